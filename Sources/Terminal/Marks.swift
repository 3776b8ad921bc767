/// The signs with which the program itself draws: whoever shows something asks here for them.
package struct Marks: Hashable, Sendable {
  /// Behind the heading of the column that a list is sorted by.
  package let ascending: String
  package let descending: String
  /// Where text was cut, and before what is not shown.
  package let ellipsis: String
  /// At the ends of a row that goes on to the left and to the right.
  package let onLeft: String
  package let onRight: String
  /// Between what was and what is.
  package let arrow: String
  /// Before a number below zero.
  package let minus: String
  /// Beside a day that is past, and beside the day of today.
  package let overdue: String
  package let today: String

  /// A text of the program's own, such as help, with these marks in it.
  package func spelling(_ text: String) -> String {
    // By characters: a separator of several would link the library of regular expressions, two megabytes to start with.
    text.split(separator: Character(Marks.unicode.ellipsis), omittingEmptySubsequences: false)
      .joined(separator: ellipsis)
  }

  package static let unicode = Marks(
    ascending: "▲", descending: "▼", ellipsis: "…", onLeft: "‹", onRight: "›", arrow: "→", minus: "−", overdue: "!",
    today: "•")

  /// For terminals and fonts that have no others. The sorting marks stand off: "priv" would be a word.
  package static let ascii = Marks(
    ascending: " ^", descending: " v", ellipsis: "...", onLeft: "<", onRight: ">", arrow: "->", minus: "-",
    overdue: "!", today: "*")
}
