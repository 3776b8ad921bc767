extension ObservableType {
  /// `flatMap`, `flatMapFirst`, `concatMap`, `merge` and `concat` differ in whose turn it is.
  @inlinable
  func flatten<Source: ObservableConvertibleType>(
    _ lanes: Lanes<Source.Element>, _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    let source = asObservable()
    return Observable<Source.Element> { sink in
      let junction = Flatten(sink, lanes, selector)
      source.feed(junction, through: Branch(junction, .main)) { element in
        junction.turnstile.perform(junction, element) { $0.arrived($1) }
      }
    }
  }
}

/// Which inner sequences run, and which wait.
@usableFromInline
struct Lanes<Element> {
  @usableFromInline
  enum Step {
    case subscribe(Observable<Element>)
    case wait
    case complete
  }

  @usableFromInline let limit: Int
  /// Whether what comes when `limit` are running waits, or is dropped.
  @usableFromInline let mayWait: Bool
  @usableFromInline var running = 0
  @usableFromInline var waiting = Queue<Observable<Element>>()
  @usableFromInline var isLast = false

  @inlinable
  init(limit: Int, mayWait: Bool = true) {
    self.limit = limit
    self.mayWait = mayWait
  }

  @inlinable
  var admits: Bool { mayWait || running < limit }

  /// An inner sequence has come.
  @inlinable
  mutating func arrived(_ source: Observable<Element>) -> Step {
    guard running < limit else {
      waiting.append(source)
      return .wait
    }
    running += 1
    return .subscribe(source)
  }

  /// One that ran has completed.
  @inlinable
  mutating func completed() -> Step {
    if let next = waiting.popFirst() { return .subscribe(next) }
    running -= 1
    return running == 0 && isLast ? .complete : .wait
  }

  /// No more will come.
  @inlinable
  mutating func outerCompleted() -> Step {
    isLast = true
    return running == 0 ? .complete : .wait
  }
}

/// Runs the sequences made from a source's elements side by side, so many at a time.
///
/// Two gates: the `turnstile` decides which sequences run, and subscribes to them; their elements pass the junction's
/// own, which is free then. So a sequence that tells all it has during `subscribe` is told at once and not queued, and
/// one after the other is a loop and no recursion.
@usableFromInline
final class Flatten<Outer, Source: ObservableConvertibleType>: Junction, @unchecked Sendable {
  @usableFromInline let select: (Outer) throws -> Source
  @usableFromInline let next: (Source.Element) -> Void
  @usableFromInline let turnstile = Gate()
  /// The subscriptions to inner sequences; they leave it by themselves.
  @usableFromInline let inner = BagStorage()
  // Protected by the turnstile.
  @exclusivity(unchecked) @usableFromInline var lanes: Lanes<Source.Element>

  @inlinable
  init(_ sink: Sink<Source.Element>, _ lanes: Lanes<Source.Element>, _ select: @escaping (Outer) throws -> Source) {
    self.select = select
    self.lanes = lanes
    next = sink.next
    super.init(downstream: sink.lifeline)
    _ = hold(inner)
  }

  // Its sources have gone without a word; what is left in there knows `inner`, and would keep it.
  @usableFromInline
  deinit { inner.dispose() }

  @inlinable
  func arrived(_ element: Outer) {
    guard !isDisposed, lanes.admits else { return }
    do { perform(lanes.arrived(try select(element).asObservable())) } catch { conclude(.failed(error)) }
  }

  @inlinable
  func perform(_ step: Lanes<Source.Element>.Step) {
    switch step {
    case .subscribe(let source):
      let branch = Branch(self, .side)
      inner.insert(branch)
      if branch.isDisposed { return }
      source.run(
        Sink(branch) { [self] element in
          gate.perform(self, element) { if !$0.isDisposed { $0.next($1) } }
        })
    case .wait: break
    case .complete: conclude(.completed)
    }
  }

  /// Behind the elements that are queued.
  @usableFromInline
  func conclude(_ ending: Ending) {
    gate.perform(self, ending) { $0.finish($1) }
  }

  @usableFromInline
  override func branchEnded(_ branch: Branch, _ ending: Ending) {
    if case .failed = ending { return conclude(ending) }
    turnstile.perform(self, branch) { junction, branch in
      if branch.role == .side { return junction.perform(junction.lanes.completed()) }
      junction.release(branch)
      junction.perform(junction.lanes.outerCompleted())
    }
  }
}
