import Observables
import ObservablesTesting
import Testing

struct CounterViewModelTests {
  let plus = PublishSubject<Void>()
  let minus = PublishSubject<Void>()
  let reset = PublishSubject<Void>()
  let viewModel = CounterViewModel()

  @Test func `a view model's outputs follow its inputs`() {
    let scheduler = TestScheduler(initialClock: 0)
    let disposeBag = DisposeBag()
    let output = viewModel.transform(
      .init(plus: plus.asObservable(), minus: minus.asObservable(), reset: reset.asObservable()))
    let text = scheduler.createObserver(String.self)
    let isEnabled = scheduler.createObserver(Bool.self)
    output.text.subscribe(text).disposed(by: disposeBag)
    output.isMinusEnabled.bind(to: isEnabled).disposed(by: disposeBag)

    scheduler.createColdObservable([.next(10, ()), .next(20, ())]).bind(to: plus).disposed(by: disposeBag)
    scheduler.createColdObservable([.next(15, ()), .next(16, ())]).bind(to: minus).disposed(by: disposeBag)
    scheduler.createColdObservable([Recorded.next(30, ())]).bind(to: reset).disposed(by: disposeBag)
    scheduler.start()

    #expect(
      text.events == [
        .next(0, "Count: 0"), .next(10, "Count: 1"), .next(15, "Count: 0"), .next(20, "Count: 1"),
        .next(30, "Count: 0"),
      ])
    #expect(isEnabled.events.map(\.value.element) == [false, true, false, true, false])
    #expect(viewModel.history == [1, 0, 1, 0])
  }

  @Test func `the search asks once the typing pauses, and only for the newest text`() {
    let scheduler = TestScheduler(initialClock: 0, resolution: 0.1)
    var asked: [String] = []
    let viewModel = SearchViewModel(
      search: { text in
        asked.append(text)
        return scheduler.createColdObservable([.next(5, [text + "!"]), .completed(6)]).asObservable()
      }, scheduler: scheduler)
    let keys = scheduler.createHotObservable([
      .next(210, "s"), .next(211, "sw"), .next(220, "swi"), .next(224, "swif"), .next(230, ""),
    ])
    let disposeBag = DisposeBag()
    keys.asObservable().subscribe(viewModel.query).disposed(by: disposeBag)
    let result = scheduler.start { viewModel.results }
    #expect(asked == ["sw", "swi", "swif"])
    #expect(result.events == [.next(219, ["sw!"]), .next(232, ["swif!"]), .next(233, [])])
    withExtendedLifetime(disposeBag) {}
  }
}
