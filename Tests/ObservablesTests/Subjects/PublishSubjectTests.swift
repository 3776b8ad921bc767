import Observables
import Testing

struct PublishSubjectTests {
  @Test func `it reads as in the tutorials: a subject behind an Observable`() {
    final class Model {
      private let subject = PublishSubject<String>()
      var tasks: Observable<String> { subject.asObserver() }
      func add(_ title: String) { subject.onNext(title) }
    }
    let bag = DisposeBag()
    let log = Log<String>()
    let model = Model()
    model.tasks.subscribe(onNext: { log.add($0) }).disposed(by: bag)
    model.add("buy milk")
    #expect(log.all == ["buy milk"])
    withExtendedLifetime(bag) {}
  }

  @Test func `one that comes after the end is told the end at once`() {
    let log = Log<String>()
    let subject = PublishSubject<Int>()
    subject.onError(Oops())
    subject.onCompleted()
    subject.write(to: log)
    #expect(log.all == ["#"])
  }

  @Test func `a subject is an observer: it can be subscribed, bound to and hidden`() {
    let log = Log<String>()
    let subject = PublishSubject<Int>()
    subject.write(to: log)
    Observable.never().startWith(1).subscribe(subject)
    Observable.never().startWith(2).bind(to: subject)
    AnyObserver(subject).onNext(3)
    subject.on(.next(4))
    Observable.of(5).subscribe(subject.asObserver())
    #expect(log.all == ["1", "2", "3", "4", "5", "|"])
  }

  @Test func `disposed of, it lets its observers go and tells later ones so`() {
    let log = Log<String>()
    let error = Holder<RxError>()
    let subject = PublishSubject<Int>()
    subject.write(to: log)
    subject.dispose()
    subject.onNext(1)
    #expect(subject.isDisposed && !subject.hasObservers)
    #expect(log.all == [])
    subject.subscribe(onError: { error.value = $0 as? RxError })
    #expect(error.value == .disposed)
  }

  @Test func `observers are counted where they are`() {
    let subject = PublishSubject<Int>()
    #expect(subject.observerCount == 0 && !subject.hasObservers)
    let subscriptions = (0..<5).map { _ in subject.subscribe() }
    #expect(subject.observerCount == 5 && subject.hasObservers)
    subscriptions[2].dispose()
    #expect(subject.observerCount == 4)
    subject.onCompleted()
    #expect(subject.observerCount == 0)
  }

  @Test func `subscribe with one closure hears every event`() {
    let log = Log<String>()
    Observable.of(1).subscribe { event in log.add("\(event)") }
    Observable<Int>.error(Oops()).subscribe { log.add("\($0)") }
    #expect(log.all == ["next(1)", "completed", "error(Oops())"])
  }
}
