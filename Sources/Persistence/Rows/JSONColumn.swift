import FoundationEssentials
import Tasks

/// Lists in a column, as JSON: `["a","b"]`, `[{"entry":1796000000,"text":"…"}]`.
///
/// Most tasks have neither tags nor notes: `[]` is written and read without a coder.
enum JSONColumn {
  private struct NoteRow: Codable {
    var entry: Int64
    var text: String
  }

  /// Tags as they are kept.
  static func text(tags: [String]) -> String { encoded(tags) }

  /// Notes as they are kept.
  static func text(notes: [TaskItem.Note]) -> String {
    encoded(notes.map { NoteRow(entry: $0.entry.seconds, text: $0.text) })
  }

  /// The tags in a column; nil where there is something else.
  static func tags(_ row: Statement, _ column: Int32) -> [String]? { decoded(row, column) }

  /// The notes in a column; nil where there is something else.
  static func notes(_ row: Statement, _ column: Int32) -> [TaskItem.Note]? {
    let notes: [NoteRow]? = decoded(row, column)
    return notes?.map { TaskItem.Note(entry: Timestamp(seconds: $0.entry), text: $0.text) }
  }

  private static func encoded<Element: Encodable>(_ list: [Element]) -> String {
    if list.isEmpty { return "[]" }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Texts and whole numbers: nothing in them that JSON could not hold.
    return (try? encoder.encode(list)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
  }

  private static func decoded<Element: Decodable>(_ row: Statement, _ column: Int32) -> [Element]? {
    // `[]` is the only list of two bytes.
    if row.byteCount(column) == 2 { return [] }
    return row.text(column).flatMap { try? JSONDecoder().decode([Element].self, from: Data($0.utf8)) }
  }
}
