import Observables
import Testing

struct DeliveryTests {
  @Test func `order of delivery is order of subscription, with gaps and past compaction`() {
    let subject = PublishSubject<Int>()
    let log = Log<Int>()
    var subscriptions = (0..<1000).map { index in subject.subscribe(onNext: { _ in log.add(index) }) }
    for (index, subscription) in subscriptions.enumerated() where index % 3 != 0 { subscription.dispose() }
    for index in 1000..<1100 { subscriptions.append(subject.subscribe(onNext: { _ in log.add(index) })) }
    for index in stride(from: 1000, to: 1100, by: 2) { subscriptions[index].dispose() }
    let expected = (0..<1000).filter { $0 % 3 == 0 } + (1000..<1100).filter { $0 % 2 == 1 }
    subject.onNext(0)
    #expect(log.all == expected)
    #expect(subject.observerCount == expected.count)
    for subscription in subscriptions.reversed() { subscription.dispose() }
    subject.onNext(0)
    #expect(log.all.count == expected.count)
    #expect(!subject.hasObservers)
  }

  @Test func `a subject that feeds itself a million times keeps a constant stack`() {
    let subject = PublishSubject<Int>()
    let last = Holder(0)
    subject.subscribe(onNext: { if $0 < 1_000_000 { subject.onNext($0 + 1) } else { last.value = $0 } })
    subject.onNext(0)
    #expect(last.value == 1_000_000)
    subject.onCompleted()
  }

  @Test func `an observer disposed of by one before it is not called in the same delivery`() {
    let subject = PublishSubject<Int>()
    let log = Log<String>()
    let second = Holder<any Disposable>()
    subject.subscribe(onNext: {
      log.add("a\($0)")
      second.value?.dispose()
    })
    second.value = subject.write(to: log, as: "b")
    subject.write(to: log, as: "c")
    subject.onNext(1)
    #expect(log.all == ["a1", "c1"])
  }

  @Test func `an operator's closure that disposes lets nothing go on`() {
    let subject = PublishSubject<Int>()
    let log = Log<Int>()
    let own = Holder<any Disposable>()
    func check(_ make: (PublishSubject<Int>) -> Observable<Int>) {
      own.value = make(subject).subscribe(onNext: { log.add($0) })
      subject.onNext(1)
      #expect(log.all == [])
    }
    check {
      $0.map {
        own.value?.dispose(); return $0
      }
    }
    check {
      $0.filter { _ in
        own.value?.dispose(); return true
      }
    }
    check {
      $0.scan(0) {
        own.value?.dispose(); return $0 + $1
      }
    }
    check { $0.do(onNext: { _ in own.value?.dispose() }) }
    check {
      Observable.combineLatest($0, $0) {
        own.value?.dispose(); return $0 + $1
      }
    }
    check {
      $0.flatMapLatest {
        own.value?.dispose(); return Observable.just($0)
      }
    }
    check {
      $0.withLatestFrom(Observable.just(1)) {
        own.value?.dispose(); return $0 + $1
      }
    }
  }

  @Test func `who subscribes during a delivery hears what begins after, and not what was queued before`() {
    let subject = PublishSubject<Int>()
    let log = Log<Int>()
    subject.subscribe(onNext: {
      guard $0 == 1 else { return }
      subject.onNext(2)
      subject.subscribe(onNext: { log.add($0) })
      subject.onNext(3)
    })
    subject.onNext(1)
    subject.onNext(4)
    #expect(log.all == [3, 4])
    subject.onCompleted()
  }

  @Test func `values queued before an end are delivered, what follows is dropped`() {
    let subject = PublishSubject<Int>()
    let log = Log<String>()
    subject.subscribe(onNext: {
      guard $0 == 1 else { return }
      subject.onNext(2)
      subject.onCompleted()
      subject.onError(Oops())
      subject.onNext(3)
    })
    subject.write(to: log)
    subject.onNext(1)
    #expect(log.all == ["1", "2", "|"])
    subject.write(to: log, as: "late ")
    #expect(log.all.last == "late |")
  }

  @Test func `a throwing closure ends the chain and leaves the source`() {
    let subject = PublishSubject<Int>()
    let log = Log<String>()
    subject.map { if $0 == 2 { throw Oops() } else { $0 } }.write(to: log)
    subject.onNext(1)
    subject.onNext(2)
    #expect(subject.observerCount == 0)
    #expect(log.all == ["1", "#"])
  }

  @Test func `onDisposed comes last, once, whichever way it ends`() {
    let log = Log<String>()
    for end in ["|", "#", "dispose"] {
      let subject = PublishSubject<Int>()
      let subscription = subject.subscribe(
        onError: { _ in log.add("#") }, onCompleted: { log.add("|") }, onDisposed: { log.add("disposed") })
      switch end {
      case "|": subject.onCompleted()
      case "#": subject.onError(Oops())
      default: subscription.dispose()
      }
      subscription.dispose()
    }
    #expect(log.all == ["|", "disposed", "#", "disposed", "disposed"])
  }

  @Test func `an end is told before the resource goes, and at disposal the resource goes first`() {
    let log = Log<String>()
    let emit = Holder<AnyObserver<Int>>()
    let source = Observable<Int>.create { observer in
      emit.value = observer
      return Disposables.create { log.add("resource") }
    }
    source.subscribe(onCompleted: { log.add("|") }, onDisposed: { log.add("disposed") })
    emit.value?.onCompleted()
    source.subscribe(onDisposed: { log.add("disposed") }).dispose()
    #expect(log.all == ["|", "disposed", "resource", "resource", "disposed"])
  }
}
