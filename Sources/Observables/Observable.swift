/// A sequence of elements over time, which does nothing until it is subscribed to.
///
/// ```swift
/// let bag = DisposeBag()
/// let words = PublishSubject<String>()
/// words.filter { $0.count > 3 }.map { $0.uppercased() }
///   .subscribe(onNext: { print($0) })
///   .disposed(by: bag)
/// words.onNext("milk")  // prints MILK
/// ```
///
/// It is a class, as in RxSwift, so that subjects inherit it and a property of type `Observable` can hide one.
///
/// There are no traits (`Single`, `Driver`, …): a sequence that promises more says so in its documentation.
///
/// Sendable when its elements are: every closure of a user's that it keeps is `@Sendable`, and the library's own are
/// protected as their types' comments say.
public class Observable<Element>: ObservableType {
  // A closure made where the operator is called, hence specialised there. A method of a generic class reached through
  // its vtable never would be.
  @usableFromInline final let run: (Sink<Element>) -> Void

  @inlinable
  init(run: @escaping (Sink<Element>) -> Void) { self.run = run }

  /// This sequence.
  @inlinable
  public final func asObservable() -> Observable<Element> { self }
}

extension Observable: @unchecked Sendable where Element: Sendable {}
