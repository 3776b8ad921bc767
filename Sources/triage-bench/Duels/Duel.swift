/// One row of the table before it is measured: the same work for the limit and for the core.
struct Duel {
  let workload: String
  let payload: String
  let unit: Unit
  /// The most that is allowed, see `Row.isWithinBound`.
  let bound: Double
  let limit: () throws(BenchError) -> Double
  let core: () throws(BenchError) -> Double
}

extension Duel {
  /// A duel of times. Throws if the observers of the two add up to different sums.
  static func time<Value: Payload>(
    _ workload: String, _: Value.Type, atMost bound: Double,
    limit: @escaping () -> Sample, core: @escaping () -> Sample
  ) -> Duel {
    var expected: Int?
    func check(_ sample: Sample) throws(BenchError) -> Double {
      if let expected, expected != sample.checksum { throw .unequalWork(workload: workload, payload: Value.name) }
      expected = sample.checksum
      return sample.perOperation
    }
    return Duel(
      workload: workload, payload: Value.name, unit: .nanoseconds, bound: bound,
      limit: { () throws(BenchError) in try check(limit()) }, core: { () throws(BenchError) in try check(core()) })
  }

  /// A duel of sizes, over so many subjects that their own share is as in the table that the bounds come from.
  static func size<Value: Payload>(
    _ workload: String, _: Value.Type, atMost bound: Double,
    limit: @escaping (Int, Int) -> AnyObject, core: @escaping (Int, Int) -> AnyObject
  ) -> Duel {
    let (subjects, perSubject) = (100, 100)
    func bytes(_ make: @escaping (Int, Int) -> AnyObject) -> Double {
      Double(Heap.bytes { make(subjects, perSubject) }) / Double(subjects * perSubject)
    }
    return Duel(
      workload: workload, payload: Value.name, unit: .bytes, bound: bound,
      limit: { bytes(limit) }, core: { bytes(core) })
  }
}
