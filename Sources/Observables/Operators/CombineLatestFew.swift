/// `combineLatest` of two: each newest element lies in a field of its own, which is most of the speed.
@usableFromInline
final class CombineLatest2<First, Second, Result>: CombineLatest<Result>, @unchecked Sendable {
  @usableFromInline let select: (First, Second) throws -> Result
  // Protected by the junction's gate.
  @exclusivity(unchecked) @usableFromInline var first: Held<First>?
  @exclusivity(unchecked) @usableFromInline var second: Held<Second>?

  @inlinable
  init(_ sink: Sink<Result>, _ select: @escaping (First, Second) throws -> Result) {
    self.select = select
    super.init(sink, sources: 2)
  }

  @inlinable @inline(__always)
  func take(first element: First) {
    let isNews = first.isEmpty
    first = Held(element)
    guard heard(isFirst: isNews) else { return }
    do {
      if let result = try second.lend(to: { try select(element, $0) }) { tell(result) }
    } catch { fail(error) }
  }

  @inlinable @inline(__always)
  func take(second element: Second) {
    let isNews = second.isEmpty
    second = Held(element)
    guard heard(isFirst: isNews) else { return }
    do {
      if let result = try first.lend(to: { try select($0, element) }) { tell(result) }
    } catch { fail(error) }
  }
}

/// `combineLatest` of three.
@usableFromInline
final class CombineLatest3<First, Second, Third, Result>: CombineLatest<Result>, @unchecked Sendable {
  @usableFromInline let select: (First, Second, Third) throws -> Result
  // Protected by the junction's gate.
  @exclusivity(unchecked) @usableFromInline var first: Held<First>?
  @exclusivity(unchecked) @usableFromInline var second: Held<Second>?
  @exclusivity(unchecked) @usableFromInline var third: Held<Third>?

  @inlinable
  init(_ sink: Sink<Result>, _ select: @escaping (First, Second, Third) throws -> Result) {
    self.select = select
    super.init(sink, sources: 3)
  }

  @inlinable @inline(__always)
  func take(first element: First) {
    let isNews = first.isEmpty
    first = Held(element)
    guard heard(isFirst: isNews) else { return }
    do {
      if let result = try second.lend(to: { second in try third.lend { try select(element, second, $0) } }) ?? nil {
        tell(result)
      }
    } catch { fail(error) }
  }

  @inlinable @inline(__always)
  func take(second element: Second) {
    let isNews = second.isEmpty
    second = Held(element)
    guard heard(isFirst: isNews) else { return }
    do {
      if let result = try first.lend(to: { first in try third.lend { try select(first, element, $0) } }) ?? nil {
        tell(result)
      }
    } catch { fail(error) }
  }

  @inlinable @inline(__always)
  func take(third element: Third) {
    let isNews = third.isEmpty
    third = Held(element)
    guard heard(isFirst: isNews) else { return }
    do {
      if let result = try first.lend(to: { first in try second.lend { try select(first, $0, element) } }) ?? nil {
        tell(result)
      }
    } catch { fail(error) }
  }
}
