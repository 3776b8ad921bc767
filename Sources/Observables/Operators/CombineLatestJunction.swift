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

/// What `combineLatest` is for any number of sources.
@usableFromInline
class CombineLatest<Result>: Junction, @unchecked Sendable {
  @usableFromInline final let next: (Result) -> Void
  // Protected by the junction's gate.
  @exclusivity(unchecked) @usableFromInline final var quorum: Quorum

  @inlinable
  init(_ sink: Sink<Result>, sources: Int) {
    next = sink.next
    quorum = Quorum(sources: sources)
    super.init(downstream: sink.lifeline)
  }

  /// A source has told an element. True: all are known, and what they make is to be told.
  @inlinable
  final func heard(isFirst: Bool) -> Bool {
    switch quorum.heard(isFirst: isFirst) {
    case .combine: return !isDisposed
    case .complete:
      finish(.completed)
      return false
    case .wait: return false
    }
  }

  @inlinable
  final func tell(_ result: Result) {
    if !isDisposed { next(result) }
  }

  @inlinable
  final func fail(_ error: any Error) { finish(.failed(error)) }

  @usableFromInline
  override final func branchCompleted(_ branch: Branch) {
    if quorum.completed() { finish(.completed) }
  }
}

/// The newest element of one of many sources.
@usableFromInline
final class Latest<Element> {
  // Protected by the junction's gate.
  @exclusivity(unchecked) @usableFromInline var value: Element?

  @inlinable
  init() {}

  /// Only when every source is known.
  @inlinable
  var known: Element { value.unsafelyUnwrapped }
}

/// `combineLatest` of many sources, or of a collection.
@usableFromInline
final class CombineLatestMany<Result>: CombineLatest<Result>, @unchecked Sendable {
  @usableFromInline let select: () throws -> Result

  @inlinable
  init(_ sink: Sink<Result>, sources: Int, _ select: @escaping () throws -> Result) {
    self.select = select
    super.init(sink, sources: sources)
  }

  @inlinable
  func take<Element>(_ element: Element, into newest: Latest<Element>) {
    let isNews = newest.value == nil
    newest.value = element
    guard heard(isFirst: isNews) else { return }
    do { try tell(select()) } catch { fail(error) }
  }
}

extension Observable {
  /// Somewhere to keep the newest element; spares the caller its type.
  @inlinable
  final func newest() -> Latest<Element> { Latest() }

  @inlinable
  final func feed<Result>(_ junction: CombineLatestMany<Result>, newest: Latest<Element>) {
    feed(junction, through: Branch(junction)) { element in
      junction.gate.perform(junction, newest, element) { $0.take($2, into: $1) }
    }
  }
}
