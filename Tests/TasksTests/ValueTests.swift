import Tasks
import Testing

@Suite struct `Priorities and their filter` {
  @Test func `a priority's raw value is its segment's place less one`() {
    #expect(PriorityFilter.allCases.map(\.title) == ["All", "High", "Medium", "Low"])
    #expect(PriorityFilter.allCases.map { $0.priority?.rawValue } == [nil, 0, 1, 2])
    #expect(PriorityFilter.allCases.map { $0.segment - 1 } == [-1, 0, 1, 2])
    #expect(Priority.allCases.map { PriorityFilter($0).word } == ["high", "medium", "low"])
    #expect(PriorityFilter(segment: 4) == nil)
  }

  @Test func `a segment lets its own priority through, and All lets all through`() {
    for filter in PriorityFilter.allCases {
      #expect(Priority.allCases.filter(filter.includes) == (filter.priority.map { [$0] } ?? Priority.allCases))
    }
  }
}

@Suite struct `A sort order` {
  @Test func `turns round when the same field is chosen again, and starts anew with another`() {
    #expect(SortOrder.standard.words == "priority desc")
    #expect(SortOrder.standard.choosing(.priority).words == "priority asc")
    #expect(SortOrder.standard.choosing(.title).words == "title asc")
    #expect(SortOrder.standard.choosing(.title).choosing(.title).words == "title desc")
  }
}

@Suite struct `A timestamp` {
  @Test(arguments: [
    (0, "1970-01-01T00:00:00Z"), (1_764_467_380, "2025-11-30T01:49:40Z"), (4_102_444_800, "2100-01-01T00:00:00Z"),
    (-1, "1969-12-31T23:59:59Z"),
  ]) func `is written and read in UTC, past 2038 too (TW 2373, 2068, 3050)`(seconds: Int64, text: String) {
    #expect(Timestamp(seconds: seconds).description == text)
    #expect(Timestamp(text) == Timestamp(seconds: seconds))
  }

  @Test(arguments: ["", "2025-11-30", "2025-11-30T01:49:40", "2025-13-30T01:49:40Z", "2025-02-30T00:00:00Z", "x"])
  func `is not read from anything else`(text: String) {
    #expect(Timestamp(text) == nil)
  }
}

@Suite struct `A calendar date` {
  @Test(arguments: ["2026-11-30", "2024-02-29", "0001-01-01", "9999-12-31", "1969-12-31"])
  func `is written as it is read`(text: String) {
    #expect(CalendarDate(text)?.description == text)
  }

  @Test(arguments: [
    "2026-02-30", "2025-02-29", "2026-13-01", "2026-1-1", "0000-01-01", "+026-01-01", "", "2026-11-30-1",
  ])
  func `is not read from what is no day`(text: String) {
    #expect(CalendarDate(text) == nil)
  }
}

@Suite struct `A digest` {
  @Test func `is FNV-1a: the published value for "a", and another for each way`() {
    // The authors' test vector for "a" is before the terminator that separates links.
    #expect(Digest.empty.description == "cbf29ce484222325")
    let ab = Digest.empty.appending("a").appending("b")
    #expect(ab != Digest.empty.appending("b").appending("a"))
    #expect(ab != Digest.empty.appending("ab"))
    #expect(ab == Digest.empty.appending("a").appending("b"))
  }

  @Test func `names a position, and is read back`() {
    let position = JournalPosition(step: 3, digest: Digest(value: 0x9f31))
    #expect(position.description == "3/0000000000009f31")
    #expect(JournalPosition("3/0000000000009f31") == position)
    #expect(JournalPosition("0/empty") == .empty)
    #expect(["", "3", "3/x", "-1/empty", "3/9f31"].allSatisfy { JournalPosition($0) == nil })
  }
}
