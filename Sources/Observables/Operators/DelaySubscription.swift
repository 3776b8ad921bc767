public import Dispatch

extension ObservableType {
  /// The same sequence, subscribed to so much later.
  ///
  /// ```
  /// source                               1-2-3-4-5-|
  /// delaySubscription(.seconds(3), …)    ----3-4-5-|
  /// ```
  ///
  /// - Parameters:
  ///   - dueTime: How much later, by the scheduler's clock.
  ///   - scheduler: Keeps the time and subscribes, on its thread.
  /// - Returns: The sequence.
  /// - Complexity: one piece of scheduled work a subscription. Elements are told on the source's thread.
  public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Observable { sink in
      let passage = Passage(sink)
      passage.begin(by: { scheduler.scheduleRelative((), dueTime: dueTime, action: $0) }) {
        let branch = Branch(passage)
        if passage.hold(branch) { source.run(Sink(branch) { passage.pass($0) }) }
      }
    }
  }
}

/// Between a subscriber and a source that is subscribed to by a scheduler.
final class Passage<Element>: Junction, @unchecked Sendable {
  private let next: (Element) -> Void
  private let work = SerialDisposable()

  init(_ sink: Sink<Element>) {
    next = sink.next
    super.init(downstream: sink.lifeline)
    _ = hold(work)
  }

  /// Has `subscribe` run as `schedule` says, unless this is over by then.
  func begin(
    by schedule: (@escaping @Sendable (()) -> any Disposable) -> any Disposable, _ subscribe: @escaping () -> Void
  ) {
    // It runs once.
    let subscribe = Unchecked(subscribe)
    work.renew {
      schedule { _ in
        subscribe.value()
        return Disposables.create()
      }
    }
  }

  func pass(_ element: Element) {
    if !isDisposed { next(element) }
  }
}
