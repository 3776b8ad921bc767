/// Several disposables that end together, to which others can be added and from which they can be taken.
public final class CompositeDisposable: Cancelable {
  /// Names a disposable inside its composite.
  public struct DisposeKey: Hashable, Sendable {
    let number: Int
  }

  private struct State {
    var members: [DisposeKey: any Disposable] = [:]
    var issued = 0
    var isDisposed = false
  }

  private let state: Guarded<State>

  /// An empty composite.
  public convenience init() { self.init(disposables: []) }

  /// A composite of the given ones.
  public convenience init(_ disposables: any Disposable...) { self.init(disposables: disposables) }

  /// A composite of the given ones.
  ///
  /// - Parameter disposables: Are disposed of in this order.
  public init(disposables: [any Disposable]) {
    var state = State()
    for disposable in disposables {
      state.members[DisposeKey(number: state.issued)] = disposable
      state.issued += 1
    }
    self.state = Guarded(state)
  }

  /// Whether it was disposed of.
  public var isDisposed: Bool { state.withLock { $0.isDisposed } }

  /// How many it holds.
  public var count: Int { state.withLock { $0.members.count } }

  /// Adds a disposable, or disposes of it if the composite already is.
  ///
  /// - Parameter disposable: Ends with the composite.
  /// - Returns: Its key, or nil if the composite is over.
  @discardableResult
  public func insert(_ disposable: any Disposable) -> DisposeKey? {
    let key: DisposeKey? = state.withLock { state in
      if state.isDisposed { return nil }
      let key = DisposeKey(number: state.issued)
      state.issued += 1
      state.members[key] = disposable
      return key
    }
    if key == nil { disposable.dispose() }
    return key
  }

  /// Takes the disposable with this key out and disposes of it.
  public func remove(for key: DisposeKey) {
    let member = state.withLock { $0.members.removeValue(forKey: key) }
    member?.dispose()
  }

  /// Disposes of all it holds, in the order of insertion. What is added later is disposed of at once.
  ///
  /// - Complexity: O(n log n) in the number it holds.
  public func dispose() {
    let all = state.withLock { state in
      state.isDisposed = true
      let all = state.members
      state.members = [:]
      return all
    }
    for (_, member) in all.sorted(by: { $0.key.number < $1.key.number }) { member.dispose() }
  }
}
