import Terminal
import Testing

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("milk", 4), ("é", 1), ("e\u{301}", 1), ("漢字", 4), ("ｶﾅ", 2), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2),
    ("тест", 4), ("👍", 2), ("👍🏽", 2), ("👨‍👩‍👧‍👦", 2), ("🇩🇪", 2), ("1\u{FE0F}\u{20E3}", 2), ("1\u{20E3}", 2),
    ("❤", 1), ("❤\u{FE0F}", 2), ("❤️‍🔥", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("\u{1B}", 0), ("a\u{200D}b", 2),
  ])
  func `takes the columns that a terminal gives it`(text: String, columns: Int) {
    #expect(text.displayWidth == columns)
  }
}

@Suite struct FittingTests {
  @Test(arguments: [
    ("buy milk", 8, "buy milk"), ("buy milk", 7, "buy mi…"), ("buy milk", 1, "…"), ("buy milk", 0, ""),
    ("買い物リスト", 12, "買い物リスト"), ("買い物リスト", 7, "買い物…"), ("買い物リスト", 8, "買い物…"),
    ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 3, "👨‍👩‍👧‍👦…"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
  ])
  func `cuts at a character's edge and marks the cut`(text: String, columns: Int, cut: String) {
    #expect(text.truncated(toWidth: columns) == cut)
  }

  @Test func `pads on the side away from the edge it keeps to`() {
    #expect("漢".padded(toWidth: 4) == "漢  ")
    #expect("漢".padded(toWidth: 4, .right) == "  漢")
    #expect("milk".padded(toWidth: 2) == "milk")
    #expect("買い物".fitted(toWidth: 4) == "買… ")
  }
}
