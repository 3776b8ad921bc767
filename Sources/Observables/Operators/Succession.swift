/// One source after the other: `concat`, `catch`, `retry`.
///
/// What passes the gate is the change from one to the next, so a thousand that end at once are a loop and no recursion.
/// The elements pass beside it, for only one source runs at a time.
@usableFromInline
final class Succession<Element>: Junction, @unchecked Sendable {
  /// What follows an end.
  @usableFromInline
  enum Step {
    case subscribe(Observable<Element>)
    case finish(Ending)
  }

  @usableFromInline let next: (Element) -> Void
  @usableFromInline let step: (Ending?) throws -> Step

  /// - Parameters:
  ///   - sink: What is below.
  ///   - step: Says what follows the end of a source, and, called with nil, what comes first. It is called inside the
  ///     gate. An error it throws ends the sequence. What it captures is kept as long as the succession lasts, so not a
  ///     source that is needed once.
  @inlinable
  init(_ sink: Sink<Element>, _ step: @escaping (Ending?) throws -> Step) {
    next = sink.next
    self.step = step
    super.init(downstream: sink.lifeline)
  }

  @inlinable
  func start() {
    gate.perform(self, Ending?.none) { $0.move(after: $1) }
  }

  /// Starts with a source that `step` is not asked for.
  @inlinable
  func start(with source: Observable<Element>) {
    gate.perform(self, source) { $0.subscribe(to: $1) }
  }

  @inlinable
  func subscribe(to source: Observable<Element>) {
    source.feed(self, through: Successor(self)) { self.next($0) }
  }

  @inlinable
  func move(after ending: Ending?) {
    if isDisposed { return }
    do {
      switch try step(ending) {
      case .subscribe(let source): subscribe(to: source)
      case .finish(let ending): finish(ending)
      }
    } catch { finish(.failed(error)) }
  }

  @usableFromInline
  override func branchEnded(_ branch: Branch, _ ending: Ending) {
    gate.perform(self, branch, ending) { succession, branch, ending in
      succession.release(branch)
      succession.move(after: ending)
    }
  }
}

/// The subscription to one of a succession's sources: what it holds is free before the next one begins.
@usableFromInline
final class Successor: Branch, @unchecked Sendable {
  @usableFromInline
  init(_ junction: Junction) { super.init(junction) }

  @usableFromInline
  override var leavesFirst: Bool { true }
}
