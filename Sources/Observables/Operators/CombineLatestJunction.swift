/// How many sources of a `combineLatest` are known and how many still run.
@usableFromInline
struct Quorum {
  @usableFromInline
  enum Verdict { case combine, wait, complete }

  @usableFromInline var unknown: Int
  @usableFromInline var running: Int

  @inlinable
  init(sources: Int) {
    unknown = sources
    running = sources
  }

  /// A source has told an element.
  @inlinable
  mutating func heard(isFirst: Bool) -> Verdict {
    if isFirst { unknown -= 1 }
    if unknown == 0 { return .combine }
    // The one that is heard runs; if it is the only one, what is unknown will stay so.
    return running == 1 ? .complete : .wait
  }

  /// A source has completed. True if it was the last.
  mutating func completed() -> Bool {
    running -= 1
    return running == 0
  }
}

/// The subscription to one source, with its newest element.
@usableFromInline
final class Latest<Element>: Branch, @unchecked Sendable {
  // Protected by the junction's gate.
  @exclusivity(unchecked) @usableFromInline var value: Element?

  @inlinable
  init(_ junction: Junction) { super.init(junction) }

  /// Only when every source is known.
  @inlinable
  var known: Element { value.unsafelyUnwrapped }
}

/// An element on its way through the gate. A tuple of the two crashes the optimiser of Swift 6.3.
@usableFromInline
struct News<Element> {
  @usableFromInline let element: Element
  @usableFromInline let branch: Latest<Element>

  @inlinable
  init(_ element: Element, from branch: Latest<Element>) {
    self.element = element
    self.branch = branch
  }
}

/// `combineLatest` of any number of sources.
@usableFromInline
final class CombineLatest<Result>: Junction, @unchecked Sendable {
  @usableFromInline let next: (Result) -> Void
  // Protected by the junction's gate; `select` is set before the first source is subscribed to.
  @exclusivity(unchecked) @usableFromInline var quorum: Quorum
  @exclusivity(unchecked) @usableFromInline var select: (() throws -> Result)?

  @inlinable
  init(_ sink: Sink<Result>, sources: Int) {
    next = sink.next
    quorum = Quorum(sources: sources)
    super.init(downstream: sink.lifeline)
  }

  @inlinable
  func take<Element>(_ news: News<Element>) {
    let isFirst = news.branch.value == nil
    news.branch.value = news.element
    switch quorum.heard(isFirst: isFirst) {
    case .combine: combine()
    case .complete: finish(.completed)
    case .wait: break
    }
  }

  @inlinable
  func combine() {
    guard let select, !isDisposed else { return }
    do {
      let result = try select()
      if !isDisposed { next(result) }
    } catch { finish(.failed(error)) }
  }

  @usableFromInline
  override func branchCompleted(_ branch: Branch) {
    if quorum.completed() { finish(.completed) }
  }
}
