// As written for RxSwift, but for these two lines: `import RxSwift`, `import RxRelay`.
import Dispatch
import Observables

/// A view model with inputs and outputs.
final class CounterViewModel {
  struct Input {
    let plus: Observable<Void>
    let minus: Observable<Void>
    let reset: Observable<Void>
  }

  struct Output {
    let text: Observable<String>
    let isMinusEnabled: Observable<Bool>
  }

  private let count = BehaviorRelay<Int>(value: 0)
  private let disposeBag = DisposeBag()
  private(set) var history: [Int] = []

  func transform(_ input: Input) -> Output {
    Observable.merge(
      input.plus.map { _ in 1 },
      input.minus.map { _ in -1 }
    )
    .withLatestFrom(count) { $1 + $0 }
    .filter { $0 >= 0 }
    .bind(to: count)
    .disposed(by: disposeBag)

    input.reset
      .map { 0 }
      .bind(to: count)
      .disposed(by: disposeBag)

    count
      .skipInitial()
      .subscribe(onNext: { [weak self] in self?.history.append($0) })
      .disposed(by: disposeBag)

    return Output(
      text: count.map { "Count: \($0)" },
      isMinusEnabled: count.map { $0 > 0 }.distinctUntilChanged()
    )
  }
}

extension ObservableType {
  /// An operator of the application's own, made with `create` as in RxSwift's documentation.
  func skipInitial() -> Observable<Element> {
    return Observable.create { observer in
      var isFirst = true
      return self.subscribe { event in
        switch event {
        case .next(let value):
          if isFirst { isFirst = false } else { observer.onNext(value) }
        case .error(let error):
          observer.onError(error)
        case .completed:
          observer.onCompleted()
        }
      }
    }
  }
}
