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
  ) -> Observable<Source.Element> {
    let source = asObservable()
    return Observable<Source.Element> { sink in
      let junction = FlatMapLatest(sink, selector)
      source.feed(junction, through: Branch(junction, .main)) { $0.change(to: $1) }
    }
  }
}

@usableFromInline
final class FlatMapLatest<Outer, Source: ObservableConvertibleType>: Junction, @unchecked Sendable {
  @usableFromInline let select: (Outer) throws -> Source
  @usableFromInline let next: (Source.Element) -> Void
  // Protected by the junction's gate.
  @exclusivity(unchecked) @usableFromInline var inner: Branch?
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
    if let old = inner {
      inner = nil
      release(old)
      old.dispose()
    }
    do {
      let source = try select(element).asObservable()
      let branch = Branch(self, .side)
      inner = branch
      guard hold(branch) else { return }
      source.run(
        Sink(branch) { [self] element in
          gate.perform(self, (element, branch)) { $0.take($1.0, from: $1.1) }
        })
    } catch { finish(.failed(error)) }
  }

  @inlinable
  func take(_ element: Source.Element, from branch: Branch) {
    if inner === branch, !isDisposed { next(element) }
  }

  @usableFromInline
  override func branchCompleted(_ branch: Branch) {
    if branch.role == .main {
      sourceIsDone = true
    } else if branch === inner {
      inner = nil
    }
    if sourceIsDone, inner == nil { finish(.completed) }
  }
}
