import Tasks
import Testing

@Suite struct `The parts of a title that a search finds` {
  private func marked(_ search: String, _ title: String) -> String {
    var text = ""
    var place = title.startIndex
    for match in SearchText.matches(of: search, in: title) {
      text += title[place..<match.lowerBound] + "[" + title[match] + "]"
      place = match.upperBound
    }
    return text + title[place...]
  }

  @Test(arguments: [
    ("milk", "buy milk, oat Milk", "buy [milk], oat [Milk]"),
    ("malmo", "Milchreis für MALMÖ", "Milchreis für [MALMÖ]"),
    ("öl", "Öl und Oliven", "[Öl] und [Ol]iven"),
    ("buy mil", "buy milk", "[buy] [mil]k"),
    ("ana", "banana", "b[anana]"),
    ("aa ab", "aaab", "[aaab]"),
    ("ss", "straße", "straße"),
    ("漢", "買漢字", "買[漢]字"),
    ("👨‍👩‍👧", "a 👨‍👩‍👧 b", "a [👨‍👩‍👧] b"),
    ("e\u{301}", "cafe\u{301}s", "caf[e\u{301}]s"),
    ("", "milk", "milk"), ("  ", "milk", "milk"), ("milky", "milk", "milk"), ("x", "", ""),
  ]) func `are found without case and accents, whole characters at a time`(
    search: String, title: String, wanted: String
  ) {
    #expect(marked(search, title) == wanted)
  }
}
