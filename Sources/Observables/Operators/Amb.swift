extension ObservableType {
  /// The one of two sequences that tells something first; the other is left.
  ///
  /// ```
  /// source        ---1---2---|
  /// right         -7---8-------9-|
  /// amb(right)    -7---8-------9-|
  /// ```
  ///
  /// An error or completion is something, too.
  ///
  /// To be called like a method, see `ConcatCall`.
  @inlinable
  public var amb: AmbCall<Element> { AmbCall(left: asObservable()) }

  /// The one of several sequences that tells something first; the others are left.
  ///
  /// - Parameter sequence: The sequences; they are subscribed to in this order, until one has told something. None at
  ///   all make a sequence that never ends.
  /// - Returns: The sequence.
  /// - Complexity: O(1) an element. Calls on the thread of the one that was first.
  @inlinable
  public static func amb<Sources: Sequence>(_ sequence: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    let sources = Array(sequence)
    return Observable { sink in
      let junction = Amb(sink)
      let branches = junction.enter(sources.count)
      for (source, branch) in Swift.zip(sources, branches) where !branch.isDisposed {
        source.run(
          Sink(branch) { element in
            junction.gate.perform(junction, branch, element) { $0.take($2, from: $1) }
          })
      }
    }
  }
}

/// What `amb` of a sequence is before it is called; see `ConcatCall` for why it is not a method.
public struct AmbCall<Element> {
  @usableFromInline let left: Observable<Element>

  @inlinable
  init(left: Observable<Element>) { self.left = left }

  /// The one of two sequences that tells something first; the other is left.
  ///
  /// - Parameter right: The other sequence; it is subscribed to second, unless the first has told something then.
  /// - Returns: The sequence.
  /// - Complexity: O(1) an element. Calls on the thread of the one that was first.
  @inlinable
  public func callAsFunction<O2: ObservableType>(_ right: O2) -> Observable<Element> where O2.Element == Element {
    .amb([left, right.asObservable()])
  }
}

@usableFromInline
final class Amb<Element>: Junction, @unchecked Sendable {
  @usableFromInline let next: (Element) -> Void
  // Protected by the junction's gate, once the first source is subscribed to.
  @exclusivity(unchecked) @usableFromInline var winner: Branch?
  @exclusivity(unchecked) private var entrants: [Branch] = []

  @inlinable
  init(_ sink: Sink<Element>) {
    next = sink.next
    super.init(downstream: sink.lifeline)
  }

  /// A subscription for each source, before any is used: the first source may win before the second is known.
  @usableFromInline
  func enter(_ count: Int) -> [Branch] {
    entrants = (0..<count).map { _ in Branch(self) }
    for branch in entrants { _ = hold(branch) }
    return entrants
  }

  @inlinable
  func take(_ element: Element, from branch: Branch) {
    if wins(branch), !isDisposed { next(element) }
  }

  @inlinable
  func wins(_ branch: Branch) -> Bool {
    if winner == nil { decide(for: branch) }
    return winner === branch
  }

  @usableFromInline
  func decide(for branch: Branch) {
    winner = branch
    for other in entrants where other !== branch {
      release(other)
      other.dispose()
    }
    entrants = []
  }

  @usableFromInline
  override func branchEnded(_ branch: Branch, _ ending: Ending) {
    gate.perform(self, branch, ending) { if $0.wins($1) { $0.finish($2) } }
  }
}
