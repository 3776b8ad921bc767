import Foundation
import Observables
import ObservablesTesting
import Testing

/// A marble diagram out of a doc comment, so that what is drawn there is what is tested.
///
/// A line is a name, at least two spaces, and marbles; the marbles of all lines share their columns. The last line is
/// the result, those before are what goes in.
struct Drawing {
  private let inputs: [String]
  private let result: String

  /// - Parameters:
  ///   - file: Under `Sources/Observables`, without its ending.
  ///   - number: Which of the diagrams in the file.
  ///   - line: Which of its lines is the result.
  ///   - count: How many of its lines go in, if other results stand between.
  /// - Throws: If the file cannot be read.
  init(_ file: String, number: Int = 0, line: Int? = nil, inputs count: Int? = nil) throws {
    let root = URL(filePath: #filePath).appending(path: "../../../../Sources/Observables/").standardized
    let text = try String(contentsOf: root.appending(path: file + ".swift"), encoding: .utf8)
    let blocks = text.components(separatedBy: "/// ```\n").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    let lines = blocks[number].split(separator: "\n").map { $0.drop { $0 == " " }.dropFirst(4) }.filter { !$0.isEmpty }
    let starts = lines.map(Drawing.start)
    let origin = starts.min() ?? 0
    let marbles = lines.map { String($0.dropFirst(origin)) }
    let resultLine = line ?? marbles.count - 1
    inputs = Array(marbles.prefix(count ?? resultLine))
    result = marbles[resultLine]
  }

  /// The column at which a line's marbles begin.
  private static func start(of line: Substring) -> Int {
    let name = line.range(of: "  ")?.lowerBound ?? line.startIndex
    let marbles = line[name...].firstIndex { $0 != " " } ?? line.endIndex
    return line.distance(from: line.startIndex, to: marbles)
  }

  /// Checks that an operator does what is drawn.
  ///
  /// - Parameters:
  ///   - symbols: Elements that have more than one character.
  ///   - error: What `#` is.
  ///   - location: Where to report.
  ///   - operation: The operator, on what goes in.
  /// - Throws: If what is drawn is not a diagram.
  func holds(
    symbols: [String] = [], error: any Error = MarbleFailure(), at location: SourceLocation = #_sourceLocation,
    for operation: @escaping (TestScheduler, [Observable<String>]) -> Observable<String>
  ) throws {
    let scheduler = TestScheduler(initialClock: 0)
    let sources = try inputs.map { marbles in
      scheduler.createHotObservable(try events(marbles, symbols, error)).asObservable()
    }
    let observer = scheduler.start { operation(scheduler, sources) }
    #expect(try observer.events == events(result, symbols, error), "\(result)", sourceLocation: location)
  }

  private func events(_ marbles: String, _ symbols: [String], _ error: any Error) throws -> [Recorded<Event<String>>] {
    let single = marbles.filter { !"-| #()".contains($0) }.map { String($0) }
    let values = Dictionary((single + symbols).map { ($0, $0) }) { first, _ in first }
    return try .marbles(marbles, values: values, error: error)
  }
}
