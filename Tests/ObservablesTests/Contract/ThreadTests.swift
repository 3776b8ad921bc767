import Observables
import Testing

/// Each runs long: a race that a thousand events do not show, a million do, under the thread sanitizer above all.
@Suite(.serialized)
struct ThreadTests {
  static let events = 200_000

  @Test func `two threads on a subject do not overlap, lose nothing, and all observers see one order`() {
    let subject = PublishSubject<Int>()
    let first = Witness()
    let second = Witness()
    for witness in [first, second] { subject.subscribe(onNext: { witness.see($0) }) }
    onThreads(
      { for i in 0..<Self.events { subject.onNext(i << 1) } },
      { for i in 0..<Self.events { subject.onNext(i << 1 | 1) } })
    #expect(first.count == 2 * Self.events)
    #expect(first.hash == second.hash)
    #expect(first.faults + second.faults == 0)
  }

  @Test func `two threads in one create are serialised`() {
    let witness = Witness()
    Observable<Int>.create { observer in
      onThreads(
        { for i in 0..<Self.events { observer.onNext(i << 1) } },
        { for i in 0..<Self.events { observer.onNext(i << 1 | 1) } })
      return Disposables.create()
    }.subscribe(onNext: { witness.see($0) }).dispose()
    #expect(witness.count == 2 * Self.events)
    #expect(witness.faults == 0)
  }

  @Test func `two sources of a merge on two threads are serialised`() {
    let witness = Witness()
    let even = PublishSubject<Int>()
    let odd = PublishSubject<Int>()
    Observable.merge(even, odd).subscribe(onNext: { witness.see($0) })
    onThreads(
      { for i in 0..<Self.events { even.onNext(i << 1) } },
      { for i in 0..<Self.events { odd.onNext(i << 1 | 1) } })
    #expect(witness.count == 2 * Self.events)
    #expect(witness.faults == 0)
  }

  @Test func `combineLatest, flatMapLatest and withLatestFrom never go back under two threads`() {
    struct Pair { var a = 0, b = 0 }
    final class Last: @unchecked Sendable {
      var pair = Pair()
      var count = 0
      var faults = 0
    }
    let a = PublishSubject<Int>()
    let b = PublishSubject<Int>()
    let last = Last()
    Observable.combineLatest(a, b).subscribe(onNext: {
      if $0.0 < last.pair.a || $0.1 < last.pair.b { last.faults += 1 }
      last.pair = Pair(a: $0.0, b: $0.1)
      last.count += 1
    })
    a.flatMapLatest { _ in b }.subscribe(onNext: { _ in })
    a.withLatestFrom(b).subscribe(onNext: { _ in })
    a.onNext(0)
    b.onNext(0)
    onThreads(
      { for i in 1...Self.events { a.onNext(i) } },
      { for i in 1...Self.events { b.onNext(i) } })
    #expect(last.count == 2 * Self.events + 1)
    #expect(last.faults == 0)
    #expect(last.pair.a == Self.events && last.pair.b == Self.events)
    a.onCompleted()
    b.onCompleted()
  }

  @Test func `two threads on a relay leave the observers with its value`() {
    let relay = BehaviorRelay(value: -1)
    final class Last: @unchecked Sendable { var value = 0, count = 0 }
    let last = Last()
    relay.subscribe(onNext: {
      last.value = $0
      last.count += 1
    })
    onThreads(
      { for i in 0..<Self.events { relay.accept(i << 1) } },
      { for i in 0..<Self.events { relay.accept(i << 1 | 1) } })
    #expect(last.value == relay.value)
    #expect(last.count == 2 * Self.events + 1)
  }

  @Test func `who subscribes to a busy relay misses nothing and hears nothing twice`() {
    let relay = BehaviorRelay(value: 0)
    let gaps = Counter()
    let isDone = Holder(false)
    onThreads(
      {
        for i in 1...Self.events { relay.accept(i) }
        isDone.value = true
      },
      {
        while isDone.value == false {
          let last = Holder(-1)
          let subscription = relay.subscribe(onNext: {
            if let before = last.value, before >= 0, $0 != before + 1 { gaps.bump() }
            last.value = $0
          })
          if last.value == -1 { gaps.bump() }
          subscription.dispose()
        }
      })
    #expect(gaps.count == 0)
  }

  @Test func `completion, disposal and a bag that goes may race: each subscription ends once`() {
    for _ in 0..<2_000 {
      let subject = PublishSubject<Int>()
      let bag = Holder(DisposeBag())
      let ends = Counter()
      for _ in 0..<3 {
        if let bag = bag.value { subject.subscribe(onNext: { _ in }, onDisposed: { ends.bump() }).disposed(by: bag) }
      }
      onThreads(
        {
          subject.onNext(1)
          subject.onCompleted()
        },
        { bag.value = nil })
      #expect(ends.count == 3)
      #expect(subject.observerCount == 0)
    }
  }

  @Test func `dispose does not wait for a call on another thread`() {
    let subject = PublishSubject<Int>()
    let isInside = Holder(false)
    let isDisposed = Holder(false)
    let subscription = subject.subscribe(onNext: { _ in
      isInside.value = true
      while isDisposed.value == false {}
    })
    onThreads(
      { subject.onNext(1) },
      {
        while isInside.value == false {}
        subscription.dispose()
        isDisposed.value = true
      })
    #expect(isDisposed.value == true)
  }
}
