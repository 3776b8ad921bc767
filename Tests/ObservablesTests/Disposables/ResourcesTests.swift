import Observables
import Testing

// Only debug builds count.
#if DEBUG
  struct ResourcesTests {
    /// In a process of its own, because the number is the process's.
    @Test func `a thousand switches leave exactly the subscriptions that were there`() async {
      await #expect(processExitsWith: .success) {
        let options = BehaviorRelay(value: 0)
        let changes = PublishSubject<Int>()
        let bag = DisposeBag()
        Observable.merge(options.asObservable(), changes).scan(into: 0) { $0 += $1 }
          .flatMapLatest { Observable.just($0).concatNever() }
          .share(replay: 1)
          .subscribe(onNext: { _ in })
          .disposed(by: bag)
        options.accept(1)
        let before = Resources.total
        for i in 0..<1000 { options.accept(i) }
        for i in 0..<1000 { changes.onNext(i) }
        precondition(before > 0)
        precondition(Resources.total == before)
        precondition(options.observerCount == 1)
        precondition(changes.observerCount == 1)
      }
    }
  }
#endif
