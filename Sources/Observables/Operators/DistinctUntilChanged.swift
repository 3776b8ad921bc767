extension ObservableType where Element: Equatable {
  /// The elements that differ from the one before.
  ///
  /// ```
  /// source                  -1-1-2-2-1-|
  /// distinctUntilChanged()  -1---2---1-|
  /// ```
  ///
  /// - Returns: The sequence of those.
  /// - Complexity: one comparison an element. Calls on the source's thread.
  @inlinable
  public func distinctUntilChanged() -> Observable<Element> {
    let source = asObservable()
    return Observable { sink in
      let last = Box(Held<Element>?.none)
      source.run(
        Sink(sink.lifeline) { element in
          if last.value.lend(to: { $0 == element }) == true { return }
          last.value = Held(element)
          sink.send(element)
        })
    }
  }
}

extension ObservableType {
  /// The elements whose key differs from the key of the one before.
  ///
  /// - Parameter keySelector: Makes the key of an element. An error it throws ends the sequence.
  /// - Returns: The sequence of those.
  /// - Complexity: one comparison an element. Calls on the source's thread.
  @inlinable
  @preconcurrency
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping @Sendable (Element) throws -> Key
  ) -> Observable<Element> { distinct(keySelector, ==) }

  /// The elements of which a property differs from that of the one before.
  ///
  /// - Parameter property: The property's key path.
  /// - Returns: The sequence of those.
  /// - Complexity: one comparison an element. Calls on the source's thread.
  @inlinable
  @preconcurrency
  public func distinctUntilChanged<Property: Equatable>(
    at property: any KeyPath<Element, Property> & Sendable
  ) -> Observable<Element> { distinct({ $0[keyPath: property] }, ==) }

  /// The elements that are not the same as the one before.
  ///
  /// - Parameter comparer: Whether two are the same. An error it throws ends the sequence.
  /// - Returns: The sequence of those.
  /// - Complexity: one comparison an element. Calls on the source's thread.
  @inlinable
  @preconcurrency
  public func distinctUntilChanged(
    _ comparer: @escaping @Sendable (Element, Element) throws -> Bool
  ) -> Observable<Element> { distinct({ $0 }, comparer) }

  /// The elements whose key is not the same as the key of the one before.
  ///
  /// - Parameters:
  ///   - keySelector: Makes the key of an element. An error it throws ends the sequence.
  ///   - comparer: Whether two keys are the same. An error it throws ends the sequence.
  /// - Returns: The sequence of those.
  /// - Complexity: one comparison an element. Calls on the source's thread.
  @inlinable
  @preconcurrency
  public func distinctUntilChanged<Key>(
    _ keySelector: @escaping @Sendable (Element) throws -> Key,
    comparer: @escaping @Sendable (Key, Key) throws -> Bool
  ) -> Observable<Element> { distinct(keySelector, comparer) }

  @inlinable
  func distinct<Key>(
    _ keySelector: @escaping (Element) throws -> Key, _ comparer: @escaping (Key, Key) throws -> Bool
  ) -> Observable<Element> {
    let source = asObservable()
    return Observable { sink in
      let last = Box(Held<Key>?.none)
      source.run(
        Sink(sink.lifeline) { element in
          do {
            let key = try keySelector(element)
            if try last.value.lend(to: { try comparer($0, key) }) == true { return }
            last.value = Held(key)
            sink.send(element)
          } catch { sink.fail(error) }
        })
    }
  }
}
