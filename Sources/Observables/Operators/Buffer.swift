public import Dispatch

extension ObservableType {
  /// The elements in arrays: each holds what came in so long a time, or so many.
  ///
  /// ```
  /// source                                   -1-2-3------4-|
  /// buffer(timeSpan: 6 s, count: 3, …)       -----a-----b--(c|)
  ///                                               a = [1, 2, 3], b = [], c = [4]
  /// ```
  ///
  /// An array that is full is told at once, and the time begins anew. One whose time is over is told though it be empty.
  /// At completion what there is is told, though it be nothing; at an error it is dropped.
  ///
  /// - Parameters:
  ///   - timeSpan: How long an array is collected, by the scheduler's clock.
  ///   - count: How many elements it holds at most; positive.
  ///   - scheduler: Keeps the time. Arrays whose time is over are told on its thread, others on the source's.
  /// - Returns: The sequence of arrays.
  /// - Complexity: O(1) an element, amortised, and one piece of scheduled work an array.
  ///
  /// Source: RxSwift, event for event.
  public func buffer(timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType) -> Observable<[Element]> {
    precondition(count > 0, "buffer(timeSpan:count:scheduler:) was given a count that is not positive")
    let source = asObservable()
    return Observable<[Element]> { sink in
      let junction = Buffer(sink, Batch(count: count), timeSpan, scheduler)
      junction.begin()
      source.feed(junction, through: Branch(junction)) {
        junction.gate.perform(junction, $0) { $0.take($1) }
      }
    }
  }
}

/// The array being collected.
struct Batch<Element> {
  private let limit: Int
  private var elements: [Element] = []
  /// Counts the arrays; a timer belongs to one.
  private(set) var number = 0

  init(count: Int) { limit = count }

  /// True: it is full.
  mutating func put(_ element: Element) -> Bool {
    elements.append(element)
    return elements.count == limit
  }

  mutating func takeAll() -> [Element] {
    number += 1
    defer { elements = [] }
    return elements
  }
}

final class Buffer<Element>: Junction, @unchecked Sendable {
  private let next: ([Element]) -> Void
  private let timeSpan: RxTimeInterval
  private let scheduler: any SchedulerType
  private let timer = SerialDisposable()
  // Protected by the junction's gate.
  @exclusivity(unchecked) private var batch: Batch<Element>

  init(_ sink: Sink<[Element]>, _ batch: Batch<Element>, _ timeSpan: RxTimeInterval, _ scheduler: any SchedulerType) {
    next = sink.next
    self.batch = batch
    self.timeSpan = timeSpan
    self.scheduler = scheduler
    super.init(downstream: sink.lifeline)
    _ = hold(timer)
  }

  func take(_ element: Element) {
    if !isDisposed, batch.put(element) { tell() }
  }

  private func tell() {
    next(batch.takeAll())
    if !isDisposed { wait() }
  }

  func begin() {
    gate.perform(self, ()) { buffer, _ in buffer.wait() }
  }

  private func wait() {
    timer.renew {
      scheduler.scheduleRelative(batch.number, dueTime: timeSpan) { [self] number in
        gate.perform(self, number) { $0.close($1) }
        return Disposables.create()
      }
    }
  }

  /// The time of the array with this number is over.
  private func close(_ number: Int) {
    if !isDisposed, number == batch.number { tell() }
  }

  override func branchCompleted(_ branch: Branch) {
    if isDisposed { return }
    next(batch.takeAll())
    finish(.completed)
  }
}
