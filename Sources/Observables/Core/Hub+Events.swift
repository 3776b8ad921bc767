extension Hub {
  @inlinable
  func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): next(element)
    case .error(let error): stop(.failed(error))
    case .completed: stop(.completed)
    }
  }

  @inlinable
  func next(_ element: Element) {
    if remembers { return recordAndDeliver(element) }
    gate.perform(self, element) { $0.deliver($1) }
  }

  /// The element is recorded in the same step as the gate is entered, or the last value recorded and the last one
  /// delivered could differ when two threads call.
  @inlinable
  func recordAndDeliver(_ element: Element) {
    var old: Element?
    let isInside = gate.enter(
      recording: {
        if accepted != nil { return false }
        old = history.record(element)
        return true
      },
      orPost: { Gate.Errand { self.deliver(element) } })
    _ = consume old
    if isInside {
      deliver(element)
      gate.leave()
    }
  }

  @inlinable
  func deliver(_ element: Element) {
    let count = Int(slots.count)
    if count == 0 { return }
    let base = slots.base
    var index = 0
    while index < count {
      base[index].send(element)
      index += 1
    }
  }

  /// The first end is accepted and later ones are dropped. Observers hear of it after what is queued before.
  @inlinable
  func stop(_ ending: Ending) {
    let isFirst = gate.locked {
      if accepted != nil { return false }
      accepted = ending
      return true
    }
    if isFirst { perform(ending) { $0.end($1) } }
  }

  @inlinable
  func end(_ ending: Ending) {
    if self.ending != nil { return }
    self.ending = ending
    let last = takeAll()
    for index in 0..<Int(last.count) { last.base[index].lifeline.finishDetached(ending) }
  }

  /// Lets all observers go without a word; those who come later are told `error`.
  @usableFromInline
  func close(_ error: any Error) {
    let past = gate.locked {
      accepted = .failed(error)
      // A hub that forgets at its end keeps its newest element, for whoever asks.
      let past = remembersAfterEnd ? history : nil
      if remembersAfterEnd { history = History(limit: history.limit) }
      return Unchecked(past)
    }
    _ = consume past
    perform(error) { hub, error in
      hub.ending = .failed(error)
      _ = hub.takeAll()
    }
  }

  @usableFromInline
  var isClosed: Bool {
    gate.locked {
      if case .failed(RxError.disposed) = accepted { true } else { false }
    }
  }

  /// The last one who could send has gone: nobody here will be called again.
  @usableFromInline
  func abandon() {
    perform(()) { hub, _ in
      hub.isAbandoned = true
      _ = hub.takeAll()
    }
  }
}
