/// Disposes of what it holds, in the order of insertion, when the bag itself goes.
///
/// ```swift
/// final class Badge: Sendable {
///   private let bag = DisposeBag()
///   init(_ counts: Observable<Int>) { counts.subscribe(onNext: { print($0) }).disposed(by: bag) }
/// }
/// ```
///
/// A subscription that ends by itself leaves the bag by itself, so a bag that lives long does not fill up.
///
/// There is no `dispose()`: to empty a bag, put a new one in its place. In an optimised build the life of a local bag
/// ends at its last use; one that only holds needs an owner or `withExtendedLifetime`.
public final class DisposeBag: Sendable {
  private let storage = BagStorage()

  /// An empty bag.
  public init() {}

  /// A bag that holds the given ones.
  public convenience init(disposing disposables: any Disposable...) {
    self.init()
    for disposable in disposables { insert(disposable) }
  }

  deinit { storage.dispose() }

  /// How many are in the bag that have not ended.
  ///
  /// - Complexity: O(1). May be read on any thread.
  public var count: Int { storage.count }

  /// Puts a disposable into the bag.
  ///
  /// - Parameter disposable: Is kept until it ends or the bag goes. One that is over already is not kept.
  /// - Complexity: O(1), amortised.
  public func insert(_ disposable: any Disposable) {
    if let lifeline = disposable as? Lifeline, storage.claim(lifeline) { return storage.insert(lifeline) }
    // Another's type, or in a bag already: it cannot tell this bag when it ends.
    let wrapper = ActionDisposable { disposable.dispose() }
    _ = storage.claim(wrapper)
    storage.insert(wrapper)
  }

  /// Puts disposables into the bag, in their order.
  public func insert(_ disposables: any Disposable...) {
    for disposable in disposables { insert(disposable) }
  }
}
