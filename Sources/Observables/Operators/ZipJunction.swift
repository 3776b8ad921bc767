/// What a source of a `zip` has told and no row has taken.
@usableFromInline
final class Column<Element> {
  // Protected by the junction's gate.
  @exclusivity(unchecked) @usableFromInline var queue = Queue<Element>()

  @inlinable
  init() {}

  @inlinable
  var isEmpty: Bool { queue.isEmpty }

  /// Only when the row is complete.
  @inlinable
  func removeFirst() -> Element { queue.removeFirst() }
}

/// `zip` of any number of sources.
@usableFromInline
final class Zip<Result>: Junction, @unchecked Sendable {
  @usableFromInline let next: (Result) -> Void
  @usableFromInline let takeRow: () throws -> Result
  @usableFromInline let isComplete: () -> Bool
  // Protected by the junction's gate.
  @exclusivity(unchecked) private var running: Int

  /// - Parameters:
  ///   - sink: What is below.
  ///   - sources: How many there are.
  ///   - takeRow: Makes a result of the first of each column.
  ///   - isComplete: Whether no column is empty.
  @usableFromInline
  init(
    _ sink: Sink<Result>, sources: Int, takeRow: @escaping () throws -> Result, isComplete: @escaping () -> Bool
  ) {
    next = sink.next
    running = sources
    self.takeRow = takeRow
    self.isComplete = isComplete
    super.init(downstream: sink.lifeline)
  }

  @inlinable
  func take<Element>(_ element: Element, into column: Column<Element>) {
    column.queue.append(element)
    guard isComplete(), !isDisposed else { return }
    do {
      let result = try takeRow()
      if !isDisposed { next(result) }
    } catch { finish(.failed(error)) }
  }

  @usableFromInline
  override func branchCompleted(_ branch: Branch) {
    running -= 1
    if running == 0 { finish(.completed) }
  }
}

extension Observable {
  /// Somewhere for elements to wait; spares the caller their type.
  @inlinable
  final func column() -> Column<Element> { Column() }

  @inlinable
  final func feed<Result>(_ junction: Zip<Result>, _ column: Column<Element>) {
    feed(junction, through: Branch(junction)) { element in
      junction.gate.perform(junction, column, element) { $0.take($2, into: $1) }
    }
  }
}
