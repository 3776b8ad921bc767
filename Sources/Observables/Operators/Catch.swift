extension ObservableType {
  /// The same sequence, and another in the place of its error.
  ///
  /// ```
  /// source                    -1-2-#
  /// handler's                      -8-9-|
  /// catch { _ in … }          -1-2--8-9-|
  /// ```
  ///
  /// An error of the other is passed on.
  ///
  /// - Parameter handler: Makes the sequence that follows an error. An error it throws takes that one's place.
  /// - Returns: The sequence.
  /// - Complexity: O(1) an element. Calls on the source's thread, then on the other's.
  @inlinable
  @preconcurrency
  public func `catch`(
    _ handler: @escaping @Sendable (any Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    let source = asObservable()
    return Observable { sink in
      let isOnTrial = Box(true)
      Succession(sink) { ending in
        guard case .failed(let error) = ending, isOnTrial.value else { return .finish(ending ?? .completed) }
        isOnTrial.value = false
        return .subscribe(try handler(error))
      }.start(with: source)
    }
  }

  /// The same sequence, and an element and completion in the place of its error.
  ///
  /// ```
  /// source               -1-2-#
  /// catchAndReturn(9)    -1-2-(9|)
  /// ```
  ///
  /// - Parameter element: What is told then.
  /// - Returns: The sequence. It never fails.
  /// - Complexity: O(1) an element. Calls on the source's thread.
  @inlinable
  public func catchAndReturn(_ element: Element) -> Observable<Element> {
    let source = asObservable()
    return Observable { sink in
      let epilogue = Epilogue(sink.lifeline) { ending in
        if case .failed = ending { sink.send(element) }
        sink.finish(.completed)
      }
      source.run(Sink(epilogue, sink.next))
    }
  }

  /// The elements of several sequences, one after the other, until one completes.
  ///
  /// ```
  /// a                         -1-#
  /// b                             -2-|
  /// catch(sequence: [a, b])   -1---2-|
  /// ```
  ///
  /// - Parameter sequence: The sequences; each is subscribed to when the one before has failed. It is run through anew
  ///   for each subscription, and may be endless. None at all make an empty sequence.
  /// - Returns: The sequence. It fails with the error of the last.
  /// - Complexity: O(1) an element. Calls on the thread of the source that runs.
  @inlinable
  public static func `catch`<Sources: Sequence>(sequence: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    Observable { sink in
      let rest = Box(sequence.makeIterator())
      Succession(sink) { ending in
        if case .completed = ending { return .finish(.completed) }
        return rest.value.next().map { .subscribe($0) } ?? .finish(ending ?? .completed)
      }.start()
    }
  }
}
