extension ObservableType {
  /// The elements after another sequence has told one.
  ///
  /// ```
  /// source               -1-2-3-4-|
  /// other                ----x
  /// skip(until: other)   -----3-4-|
  /// ```
  ///
  /// The source is subscribed to first. The other's completion changes nothing, its error is passed on. A source that
  /// completes before the other has told an element is left and nothing is ever told, not even its completion; an error
  /// of the source is told at any time.
  ///
  /// - Parameter other: Starts the sequence by its first element, and is left then.
  /// - Returns: The sequence.
  /// - Complexity: O(1) an element. Calls on the thread of whichever source sends.
  ///
  /// Source: RxSwift, event for event.
  @inlinable
  public func skip<Source: ObservableType>(until other: Source) -> Observable<Element> {
    let source = asObservable()
    let other = other.asObservable()
    return Observable { sink in
      let junction = SkipUntil(sink)
      source.feed(junction, through: Branch(junction, .main)) {
        junction.gate.perform(junction, $0) { $0.take($1) }
      }
      let branch = Branch(junction, .side)
      other.feed(junction, through: branch) { _ in
        junction.gate.perform(junction, branch) { $0.open(by: $1) }
      }
    }
  }
}

@usableFromInline
final class SkipUntil<Element>: Junction, @unchecked Sendable {
  @usableFromInline let next: (Element) -> Void
  // Protected by the junction's gate.
  @exclusivity(unchecked) @usableFromInline var isOpen = false

  @inlinable
  init(_ sink: Sink<Element>) {
    next = sink.next
    super.init(downstream: sink.lifeline)
  }

  @inlinable
  func take(_ element: Element) {
    if isOpen, !isDisposed { next(element) }
  }

  @inlinable
  func open(by branch: Branch) {
    isOpen = true
    release(branch)
    branch.dispose()
  }

  @usableFromInline
  override func branchCompleted(_ branch: Branch) {
    if branch.role == .side { return }
    if isOpen { finish(.completed) } else { dispose() }
  }
}
