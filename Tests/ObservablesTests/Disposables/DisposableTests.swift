import Observables
import Testing

struct DisposableTests {
  let log = Log<Int>()
  func action(_ number: Int) -> any Cancelable { Disposables.create { [log] in log.add(number) } }

  @Test func `an action runs once and is let go`() {
    let living = Counter()
    let disposable: any Cancelable
    do {
      let tracer = Tracer(living)
      disposable = Disposables.create { [log] in
        tracer.touch()
        log.add(1)
      }
    }
    #expect(!disposable.isDisposed && living.count == 1)
    disposable.dispose()
    disposable.dispose()
    #expect(disposable.isDisposed && living.count == 0)
    #expect(log.all == [1])
  }

  @Test func `a composite disposes of all in order, of one by key, and of latecomers at once`() {
    let composite = CompositeDisposable(action(1), action(2))
    let key = composite.insert(action(3))
    composite.insert(action(4))
    #expect(composite.count == 4)
    if let key { composite.remove(for: key) }
    #expect(log.all == [3])
    composite.dispose()
    #expect(composite.isDisposed && composite.count == 0)
    #expect(composite.insert(action(5)) == nil)
    #expect(log.all == [3, 1, 2, 4, 5])
    Disposables.create(action(6), action(7)).dispose()
    #expect(log.all.suffix(2) == [6, 7])
    Disposables.create().dispose()
  }

  @Test func `a serial disposable holds the last one given`() {
    let serial = SerialDisposable()
    serial.disposable = action(1)
    serial.disposable = action(2)
    #expect(log.all == [1])
    serial.dispose()
    serial.disposable = action(3)
    #expect(serial.isDisposed)
    #expect(log.all == [1, 2, 3])
  }

  @Test func `a single assignment holds what it is given, even too late`() {
    let early = SingleAssignmentDisposable()
    early.setDisposable(action(1))
    early.dispose()
    let late = SingleAssignmentDisposable()
    late.dispose()
    late.setDisposable(action(2))
    #expect(early.isDisposed && late.isDisposed)
    #expect(log.all == [1, 2])
  }

  @Test func `a second assignment traps`() async {
    await #expect(processExitsWith: .failure) {
      let single = SingleAssignmentDisposable()
      single.setDisposable(Disposables.create())
      single.setDisposable(Disposables.create())
    }
  }
}
