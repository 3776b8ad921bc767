extension ObservableType {
  /// The same sequence, told by a scheduler.
  ///
  /// ```
  /// source            -1-2-3-|      on any thread
  /// observe(on: s)    --1-2-3-|     on s's thread
  /// ```
  ///
  /// Order is kept, and an error waits for its turn as elements do. The queue between has no bound.
  ///
  /// - Parameter scheduler: Tells the events. What is waiting when it comes to it is told in one go, what comes
  ///   meanwhile in the next, so that other work of the scheduler's has its turn.
  /// - Returns: The sequence.
  /// - Complexity: O(1) an element.
  @preconcurrency
  public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> where Element: Sendable {
    let source = asObservable()
    return Observable { sink in
      let junction = ObserveOn(sink, scheduler)
      let branch = Branch(junction)
      guard junction.hold(branch) else { return }
      source.run(Sink(branch) { junction.take(.next($0)) })
    }
  }
}

/// The queue between a source and a scheduler, and what the scheduler has been asked for.
struct Handover<Element> {
  private var queue: [Event<Element>] = []
  /// Work is scheduled or running.
  private var isAwaited = false
  private var isRunning = false
  /// Work came while other work was running: inside the call that scheduled it, or on a second thread.
  private var isWantedAgain = false

  /// True: schedule work.
  mutating func put(_ event: Event<Element>) -> Bool {
    queue.append(event)
    defer { isAwaited = true }
    return !isAwaited
  }

  /// Scheduled work has begun. False: other work is at it and will see to this.
  mutating func begin() -> Bool {
    if isRunning { isWantedAgain = true }
    defer { isRunning = true }
    return !isRunning
  }

  mutating func takeAll() -> [Event<Element>] {
    defer { queue = [] }
    return queue
  }

  /// A batch has been told. True: schedule work for what has come meanwhile, then `pause`.
  mutating func hasMore() -> Bool {
    if queue.isEmpty {
      isAwaited = false
      isRunning = false
    }
    return !queue.isEmpty
  }

  /// True: the work scheduled came at once, so go on here instead. The stack stays flat.
  mutating func pause() -> Bool {
    isRunning = isWantedAgain
    isWantedAgain = false
    return isRunning
  }
}

final class ObserveOn<Element: Sendable>: Junction, @unchecked Sendable {
  private let next: (Element) -> Void
  private let scheduler: any ImmediateSchedulerType
  private let work = SerialDisposable()
  private let handover = Guarded(Handover<Element>())

  init(_ sink: Sink<Element>, _ scheduler: any ImmediateSchedulerType) {
    next = sink.next
    self.scheduler = scheduler
    super.init(downstream: sink.lifeline)
    _ = hold(work)
  }

  func take(_ event: Event<Element>) {
    if handover.withLock({ $0.put(event) }) { schedule() }
  }

  override func branchEnded(_ branch: Branch, _ ending: Ending) { take(Event(ending)) }

  private func schedule() {
    work.renew {
      scheduler.schedule(()) { [self] in
        run()
        return Disposables.create()
      }
    }
  }

  private func run() {
    guard handover.withLock({ $0.begin() }) else { return }
    repeat {
      for event in handover.withLock({ $0.takeAll() }) { tell(event) }
      guard handover.withLock({ $0.hasMore() }) else { return }
      schedule()
    } while handover.withLock { $0.pause() }
  }

  private func tell(_ event: Event<Element>) {
    if isDisposed { return }
    switch event {
    case .next(let element): next(element)
    case .error(let error): finish(.failed(error))
    case .completed: finish(.completed)
    }
  }

  override func letGo() {
    let dropped = handover.withLock { $0.takeAll() }
    _ = consume dropped
  }
}
