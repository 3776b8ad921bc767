/// Makes disposables.
public enum Disposables {
  /// A disposable that does nothing.
  public static func create() -> any Disposable { NopDisposable.instance }

  /// A disposable that runs `dispose` the first time it is disposed of.
  ///
  /// - Parameter dispose: Runs once, on the thread that disposes, with no lock held, and is let go afterwards.
  /// - Returns: The disposable.
  @preconcurrency
  public static func create(with dispose: @escaping @Sendable () -> Void) -> any Cancelable {
    ActionDisposable(dispose)
  }

  /// A disposable that disposes of the given ones, in their order.
  public static func create(_ disposables: any Disposable...) -> any Cancelable {
    CompositeDisposable(disposables: disposables)
  }

  /// A disposable that disposes of the given ones, in their order.
  public static func create(_ disposables: [any Disposable]) -> any Cancelable {
    CompositeDisposable(disposables: disposables)
  }
}

/// Does nothing; there is one of it.
final class NopDisposable: Disposable {
  static let instance = NopDisposable()
  private init() {}
  func dispose() {}
}

/// Runs a closure once. A lifeline, so that a bag need not wrap it and lets it go when it is over.
///
/// `@unchecked`: `action` is touched by `ended` alone, which runs once.
final class ActionDisposable: Lifeline, @unchecked Sendable {
  // Protected as the class's comment says.
  @exclusivity(unchecked) private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) {
    self.action = action
    super.init()
  }

  override func ended(_ ending: Ending?) { action.take()?() }
}
