extension ObservableType {
  /// The newest element whenever another sequence tells one, if there is a new one since.
  ///
  /// ```
  /// source             -1-2---3-4--5-|
  /// sampler            ----x-x---x----x|
  /// sample(sampler)    ----2-----4----(5|)
  /// ```
  ///
  /// The sampler's completion samples a last time. When the source has completed, the next sample is the last one, and
  /// if the sampler has completed before, the source's completion is the end. Any error ends it.
  ///
  /// - Parameter sampler: Says when. The source is subscribed to first.
  /// - Returns: The sequence of those.
  /// - Complexity: O(1) an element. Calls on the sampler's thread, one at a time.
  ///
  /// Source: RxSwift, event for event, but for the completion when the sampler has completed first: there it is missing.
  @inlinable
  public func sample<Source: ObservableType>(_ sampler: Source) -> Observable<Element> {
    sample(sampler, or: nil)
  }

  /// The newest element whenever another sequence tells one, or a given one if there is no new one since.
  ///
  /// ```
  /// source                              -1-2---3-4--5-|
  /// sampler                             ----x-x---x----x|
  /// sample(sampler, defaultValue: 0)    ----2-0---4----(5|)
  /// ```
  ///
  /// - Parameters:
  ///   - sampler: Says when. The source is subscribed to first.
  ///   - defaultValue: Is told when there is no new element. nil: nothing is.
  /// - Returns: The sequence of those.
  /// - Complexity: O(1) an element. Calls on the sampler's thread, one at a time.
  @inlinable
  public func sample<Source: ObservableType>(_ sampler: Source, defaultValue: Element?) -> Observable<Element> {
    sample(sampler, or: defaultValue)
  }

  @usableFromInline
  func sample<Source: ObservableType>(_ sampler: Source, or substitute: Element?) -> Observable<Element> {
    let source = asObservable()
    let sampler = sampler.asObservable()
    return Observable { sink in
      let junction = Sample(sink, Newest(or: substitute))
      source.feed(junction, through: Branch(junction, .main)) {
        junction.gate.perform(junction, $0) { $0.newest.heard($1) }
      }
      sampler.feed(junction, through: Branch(junction, .side)) { _ in
        junction.gate.perform(junction, ()) { sample, _ in sample.tell() }
      }
    }
  }
}

/// The element to tell at the next sample.
struct Newest<Element> {
  private let substitute: Element?
  private var element: Element?
  private var sourceIsDone = false
  private var samplerIsDone = false

  init(or substitute: Element?) { self.substitute = substitute }

  mutating func heard(_ element: Element) { self.element = element }

  /// What a sample is.
  mutating func sampled() -> Element? { element.take() ?? substitute }

  mutating func sourceCompleted() { sourceIsDone = true }
  mutating func samplerCompleted() { samplerIsDone = true }

  /// A sample was taken. True: it was the last one.
  var isDone: Bool { sourceIsDone }
  /// The source has completed. True: no sample will come.
  var isCutOff: Bool { sourceIsDone && samplerIsDone }
}

final class Sample<Element>: Junction, @unchecked Sendable {
  private let next: (Element) -> Void
  // Protected by the junction's gate.
  @exclusivity(unchecked) var newest: Newest<Element>

  init(_ sink: Sink<Element>, _ newest: Newest<Element>) {
    next = sink.next
    self.newest = newest
    super.init(downstream: sink.lifeline)
  }

  func tell() {
    if isDisposed { return }
    if let element = newest.sampled() { next(element) }
    if newest.isDone { finish(.completed) }
  }

  override func branchCompleted(_ branch: Branch) {
    if branch.role == .side {
      newest.samplerCompleted()
      tell()
    } else {
      newest.sourceCompleted()
      if newest.isCutOff { finish(.completed) }
    }
  }
}
