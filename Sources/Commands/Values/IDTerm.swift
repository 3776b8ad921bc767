/// One item of a list of ids as it was typed: `done 3 5-8,12` has three.
package struct IDTerm: Sendable {
  /// What an item can say.
  package enum Kind: Hashable, Sendable {
    /// One id, from 1.
    case number(Int)
    /// All ids from one to another, both included; the first is at least 1. It can be as wide as `Int`: never walk it,
    /// ask the store which ids are in it.
    case range(ClosedRange<Int>)
    /// `.`: the task last touched in this session.
    case last
    /// `shown`: every task in the view.
    case shown
  }

  /// What it says.
  package var kind: Kind
  /// Where it stands in the line, in Characters: the place of "no task 42".
  package var range: Range<Int>

  /// A term as given; one that was not typed has no place.
  package init(_ kind: Kind, range: Range<Int> = 0..<0) {
    self.kind = kind
    self.range = range
  }

  /// As it is typed.
  package var word: String {
    switch kind {
    case .number(let id): String(id)
    case .range(let ids): "\(ids.lowerBound)-\(ids.upperBound)"
    case .last: "."
    case .shown: "shown"
    }
  }
}

extension IDTerm: Equatable {
  /// Terms that say the same are the same, wherever they stood.
  package static func == (a: IDTerm, b: IDTerm) -> Bool { a.kind == b.kind }
}
