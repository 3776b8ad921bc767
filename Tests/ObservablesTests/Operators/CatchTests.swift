import Observables
import ObservablesTesting
import Testing

struct CatchTests {
  let log = Log<String>()

  @Test func `an error is replaced by the handler's sequence, event for event`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, Oops())])
    let other = scheduler.createColdObservable([.next(10, 8), .completed(20)])
    let observer = scheduler.start { source.catch { _ in other.asObservable() } }
    #expect(observer.events == [.next(210, 1), .next(230, 8), .completed(240)])
    #expect(source.subscriptions == [Subscription(200, 220)])
    #expect(other.subscriptions == [Subscription(220, 240)])
  }

  @Test func `without an error the handler is not called`() {
    let run = Run([.next(210, 1), .completed(220)]) { $0.catch { _ in .just(8) } }
    #expect(run.events == [.next(210, 1), .completed(220)])
  }

  @Test func `an error of the other, or thrown by the handler, is told, and the handler not called again`() {
    struct Second: Error {}
    let called = Counter()
    let other = Run([.error(220, Oops())]) {
      $0.catch { _ in
        called.bump()
        return .error(Second())
      }
    }
    #expect(other.events.first?.value.error is Second)
    #expect(called.count == 1)
    let thrown = Run([.error(220, Oops())]) { $0.catch { _ in throw Second() } }
    #expect(thrown.events.first?.value.error is Second)
  }

  @Test func `catchAndReturn tells one element more and completes`() {
    let run = Run([.next(210, 1), .error(220, Oops())]) { $0.catchAndReturn(9) }
    #expect(run.events == [.next(210, 1), .next(220, 9), .completed(220)])
    let completed = Run([.next(210, 1), .completed(220)]) { $0.catchAndReturn(9) }
    #expect(completed.events == [.next(210, 1), .completed(220)])
  }

  @Test func `catch(sequence:) goes on to the next at an error, and stops at a completion`() {
    let failing = Observable.just(1).concat(Observable<Int>.error(Oops()))
    Observable<Int>.catch(sequence: [failing, failing, .just(2), .just(3)]).write(to: log)
    Observable<Int>.catch(sequence: [failing, failing]).write(to: log)
    Observable<Int>.catch(sequence: []).write(to: log)
    #expect(log.all == ["1", "1", "2", "|", "1", "1", "#", "|"])
  }

  @Test func `what fails after it was disposed of is not caught`() {
    let subject = PublishSubject<Int>()
    let called = Counter()
    let subscription = subject.catch { _ in
      called.bump()
      return .just(9)
    }.write(to: log)
    subscription.dispose()
    subject.onError(Oops())
    #expect(called.count == 0)
    #expect(log.all == [])
  }
}
