import Observables
import Testing

struct DisposeBagTests {
  @Test func `a bag disposes in order of insertion, and what has ended has left it`() {
    let log = Log<Int>()
    let subject = PublishSubject<Int>()
    var bag: DisposeBag? = DisposeBag()
    if let bag {
      for _ in 0..<100 { subject.subscribe().disposed(by: bag) }
      for number in 0..<3 { Disposables.create { log.add(number) }.disposed(by: bag) }
      let early = Disposables.create { log.add(9) }
      early.disposed(by: bag)
      #expect(bag.count == 104)
      subject.onCompleted()
      #expect(bag.count == 4)
      early.dispose()
      #expect(bag.count == 3)
      Observable.just(1).subscribe().disposed(by: bag)
      #expect(bag.count == 3)
    }
    bag = nil
    #expect(log.all == [9, 0, 1, 2])
  }

  @Test func `a bag may go inside a delivery, and a subscription lie in two bags`() {
    let subject = PublishSubject<Int>()
    let log = Log<Int>()
    let bag = Holder(DisposeBag())
    let other = DisposeBag()
    if let first = bag.value {
      subject.subscribe(onNext: {
        log.add($0)
        bag.value = nil
      }).disposed(by: first)
      let shared = subject.subscribe(onNext: { log.add($0) })
      shared.disposed(by: first)
      shared.disposed(by: other)
    }
    subject.onNext(1)
    subject.onNext(2)
    #expect(log.all == [1])
    withExtendedLifetime(other) {}
  }

  @Test func `another's disposable is kept as it is`() {
    final class Own: Disposable {
      let log: Log<Int>
      init(_ log: Log<Int>) { self.log = log }
      func dispose() { log.add(1) }
    }
    let log = Log<Int>()
    do {
      let bag = DisposeBag(disposing: Own(log), Own(log))
      #expect(bag.count == 2)
    }
    #expect(log.all == [1, 1])
  }

  @Test func `what is put in as the bag goes is disposed of`() {
    let log = Log<Int>()
    do {
      let bag = DisposeBag()
      let inner = Holder(bag)
      Disposables.create { [weak bag] in
        log.add(bag == nil ? 1 : 0)
      }.disposed(by: bag)
      inner.value = nil
    }
    #expect(log.all == [1])
  }
}
