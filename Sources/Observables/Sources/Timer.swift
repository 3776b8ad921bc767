public import Dispatch

extension ObservableType where Element: RxAbstractInteger & Sendable {
  /// Zero after a while, and then one, two, … at equal distances.
  ///
  /// ```
  /// timer(.seconds(2), scheduler: s)                       --(0|)
  /// timer(.seconds(2), period: .seconds(3), scheduler: s)  --0--1--2--3
  /// ```
  ///
  /// Times are a grid that late work does not shift; a time that has passed while the scheduler was busy is left out, not
  /// made up for.
  ///
  /// - Parameters:
  ///   - dueTime: How long until zero, by the scheduler's clock.
  ///   - period: How long from one to the next. nil: completion comes with zero.
  ///   - scheduler: Keeps the time and tells the numbers, on its thread.
  /// - Returns: The sequence.
  /// - Complexity: one piece of scheduled work an element.
  public static func timer(
    _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any SchedulerType
  ) -> Observable<Element> {
    guard let period else { return .once(after: dueTime, scheduler) }
    return Observable { sink in
      let ticks = Unchecked(sink)
      let work = scheduler.schedulePeriodic(Element.zero, startAfter: dueTime, period: period) { number in
        ticks.value.send(number)
        return number &+ 1
      }
      sink.lifeline.attach { _ in work.dispose() }
    }
  }
}

extension Observable where Element: RxAbstractInteger & Sendable {
  fileprivate static func once(after dueTime: RxTimeInterval, _ scheduler: any SchedulerType) -> Observable<Element> {
    Observable { sink in
      let work = scheduler.scheduleRelative(Unchecked(sink), dueTime: dueTime) { sink in
        sink.value.send(.zero)
        sink.value.finish(.completed)
        return Disposables.create()
      }
      sink.lifeline.attach { _ in work.dispose() }
    }
  }
}
