/// What the observer of `create` writes to: it serialises whoever calls, and ends once.
///
/// `@unchecked`: the gate protects `sink`.
@usableFromInline
final class Emitter<Element>: @unchecked Sendable {
  @usableFromInline let gate = Gate()
  // Protected by the gate.
  @exclusivity(unchecked) @usableFromInline var sink: Sink<Element>?

  @inlinable
  init(_ sink: Sink<Element>) { self.sink = sink }

  @inlinable
  func on(_ event: Event<Element>) {
    gate.perform(self, event) { $0.handle($1) }
  }

  @inlinable
  func handle(_ event: Event<Element>) {
    guard let sink else { return }
    switch event {
    case .next(let element): sink.send(element)
    case .error(let error): end(sink, .failed(error))
    case .completed: end(sink, .completed)
    }
  }

  @inlinable
  func end(_ sink: Sink<Element>, _ ending: Ending) {
    self.sink = nil
    sink.finish(ending)
  }

  /// Lets the observers' closures go, however long the producer keeps its observer.
  @usableFromInline
  func close() {
    gate.perform(self, ()) { emitter, _ in emitter.sink = nil }
  }
}
