/// A sequence that begins for all its observers at once, when it is told to.
public protocol ConnectableObservableType<Element>: ObservableType {
  /// Subscribes to the source, unless that is so already.
  ///
  /// - Returns: What ends the subscription to the source.
  func connect() -> any Disposable
}

/// One subscription to a source for all observers, from `connect()` on.
///
/// ```
/// source       -1-2-3-4-|
/// connect()      ^
/// observers    ---2-3-4-|      subscribed before
/// ```
///
/// Made by `publish`, `replay` and `multicast`. Disposing of what `connect()` returned leaves the source and tells the
/// observers nothing; `connect()` then begins a new run, which only those hear who subscribe after that.
public final class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType {
  /// Is handed what to tell the connection before the source is subscribed to.
  typealias Begin = ((Lifeline) -> Void) -> Lifeline

  private let begin: Begin

  init(connect: @escaping Begin, run: @escaping (Sink<Element>) -> Void) {
    begin = connect
    super.init(run: run)
  }

  /// Subscribes to the source, unless that is so already.
  ///
  /// - Returns: What ends the subscription to the source; the same for all who connect during a run.
  @discardableResult
  public func connect() -> any Disposable { begin { _ in } }

  /// Connects and puts the connection where it can be disposed of while the source is still being subscribed to.
  func connect(_ announce: (Lifeline) -> Void) { _ = begin(announce) }
}

extension ConnectableObservable: @unchecked Sendable where Element: Sendable {}
