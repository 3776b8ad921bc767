extension ObservableType {
  /// One subscription to the source for all observers, through a subject of yours, from `connect()` on.
  ///
  /// ```swift
  /// let prices = server.prices.multicast(BehaviorSubject(value: 0))
  /// prices.subscribe(onNext: draw).disposed(by: bag)
  /// prices.connect().disposed(by: bag)
  /// ```
  ///
  /// - Parameter subject: Is told the source's events and tells them to all observers, in every run of the source. When
  ///   the source has ended, so has the subject.
  /// - Returns: The sequence of what the subject tells.
  /// - Complexity: an element is O(observers). Calls on the source's thread.
  public func multicast<Subject: SubjectType>(_ subject: Subject) -> ConnectableObservable<Subject.Element>
  where Subject.Observer.Element == Element {
    connectable { subject }
  }

  /// One subscription to the source for all observers, through a subject made for each run, from `connect()` on.
  ///
  /// - Parameter makeSubject: Makes a subject when somebody subscribes or connects and the run before is over. Two
  ///   threads that come at once may each have one made; one of them is used.
  /// - Returns: The sequence of what the subject tells.
  /// - Complexity: an element is O(observers). Calls on the source's thread.
  @preconcurrency
  public func multicast<Subject: SubjectType>(
    makeSubject: @escaping @Sendable () -> Subject
  ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
    connectable(through: makeSubject)
  }

  /// A sequence made from the source in a way that uses it more than once, though it is subscribed to once.
  ///
  /// ```swift
  /// let pairs = source.multicast({ PublishSubject() }, selector: { Observable.zip($0, $0.skip(1)) })
  /// ```
  ///
  /// - Parameters:
  ///   - subjectSelector: Makes a subject for each subscription. An error it throws ends the sequence.
  ///   - selector: Makes the sequence from what the subject tells. An error it throws ends the sequence.
  /// - Returns: The sequence.
  /// - Complexity: as that of what `selector` makes.
  @preconcurrency
  public func multicast<Subject: SubjectType, Result>(
    _ subjectSelector: @escaping @Sendable () throws -> Subject,
    selector: @escaping @Sendable (Observable<Subject.Element>) throws -> Observable<Result>
  ) -> Observable<Result> where Subject.Observer.Element == Element {
    let source = asObservable()
    return Observable<Result> { sink in
      do {
        let subject = try subjectSelector()
        let connectable = source.connectable { subject }
        let passage = Passage(sink)
        let branch = Branch(passage)
        let result = try selector(connectable)
        guard passage.hold(branch) else { return }
        result.run(Sink(branch) { passage.pass($0) })
        if passage.isDisposed { return }
        connectable.connect { _ = passage.hold($0) }
      } catch { sink.fail(error) }
    }
  }

  fileprivate func connectable<Subject: SubjectType>(
    through makeSubject: @escaping () -> Subject
  ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
    let source = asObservable()
    let runs = Runs<Element, Subject>(through: makeSubject)
    return ConnectableObservable(connect: { runs.connect(source, $0) }, run: { runs.subject().asObservable().run($0) })
  }
}
