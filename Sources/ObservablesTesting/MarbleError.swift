/// Why a text is not a marble diagram. Columns count from 0.
public enum MarbleError: Error, Hashable {
  /// Something that is neither an element nor a sign.
  case unknown(Character, column: Int)
  /// Something after a completion or an error.
  case afterEnd(column: Int)
  /// A group that is not closed.
  case unclosedGroup(column: Int)
  /// A `)` without a group.
  case strayParenthesis(column: Int)
  /// Time passes in a group, or a group begins there.
  case notInGroup(Character, column: Int)
}

extension MarbleError: CustomStringConvertible {
  /// The wording for people.
  public var description: String {
    switch self {
    case .unknown(let sign, let column): "column \(column): ‘\(sign)’ is neither an element nor a sign"
    case .afterEnd(let column): "column \(column): something comes after the end"
    case .unclosedGroup(let column): "column \(column): the group is not closed"
    case .strayParenthesis(let column): "column \(column): there is no group to close"
    case .notInGroup(let sign, let column): "column \(column): ‘\(sign)’ cannot stand in a group"
    }
  }
}
