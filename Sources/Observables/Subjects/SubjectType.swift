/// A sequence that is also an observer: what it is told, it tells its own observers.
public protocol SubjectType<Element>: ObservableType {
  /// The type of its observing side.
  associatedtype Observer: ObserverType

  /// Its observing side.
  func asObserver() -> Observer
}
