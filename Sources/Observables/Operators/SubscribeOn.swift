import Synchronization

extension ObservableType {
  /// The same sequence, subscribed to and left by a scheduler.
  ///
  /// ```
  /// source              -1-2-|       subscribed to on s's thread, when it comes to it
  /// subscribe(on: s)    --1-2-|      on the source's thread
  /// ```
  ///
  /// For a source whose `subscribe` takes long. To be *told* on a scheduler's thread is `observe(on:)`.
  ///
  /// - Parameter scheduler: Subscribes to the source, and leaves it when the subscription is disposed of. `dispose` does
  ///   not wait for that, and nothing is told after it.
  /// - Returns: The sequence.
  /// - Complexity: O(1) an element; two pieces of scheduled work a subscription.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Observable { sink in
      let passage = Passage(sink)
      passage.begin(by: { scheduler.schedule((), action: $0) }) {
        let branch = Branch(passage)
        if passage.hold(Departure(branch, by: scheduler)) { source.run(Sink(branch) { passage.pass($0) }) }
      }
    }
  }
}

/// Has a scheduler leave a source.
private final class Departure: Cancelable {
  private let branch: Branch
  private let scheduler: any ImmediateSchedulerType

  init(_ branch: Branch, by scheduler: any ImmediateSchedulerType) {
    self.branch = branch
    self.scheduler = scheduler
  }

  var isDisposed: Bool { branch.isDisposed }

  func dispose() {
    guard let leave = branch.endWithoutLeaving() else { return }
    _ = scheduler.schedule(Unchecked(leave)) { leave in
      leave.value()
      return Disposables.create()
    }
  }
}

extension Branch {
  /// Is over at once, so that a source which is still telling sees it and stops.
  ///
  /// - Returns: How to leave the source, if that is still to be done.
  fileprivate func endWithoutLeaving() -> (() -> Void)? {
    let before = bits.bitwiseOr(Lifeline.over, ordering: .acquiringAndReleasing).oldValue
    guard before & Lifeline.over == 0, before & Lifeline.attached != 0, let leave = leave.take() else { return nil }
    return { leave(self) }
  }
}
