extension ObservableType {
  /// The elements of so long a time, then completion.
  ///
  /// ```
  /// source                                 -1-2-3-4-|
  /// take(for: .seconds(4), scheduler: s)   -1-2|
  /// ```
  ///
  /// - Parameters:
  ///   - duration: How long, from subscription on.
  ///   - scheduler: Its clock, and where the completion is told that time brings.
  /// - Returns: The sequence.
  /// - Complexity: O(1) an element. Calls on the source's thread or the scheduler's, one at a time.
  public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    take(until: Observable<Int>.timer(duration, scheduler: scheduler))
  }
}
