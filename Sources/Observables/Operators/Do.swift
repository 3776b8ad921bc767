extension ObservableType {
  /// The same sequence, with closures that see its events before or after the observer does.
  ///
  /// ```
  /// source                    -1-2-|
  /// do(onNext: log)           -1-2-|
  /// ```
  ///
  /// - Parameters:
  ///   - onNext: Is called with each element before the observer is. An error it throws ends the sequence.
  ///   - afterNext: Is called with each element after the observer was. An error it throws ends the sequence.
  ///   - onError: Is called with the error before the observer is. An error it throws takes its place.
  ///   - afterError: Is called with the error after the observer was.
  ///   - onCompleted: Is called at completion before the observer is. An error it throws takes its place.
  ///   - afterCompleted: Is called at completion after the observer was.
  ///   - onSubscribe: Is called before the source is subscribed to.
  ///   - onSubscribed: Is called after the source was subscribed to.
  ///   - onDispose: Is called once at the end, whichever way it came.
  /// - Returns: The sequence.
  /// - Complexity: O(1) an element. Calls on the source's thread.
  @inlinable
  @preconcurrency
  public func `do`(
    onNext: (@Sendable (Element) throws -> Void)? = nil,
    afterNext: (@Sendable (Element) throws -> Void)? = nil,
    onError: (@Sendable (any Error) throws -> Void)? = nil,
    afterError: (@Sendable (any Error) throws -> Void)? = nil,
    onCompleted: (@Sendable () throws -> Void)? = nil,
    afterCompleted: (@Sendable () throws -> Void)? = nil,
    onSubscribe: (@Sendable () -> Void)? = nil,
    onSubscribed: (@Sendable () -> Void)? = nil,
    onDispose: (@Sendable () -> Void)? = nil
  ) -> Observable<Element> {
    let source = asObservable()
    let watch = EndWatch(
      onError: onError, afterError: afterError, onCompleted: onCompleted, afterCompleted: afterCompleted,
      onDispose: onDispose)
    return Observable { sink in
      let below = watch.map { WatchedLifeline($0, downstream: sink.lifeline) } ?? sink.lifeline
      let inlet = Sink<Element>(below) { element in
        do {
          try onNext?(element)
          sink.send(element)
          try afterNext?(element)
        } catch { withExtendedLifetime(sink.next) { below.finish(.failed(error)) } }
      }
      onSubscribe?()
      source.run(inlet)
      onSubscribed?()
    }
  }
}

/// What `do` is to call at the end.
@usableFromInline
struct EndWatch {
  let onError: ((any Error) throws -> Void)?
  let afterError: ((any Error) throws -> Void)?
  let onCompleted: (() throws -> Void)?
  let afterCompleted: (() throws -> Void)?
  let onDispose: (() -> Void)?

  /// nil if there is nothing to call.
  @usableFromInline
  init?(
    onError: ((any Error) throws -> Void)?, afterError: ((any Error) throws -> Void)?,
    onCompleted: (() throws -> Void)?, afterCompleted: (() throws -> Void)?, onDispose: (() -> Void)?
  ) {
    if onError == nil, afterError == nil, onCompleted == nil, afterCompleted == nil, onDispose == nil { return nil }
    self.onError = onError
    self.afterError = afterError
    self.onCompleted = onCompleted
    self.afterCompleted = afterCompleted
    self.onDispose = onDispose
  }
}

/// A subscription that calls what `do` was given when it ends.
///
/// `@unchecked`: `watch` is touched by `ended` alone, which runs once.
@usableFromInline
final class WatchedLifeline: Lifeline, @unchecked Sendable {
  // Unowned, because it owns this; the closure that the source is given holds it.
  private unowned let downstream: Lifeline
  // Protected as the class's comment says.
  @exclusivity(unchecked) private var watch: EndWatch?

  @usableFromInline
  init(_ watch: EndWatch, downstream: Lifeline) {
    self.watch = watch
    self.downstream = downstream
    super.init()
    downstream.attach { _ in self.dispose() }
  }

  @usableFromInline
  override func ended(_ ending: Ending?) {
    guard let watch = watch.take() else { return }
    if let ending { tell(ending, watch) }
    watch.onDispose?()
  }

  @usableFromInline
  override var leavesFirst: Bool { downstream.leavesFirst }

  private func tell(_ ending: Ending, _ watch: EndWatch) {
    do {
      switch ending {
      case .completed: try watch.onCompleted?()
      case .failed(let error): try watch.onError?(error)
      }
    } catch { return downstream.finish(.failed(error)) }
    downstream.finish(ending)
    // The end has been told: nobody is left to hear of an error thrown here.
    switch ending {
    case .completed: try? watch.afterCompleted?()
    case .failed(let error): try? watch.afterError?(error)
    }
  }
}
