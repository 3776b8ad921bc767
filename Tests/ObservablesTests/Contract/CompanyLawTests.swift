import Observables
import Testing

/// What holds for every operator when there is more than one observer, or more than one thread.
struct CompanyLawTests {
  @Test(arguments: OperatorCase.all)
  func `observers are told in the order in which they subscribed`(through operation: OperatorCase) {
    let subject = PublishSubject<Int>()
    let log = Log<Int>()
    let result = operation.apply(subject)
    let subscriptions = (0..<50).map { index in result.subscribe(onNext: { _ in log.add(index) }) }
    for (index, subscription) in subscriptions.enumerated() where index % 3 == 1 { subscription.dispose() }
    for index in 50..<60 { result.subscribe(onNext: { _ in log.add(index) }) }
    subject.onNext(1)
    #expect(log.all.filter { $0 < 50 } == (0..<50).filter { $0 % 3 != 1 })
    #expect(log.all.filter { $0 >= 50 } == Array(50..<60))
    subject.onCompleted()
  }

  @Test(arguments: OperatorCase.all)
  func `an observer that another disposes of during a delivery is not called any more`(through operation: OperatorCase)
  {
    let subject = PublishSubject<Int>()
    let log = Log<String>()
    let second = Holder<any Disposable>()
    let result = operation.apply(subject)
    result.subscribe(onNext: {
      log.add("a\($0)")
      second.value?.dispose()
    })
    second.value = result.write(to: log, as: "b")
    result.write(to: log, as: "c")
    subject.onNext(1)
    #expect(log.all == ["a1", "c1"])
    subject.onCompleted()
  }

  @Test(arguments: OperatorCase.all)
  func `who comes after the end is told the end`(through operation: OperatorCase) {
    let subject = PublishSubject<Int>()
    let log = Log<String>()
    let result = operation.apply(subject)
    subject.onError(Oops())
    result.write(to: log, as: "a")
    result.write(to: log, as: "b")
    #expect(log.all == ["a#", "b#"])
  }

  @Test(arguments: OperatorCase.all)
  func `no lock is held during a call: another thread gets through meanwhile`(through operation: OperatorCase) {
    let subject = PublishSubject<Int>()
    let log = Log<Int>()
    let result = operation.apply(subject)
    let other = result.subscribe(onNext: { _ in })
    result.subscribe(onNext: {
      log.add($0)
      if $0 > 1 { return }
      // Waits for the other thread, which a lock would stop.
      onThreads({
        subject.onNext(2)
        other.dispose()
        result.subscribe(onNext: { _ in }).dispose()
      })
      log.add(0)
    })
    subject.onNext(1)
    #expect(log.all == [1, 0, 2])
    subject.onCompleted()
  }
}
