/// Something that can be ended: a subscription, a timer, a resource.
///
/// A class and Sendable, unlike RxSwift's: whatever ends a subscription may be told to from any thread.
public protocol Disposable: AnyObject, Sendable {
  /// Ends it. May be called on any thread and more than once, never waits, and has an effect once.
  func dispose()
}

/// A disposable that knows whether it was disposed of.
public protocol Cancelable: Disposable {
  /// Whether it is over: disposed of, or ended by itself.
  var isDisposed: Bool { get }
}

extension Disposable {
  /// Puts it into a bag, which disposes of it when the bag itself goes.
  ///
  /// - Parameter bag: Keeps the disposable until then, or until it ends by itself.
  @inlinable
  public func disposed(by bag: DisposeBag) { bag.insert(self) }
}
