extension Hub {
  /// The newest element, of a hub that always has one.
  @inlinable
  var newest: Element { gate.locked { Unchecked(history.newest.unsafelyUnwrapped) }.value }

  /// The same together with how the sequence ended, if it has.
  var newestAndEnding: (Element, Ending?) {
    gate.locked { Unchecked((history.newest.unsafelyUnwrapped, accepted)) }.value
  }

  /// What a newcomer is told. Under the inbox's lock.
  @inlinable
  var past: ContiguousArray<Element> {
    accepted != nil && !remembersAfterEnd ? [] : history.inOrder
  }

  /// The newcomer is told the past at once, on this thread, and then what comes, without a gap and each element once.
  @inlinable
  func addRemembering(_ sink: Sink<Element>, leave: @escaping (Lifeline) -> Void) {
    var told: ContiguousArray<Element> = []
    guard gate.enter(reading: { told = past }) else { return addLate(sink, leave: leave) }
    // What others send meanwhile waits at the gate.
    sink.lifeline.attach(leave)
    for element in told { sink.send(element) }
    insert(sink)
    gate.leave()
  }

  /// Somebody is inside. The newcomer gets a gate of its own, shut until it has been told the past.
  @inlinable
  func addLate(_ sink: Sink<Element>, leave: @escaping (Lifeline) -> Void) {
    let late = Latecomer(sink)
    late.gate.seize()
    let branch = Branch(late)
    _ = late.hold(branch)
    branch.attach(leave)
    let inlet = Sink<Element>(branch) { late.take($0) }
    var told: ContiguousArray<Element> = []
    let isInside = gate.enter(
      recording: {
        told = past
        return true
      },
      orPost: { Gate.Errand { self.insert(inlet) } })
    if isInside { insert(inlet) }
    for element in told where !late.isDisposed { sink.send(element) }
    late.gate.leave()
    if isInside { gate.leave() }
  }
}

/// Between a busy hub and an observer that is still being told the past.
@usableFromInline
final class Latecomer<Element>: Junction, @unchecked Sendable {
  @usableFromInline let next: (Element) -> Void

  @usableFromInline
  init(_ sink: Sink<Element>) {
    next = sink.next
    super.init(downstream: sink.lifeline)
  }

  @usableFromInline
  func take(_ element: Element) {
    gate.perform(self, element) { if !$0.isDisposed { $0.next($1) } }
  }
}
