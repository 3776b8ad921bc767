import Observables

extension Core {
  static func liveDirect(subjects: Int, perSubject: Int) -> AnyObject {
    Keeper(
      (0..<subjects).map { _ in
        let subject = PublishSubject<Value>()
        for number in 0..<perSubject { subject.subscribe(onNext: Client.observing(number)) }
        return subject
      })
  }

  static func liveChains(subjects: Int, perSubject: Int) -> AnyObject {
    Keeper(
      (0..<subjects).map { _ in
        let subject = PublishSubject<Value>()
        for number in 0..<perSubject {
          subject.map(Client.mapping(number)).filter(Client.filtering(number)).map(Client.mapping(number))
            .subscribe(onNext: Client.observing(number))
        }
        return subject
      })
  }
}
