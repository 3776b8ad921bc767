import Observables

/// Reads a marble diagram column by column.
struct MarbleReader {
  /// One thing in the diagram.
  enum Mark<Value> {
    case element(Value, column: Int)
    case completion(column: Int)
    case failure(column: Int)

    func recorded(at origin: TestTime, _ error: any Error) -> Recorded<Event<Value>> {
      switch self {
      case .element(let value, let column): .next(origin + column, value)
      case .completion(let column): .completed(origin + column)
      case .failure(let column): .error(origin + column, error)
      }
    }
  }

  private var rest: Substring
  private var column = 0
  /// Where the group began that is open.
  private var group: Int?
  private var isOver = false

  init(_ diagram: String) { rest = diagram[...] }

  /// - Parameter element: The element that the text begins with and how many characters it has, if it begins with one.
  /// - Returns: What there is, in order.
  /// - Throws: Where it is not a diagram, and why.
  mutating func read<Value>(
    _ element: (Substring) -> (Value, length: Int)?
  ) throws(MarbleError) -> [Mark<Value>] {
    var marks: [Mark<Value>] = []
    while let sign = rest.first {
      if MarbleReader.signs.contains(sign) {
        if let mark: Mark<Value> = try readSign(sign) { marks.append(mark) }
      } else {
        guard let (value, length) = element(rest) else { throw .unknown(sign, column: column) }
        if isOver { throw .afterEnd(column: column) }
        marks.append(.element(value, column: group ?? column))
        advance(by: length)
      }
    }
    if let group { throw .unclosedGroup(column: group) }
    return marks
  }

  private static let signs: Set<Character> = ["-", " ", "|", "#", "(", ")"]

  private mutating func readSign<Value>(_ sign: Character) throws(MarbleError) -> Mark<Value>? {
    defer { advance(by: 1) }
    switch sign {
    case "|", "#":
      if isOver { throw .afterEnd(column: column) }
      isOver = true
      let column = group ?? column
      return sign == "|" ? .completion(column: column) : .failure(column: column)
    case ")":
      if group == nil { throw .strayParenthesis(column: column) }
      group = nil
    default:
      if group != nil { throw .notInGroup(sign, column: column) }
      if sign == "(" {
        if isOver { throw .afterEnd(column: column) }
        group = column
      }
    }
    return nil
  }

  private mutating func advance(by length: Int) {
    rest.removeFirst(length)
    column += length
  }
}
