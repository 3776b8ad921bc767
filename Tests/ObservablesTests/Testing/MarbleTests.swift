import Observables
import ObservablesTesting
import Testing

/// The reader itself: what depends on it proves nothing if it is wrong.
struct MarbleTests {
  typealias Events = [Recorded<Event<String>>]

  func read(_ diagram: String) throws -> Events { try .marbles(diagram, at: 0) }

  @Test func `every column is a tick`() throws {
    #expect(try read("-a-b--|") == [.next(1, "a"), .next(3, "b"), .completed(6)])
    #expect(try read("a") == [.next(0, "a")])
    #expect(try read("ab-") == [.next(0, "a"), .next(1, "b")])
  }

  @Test func `nothing is nothing`() throws {
    #expect(try read("") == [])
    #expect(try read("----") == [])
  }

  @Test func `a space passes a column, so that diagrams can be lined up`() throws {
    #expect(try read("  a b |  ") == [.next(2, "a"), .next(4, "b"), .completed(6)])
  }

  @Test func `a group is all at the column of its parenthesis, and takes up its columns`() throws {
    #expect(try read("-(ab)-c") == [.next(1, "a"), .next(1, "b"), .next(6, "c")])
    #expect(try read("--(a|)") == [.next(2, "a"), .completed(2)])
    #expect(try read("-()a") == [.next(3, "a")])
  }

  @Test func `a hash is an error, one's own if given`() throws {
    #expect(try read("-a#") == [.next(1, "a"), .error(2, MarbleFailure())])
    #expect(try Events.marbles("#", error: Oops(), at: 0) == [.error(0, Oops())])
  }

  @Test func `elements are what the values say, the longest key first`() throws {
    let values = ["a": 1, "ab": 12, "10": 10]
    let events: [Recorded<Event<Int>>] = try .marbles("-ab-a-10-(aab)", values: values, at: 0)
    #expect(events == [.next(1, 12), .next(4, 1), .next(6, 10), .next(9, 1), .next(9, 12)])
  }

  @Test func `digits stand for themselves`() throws {
    let events: [Recorded<Event<Int>>] = try .marbles("-1-2|", at: 0)
    #expect(events == [.next(1, 1), .next(3, 2), .completed(4)])
  }

  @Test func `the first column is when start subscribes, unless told otherwise`() throws {
    #expect(try Events.marbles("-a") == [.next(201, "a")])
    #expect(try Events.marbles("-a", at: 7) == [.next(8, "a")])
  }

  @Test func `hot, cold and expected are written the same way`() throws {
    let scheduler = TestScheduler(initialClock: 0)
    let hot = try scheduler.createHotObservable(.marbles("-1---2-|") as [Recorded<Event<Int>>])
    let cold = try scheduler.createColdObservable(.marbles("-1-2|", at: 0) as [Recorded<Event<Int>>])
    let observer = scheduler.start { hot.flatMapLatest { number in cold.map { number * 10 + $0 } } }
    let values = ["a": 11, "b": 12, "c": 21, "d": 22]
    #expect(try observer.events == .marbles("--a-b-c-d|", values: values))
    #expect(cold.subscriptions == [Subscription(201, 205), Subscription(205, 209)])
  }

  struct Fault: Sendable {
    let diagram: String
    let error: MarbleError
  }

  @Test(arguments: [
    Fault(diagram: "-a|b", error: .afterEnd(column: 3)),
    Fault(diagram: "-a#|", error: .afterEnd(column: 3)),
    Fault(diagram: "|(a)", error: .afterEnd(column: 1)),
    Fault(diagram: "-(ab", error: .unclosedGroup(column: 1)),
    Fault(diagram: "-a)", error: .strayParenthesis(column: 2)),
    Fault(diagram: "(a-b)", error: .notInGroup("-", column: 2)),
    Fault(diagram: "(a(b))", error: .notInGroup("(", column: 2)),
  ])
  func `what is no diagram is refused, with the place`(_ fault: Fault) {
    #expect(throws: fault.error) { try read(fault.diagram) }
  }

  @Test func `an element without a value is refused, with the place`() {
    #expect(throws: MarbleError.unknown("x", column: 2)) {
      let _: [Recorded<Event<Int>>] = try .marbles("-1x")
    }
    #expect(throws: MarbleError.unknown("b", column: 1)) {
      let _: [Recorded<Event<Int>>] = try .marbles("ab", values: ["a": 1, "": 2])
    }
    #expect("\(MarbleError.unknown("x", column: 2))" == "column 2: ‘x’ is neither an element nor a sign")
  }
}
