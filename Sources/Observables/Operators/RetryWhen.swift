extension ObservableType {
  /// The same sequence, subscribed to again after an error when another sequence says so.
  ///
  /// ```
  /// source               -1-#
  /// handler's            -------x-----|
  /// retry(when: …)       -1------1----|     # is not told: it is an element of what the handler is given
  /// ```
  ///
  /// An element of the handler's sequence that comes while the source runs is not heeded. Its end, completion or error,
  /// is told in the place of the source's error, at the next one if the source runs.
  ///
  /// - Parameter notificationHandler: Is given the errors, at each subscription, and makes the sequence that decides.
  ///   An error that is not of the type it takes is passed on.
  /// - Returns: The sequence.
  /// - Complexity: O(1) an element. Calls on the source's thread and, for the end, on that of the handler's sequence.
  ///
  /// Source: RxSwift, event for event.
  @inlinable
  @preconcurrency
  public func retry<TriggerObservable: ObservableType, Error: Swift.Error>(
    when notificationHandler: @escaping @Sendable (Observable<Error>) -> TriggerObservable
  ) -> Observable<Element> { retry(on: Error.self, when: notificationHandler) }

  /// The same sequence, subscribed to again after any error when another sequence says so.
  ///
  /// - Parameter notificationHandler: Is given the errors, at each subscription, and makes the sequence that decides.
  /// - Returns: The sequence.
  /// - Complexity: O(1) an element. Calls on the source's thread and, for the end, on that of the handler's sequence.
  @inlinable
  @preconcurrency
  public func retry<TriggerObservable: ObservableType>(
    when notificationHandler: @escaping @Sendable (Observable<any Swift.Error>) -> TriggerObservable
  ) -> Observable<Element> { retry(on: (any Swift.Error).self, when: notificationHandler) }

  @inlinable
  func retry<Trigger: ObservableType, Failure>(
    on type: Failure.Type, when handler: @escaping (Observable<Failure>) -> Trigger
  ) -> Observable<Element> {
    let source = asObservable()
    return Observable { sink in
      let junction = RetryWhen<Element, Failure>(sink, source)
      let gong = Gong(junction)
      let trigger = handler(junction.errors).asObservable()
      if junction.hold(gong) { trigger.run(Sink(gong) { _ in gong.sound() }) }
      junction.start()
    }
  }
}

/// Whether the source has failed and the trigger is waited for.
struct Attempts {
  enum Verdict { case ask, finish(Ending) }

  private var isWaiting = false
  private var lastWord: Ending?

  /// The source has failed.
  mutating func failed() -> Verdict {
    if let lastWord { return .finish(lastWord) }
    isWaiting = true
    return .ask
  }

  /// The trigger has told an element. True: subscribe again.
  mutating func triggered() -> Bool {
    defer { isWaiting = false }
    return isWaiting
  }

  /// The trigger has ended. True: that is the end.
  mutating func triggerEnded(_ ending: Ending) -> Bool {
    lastWord = ending
    return isWaiting
  }
}

/// The trigger knows the junction weakly, because it follows from the errors, which the junction owns. So while the
/// source does not run, and cannot hold it, the junction holds itself.
@usableFromInline
final class RetryWhen<Element, Failure>: Junction, @unchecked Sendable {
  @usableFromInline let errors = PublishSubject<Failure>()
  private let next: (Element) -> Void
  private let source: Observable<Element>
  private let keeper = Guarded(Unchecked<RetryWhen?>(nil))
  // Protected by the junction's gate.
  @exclusivity(unchecked) private var attempts = Attempts()

  @usableFromInline
  init(_ sink: Sink<Element>, _ source: Observable<Element>) {
    next = sink.next
    self.source = source
    super.init(downstream: sink.lifeline)
  }

  deinit { dispose() }

  @usableFromInline
  func start() {
    gate.perform(self, ()) { junction, _ in junction.subscribe() }
  }

  private func subscribe() {
    if !isDisposed { source.feed(self, through: Successor(self)) { self.next($0) } }
  }

  override func branchEnded(_ branch: Branch, _ ending: Ending) {
    gate.perform(self, branch, ending) { $0.attempted($1, $2) }
  }

  private func attempted(_ branch: Branch, _ ending: Ending) {
    if isDisposed { return }
    release(branch)
    guard case .failed(let error) = ending, let failure = error as? Failure else { return finish(ending) }
    switch attempts.failed() {
    case .finish(let ending): finish(ending)
    case .ask:
      keep(self)
      errors.onNext(failure)
    }
  }

  fileprivate func triggered() {
    guard !isDisposed, attempts.triggered() else { return }
    subscribe()
    keep(nil)
  }

  fileprivate func triggerEnded(_ ending: Ending) {
    if attempts.triggerEnded(ending) { finish(ending) }
  }

  private func keep(_ junction: RetryWhen?) {
    let old = keeper.withLock { keeper in
      let old = keeper
      keeper = Unchecked(isDisposed ? nil : junction)
      return old
    }
    _ = consume old
  }

  override func letGo() { keep(nil) }
}

/// The subscription to what says when to try again.
@usableFromInline
final class Gong: Lifeline, @unchecked Sendable {
  private let strike: () -> Void
  private let end: (Ending) -> Void

  @usableFromInline
  init<Element, Failure>(_ junction: RetryWhen<Element, Failure>) {
    strike = { [weak junction] in
      guard let junction else { return }
      junction.gate.perform(junction, ()) { junction, _ in junction.triggered() }
    }
    end = { [weak junction] ending in
      guard let junction else { return }
      junction.gate.perform(junction, ending) { $0.triggerEnded($1) }
    }
    super.init()
  }

  @usableFromInline
  func sound() { strike() }

  @usableFromInline
  override func ended(_ ending: Ending?) {
    if let ending { end(ending) }
  }
}
