public import Dispatch

extension ObservableType where Element: RxAbstractInteger & Sendable {
  /// Zero, one, two, … at equal distances, the first after one period.
  ///
  /// ```
  /// interval(.seconds(3), scheduler: s)  ---0--1--2--3
  /// ```
  ///
  /// Times are a grid that late work does not shift; a time that has passed while the scheduler was busy is left out, not
  /// made up for.
  ///
  /// - Parameters:
  ///   - period: How long from one to the next, by the scheduler's clock. Zero: whenever the scheduler runs work.
  ///   - scheduler: Keeps the time and tells the numbers, on its thread.
  /// - Returns: The sequence, which does not end by itself.
  /// - Complexity: one piece of scheduled work an element.
  public static func interval(_ period: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    timer(period, period: period, scheduler: scheduler)
  }
}
