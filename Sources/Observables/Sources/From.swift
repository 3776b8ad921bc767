extension ObservableType {
  /// The elements of a Swift sequence and completion, told during `subscribe`.
  ///
  /// ```
  /// from([1, 2, 3])  (123|)
  /// ```
  ///
  /// Without a scheduler there is no trampoline: the elements come one after the other, before `subscribe` returns.
  ///
  /// - Parameter sequence: Is run through anew for each subscription, until that is disposed of.
  /// - Returns: The sequence.
  /// - Complexity: O(elements) at each subscription.
  @inlinable
  public static func from<Elements: Sequence>(_ sequence: Elements) -> Observable<Element>
  where Elements.Element == Element {
    Observable { sink in
      for element in sequence {
        if sink.lifeline.isDisposed { return }
        sink.next(element)
      }
      sink.finish(.completed)
    }
  }

  /// The element, if there is one, and completion.
  ///
  /// - Parameter optional: nil makes an empty sequence.
  /// - Returns: The sequence.
  @inlinable
  public static func from(optional: Element?) -> Observable<Element> { from(OneOrNone(optional)) }
}

/// An optional as a Swift sequence.
@usableFromInline
struct OneOrNone<Element>: Sequence, IteratorProtocol {
  @usableFromInline var element: Element?

  @inlinable
  init(_ element: Element?) { self.element = element }

  @inlinable
  mutating func next() -> Element? { element.take() }
}
