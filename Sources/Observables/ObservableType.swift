/// Anything that an observable sequence can be made from.
public protocol ObservableConvertibleType<Element> {
  /// The type of the sequence's elements.
  associatedtype Element

  /// The sequence.
  func asObservable() -> Observable<Element>
}

/// Something that can be subscribed to. All operators are its extensions.
///
/// Conform by giving an `Observable`, for instance a stored one that hides a subject:
///
/// ```swift
/// struct Clicks: ObservableType {
///   private let subject = PublishSubject<Int>()
///   func asObservable() -> Observable<Int> { subject }
/// }
/// ```
public protocol ObservableType<Element>: ObservableConvertibleType {}
