import Observables

/// A way from two threads to an observer that must lose nothing, double nothing and keep the order of each thread.
struct Pipe: Sendable {
  let output: Observable<Int>
  /// What each of the two threads sends to.
  let inputs: [@Sendable (Int) -> Void]
  /// Whether all observers see the two threads' numbers in one order. With a gate for each observer they need not.
  let hasOneOrder: Bool
  /// Completes it. Those that cannot are done when the last call has returned.
  var complete: (@Sendable () -> Void)?

  /// Both threads send to one subject.
  init(_ make: (PublishSubject<Int>) -> Observable<Int>) {
    let subject = PublishSubject<Int>()
    output = make(subject)
    hasOneOrder = true
    inputs = [{ subject.onNext($0) }, { subject.onNext($0) }]
    complete = { subject.onCompleted() }
  }

  /// Each thread sends to a subject of its own.
  init(ofTwo make: (PublishSubject<Int>, PublishSubject<Int>) -> Observable<Int>) {
    let subjects = (PublishSubject<Int>(), PublishSubject<Int>())
    output = make(subjects.0, subjects.1)
    hasOneOrder = false
    inputs = [{ subjects.0.onNext($0) }, { subjects.1.onNext($0) }]
    complete = {
      subjects.0.onCompleted()
      subjects.1.onCompleted()
    }
  }

  init(_ output: Observable<Int>, _ input: @escaping @Sendable (Int) -> Void) {
    self.output = output
    inputs = [input, input]
    hasOneOrder = true
  }
}

/// The pipes by name; each test makes its own.
enum PipeKind: String, CaseIterable {
  case publishSubject, publishRelay, behaviorSubject, behaviorRelay, replaySubject
  case share, shareReplay, shareReplayForever, publish, merge, mergeInner, flatMap, concatMap, observeOnQueue

  var pipe: Pipe {
    switch self {
    case .publishSubject: return Pipe { $0 }
    case .publishRelay:
      let relay = PublishRelay<Int>()
      return Pipe(relay.asObservable()) { relay.accept($0) }
    case .behaviorSubject:
      let subject = BehaviorSubject(value: -1)
      return Pipe(subject.filter { $0 >= 0 }) { subject.onNext($0) }
    case .behaviorRelay:
      let relay = BehaviorRelay(value: -1)
      return Pipe(relay.filter { $0 >= 0 }) { relay.accept($0) }
    case .replaySubject:
      let subject = ReplaySubject<Int>.create(bufferSize: 5)
      return Pipe(subject) { subject.onNext($0) }
    case .share: return Pipe { $0.share() }
    case .shareReplay: return Pipe { $0.share(replay: 3) }
    case .shareReplayForever: return Pipe { $0.share(replay: 1, scope: .forever) }
    case .publish: return Pipe { $0.publish().refCount() }
    case .merge: return Pipe(ofTwo: { .merge($0, $1) })
    case .mergeInner: return Pipe(ofTwo: { Observable.of($0, $1).merge() })
    case .flatMap: return Pipe { $0.flatMap { Observable.just($0) } }
    case .concatMap: return Pipe { $0.concatMap { Observable.just($0) } }
    case .observeOnQueue:
      let queue = SerialDispatchQueueScheduler(internalSerialQueueName: "pipe")
      return Pipe { $0.observe(on: queue) }
    }
  }
}
