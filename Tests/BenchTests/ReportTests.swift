import Foundation
import Testing

@testable import triage_bench

struct ReportTests {
  private let rows = [
    Row(workload: "pump 1", variant: "Int", value: 4.7, unit: .nanoseconds, limit: 12.35, bound: 0.6),
    Row(workload: "liveDirect", variant: "String", value: 171, unit: .bytes, limit: 70, bound: 170),
  ]

  @Test func `a report as JSON has the rows in order and the fields of its heading`() throws {
    let text = JSONText.text(of: rows, under: .observables)
    #expect(
      text == """
        {"rows":[{"workload":"pump 1","payload":"Int","value":4.700,"unit":"ns","limit":12.350,"ratio":0.381,"bound":0.60},\
        {"workload":"liveDirect","payload":"String","value":171.000,"unit":"bytes","limit":70.000,"ratio":2.443,"bound":170.00}]}

        """)
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
  }

  @Test func `a table says which bounds hold, a time's by the ratio and a size's by the size`() {
    #expect(
      TextTable.text(of: rows, under: .observables) == """
        workload    payload    limit    ours  ratio   bound  verdict
        pump 1      Int      12.4 ns  4.7 ns   0.38  0.60 x  ok
        liveDirect  String      70 B   171 B   2.44   170 B  over
        1 of 2 within their bounds

        """)
  }

  @Test func `a row is within so many times its bound`() {
    #expect(rows[0].isWithin(factor: 1) && !rows[0].isWithin(factor: 0.5))
    #expect(!rows[1].isWithin(factor: 1) && rows[1].isWithin(factor: 1.1))
  }

  @Test(arguments: [
    (0, 2, "0.00"), (1.005, 0, "1"), (12.349, 1, "12.3"), (0.999, 2, "1.00"), (-1.5, 1, "-1.5"), (-0.01, 1, "0.0"),
  ])
  func `numbers are rounded as one does by hand`(number: Double, digits: Int, text: String) {
    #expect(number.rounded(to: digits) == text)
  }
}

struct RaceTests {
  @Test func `the sides of a race take turns and the least of each is kept`() throws {
    let log = Log()
    let duel = Duel(
      workload: "w", payload: "p", unit: .nanoseconds, bound: 1,
      limit: { log.next("limit", of: [5, 3, 4]) }, core: { log.next("core", of: [2, 6, 1]) })
    let rows = try Race([duel]).run(rounds: 3)
    #expect(log.calls == ["limit", "core", "core", "limit", "limit", "core"])
    #expect(rows == [Row(workload: "w", variant: "p", value: 1, unit: .nanoseconds, limit: 3, bound: 1)])
  }

  @Test func `a race is given up when its sides do not come to the same result`() throws {
    let duel = Duel.time("w", Int.self, atMost: 1) {
      Sample(nanoseconds: 1, operations: 1, checksum: 7)
    } core: {
      Sample(nanoseconds: 1, operations: 1, checksum: 8)
    }
    #expect(throws: BenchError.unequalWork(workload: "w", payload: "Int")) { try Race([duel]).run(rounds: 1) }
  }

  private final class Log {
    var calls: [String] = []

    func next(_ name: String, of values: [Double]) -> Double {
      calls.append(name)
      return values[calls.count { $0 == name } - 1]
    }
  }
}
