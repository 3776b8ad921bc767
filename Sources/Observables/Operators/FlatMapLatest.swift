extension ObservableType {
  /// The elements of a sequence made from the newest element; the sequence made before is left.
  ///
  /// ```
  /// source                -a-------b--------|
  /// a's sequence           -1-2-3-4-5
  /// b's sequence                    -6-7-|
  /// flatMapLatest         --1-2-3-4--6-7----|
  /// ```
  ///
  /// Completes when the source and the sequence of its last element have; any error ends it.
  ///
  /// - Parameter selector: Makes the sequence that belongs to an element. An error it throws ends everything.
  /// - Returns: The sequence.
  /// - Complexity: O(1) an element, and a subscription each time the source tells one. Calls on the thread of whichever
  ///   source sends, one at a time.
  @inlinable
  @preconcurrency
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) throws -> Source
  ) -> Observable<Source.Element> { switching(selector) }

  @inlinable
  func switching<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    let source = asObservable()
    return Observable<Source.Element> { sink in
      let junction = FlatMapLatest(sink, selector)
      // Not through the gate: a sequence that tells all it has during `subscribe` finds it free then, and is told at
      // once.
      source.feed(junction, through: Branch(junction, .main)) { junction.change(to: $0) }
    }
  }
}

@usableFromInline
final class FlatMapLatest<Outer, Source: ObservableConvertibleType>: Junction, @unchecked Sendable {
  @usableFromInline let select: (Outer) throws -> Source
  @usableFromInline let next: (Source.Element) -> Void
  // Protected by the source, which calls one at a time.
  @exclusivity(unchecked) @usableFromInline var current: Branch?
  // Protected by the junction's gate. `newest` is `current` as far as the gate has got, until it has completed: what was
  // queued before a change is told before it.
  @exclusivity(unchecked) @usableFromInline var newest: Branch?
  @exclusivity(unchecked) @usableFromInline var sourceIsDone = false

  @inlinable
  init(_ sink: Sink<Source.Element>, _ select: @escaping (Outer) throws -> Source) {
    self.select = select
    next = sink.next
    super.init(downstream: sink.lifeline)
  }

  @inlinable
  func change(to element: Outer) {
    if isDisposed { return }
    do {
      let source = try select(element).asObservable()
      let branch = Branch(self, .side)
      leave(for: branch)
      guard hold(branch) else { return }
      gate.perform(self, branch) { $0.newest = $1 }
      source.run(
        Sink(branch) { [self] element in
          gate.perform(self, branch, element) { $0.take($2, from: $1) }
        })
    } catch {
      gate.perform(self, error) { $0.finish(.failed($1)) }
    }
  }

  /// At once, even if another thread has the gate: or there would be ever more to leave.
  @inlinable
  func leave(for branch: Branch) {
    let old = current
    current = branch
    guard let old else { return }
    release(old)
    old.dispose()
  }

  @inlinable
  func take(_ element: Source.Element, from branch: Branch) {
    if newest === branch, !isDisposed { next(element) }
  }

  @usableFromInline
  override func branchCompleted(_ branch: Branch) {
    if branch.role == .main {
      sourceIsDone = true
    } else if branch === newest {
      newest = nil
    }
    if sourceIsDone, newest == nil { finish(.completed) }
  }
}
