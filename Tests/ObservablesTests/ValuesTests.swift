import Observables
import Testing

struct ValuesTests {
  @Test func `a loop takes the elements in order and ends with the sequence`() async throws {
    var taken: [Int] = []
    for try await number in Observable.from(1...100).values(bufferingPolicy: .unbounded) { taken.append(number) }
    #expect(taken == Array(1...100))
  }

  @Test func `an error is thrown after what was buffered`() async {
    let failing = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.onError(Oops())
      return Disposables.create()
    }
    var taken: [Int] = []
    await #expect(throws: Oops.self) {
      for try await number in failing.values(bufferingPolicy: .unbounded) { taken.append(number) }
    }
    #expect(taken == [1])
  }

  @Test func `of what comes too fast the newest is kept`() async throws {
    let values = Observable.from(1...100).values(bufferingPolicy: .bufferingNewest(2))
    #expect(try await values.reduce(into: []) { $0.append($1) } == [99, 100])
  }

  @Test func `of what comes too fast the oldest is kept`() async throws {
    let values = Observable.from(1...100).values(bufferingPolicy: .bufferingOldest(2))
    #expect(try await values.reduce(into: []) { $0.append($1) } == [1, 2])
  }

  @Test func `the call subscribes, so nothing that comes after it is missed`() async throws {
    let subject = PublishSubject<Int>()
    let values = subject.values(bufferingPolicy: .unbounded)
    #expect(subject.observerCount == 1)
    subject.onNext(1)
    subject.onCompleted()
    #expect(try await values.reduce(0, +) == 1)
  }

  @Test func `cancelling the task disposes of the subscription and ends the loop`() async throws {
    let subject = PublishSubject<Int>()
    let values = subject.values(bufferingPolicy: .unbounded)
    let isWaiting = AsyncStream<Void>.makeStream()
    let task = Task {
      var taken: [Int] = []
      for try await number in values {
        taken.append(number)
        isWaiting.continuation.yield()
      }
      return taken
    }
    subject.onNext(1)
    for await _ in isWaiting.stream { break }
    task.cancel()
    #expect(try await task.value == [1])
    #expect(subject.observerCount == 0)
  }

  @Test func `leaving the loop disposes of the subscription`() async throws {
    let subject = BehaviorSubject(value: 7)
    func first() async throws -> Int? {
      for try await number in subject.values(bufferingPolicy: .unbounded) { return number }
      return nil
    }
    #expect(try await first() == 7)
    #expect(subject.observerCount == 0)
  }

  @Test func `a stream that is dropped lets go of the sequence`() {
    let subject = PublishSubject<Int>()
    do { _ = subject.values(bufferingPolicy: .unbounded) }
    #expect(subject.observerCount == 0)
  }

  @Test func `two threads put in what one loop takes out`() async throws {
    let subject = PublishSubject<Int>()
    let values = subject.values(bufferingPolicy: .unbounded)
    let producer = Task.detached {
      onThreads(
        { for number in 0..<10_000 { subject.onNext(number * 2) } },
        { for number in 0..<10_000 { subject.onNext(number * 2 + 1) } })
      subject.onCompleted()
    }
    #expect(try await values.reduce(0, +) == (0..<20_000).reduce(0, +))
    await producer.value
  }
}
