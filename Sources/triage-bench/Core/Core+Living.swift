import Observables

extension Core {
  static func liveDirect(subjects: Int, perSubject: Int) -> AnyObject {
    Keeper(
      (0..<subjects).map { _ in
        let subject = PublishSubject<Value>()
        for number in 0..<perSubject { subject.subscribe(onNext: observer(number)) }
        return subject
      })
  }

  static func liveChains(subjects: Int, perSubject: Int) -> AnyObject {
    Keeper(
      (0..<subjects).map { _ in
        let subject = PublishSubject<Value>()
        for number in 0..<perSubject {
          subject.map(mapping(number)).filter(condition(number)).map(mapping(number))
            .subscribe(onNext: observer(number))
        }
        return subject
      })
  }
}
