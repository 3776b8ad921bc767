import Foundation
import Observables
import ObservablesTesting
import Testing

/// A marble diagram out of a doc comment, so that what is drawn there is what is tested.
///
/// A line is a name, at least two spaces, marbles, and perhaps a note after two spaces more; the marbles of all lines share
/// their columns. The last line is the result, those before are what goes in. `^` is the moment at which something is done:
/// a sequence of that one element goes in. A result that ends with `…` is disposed of there.
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
    let text = try String(contentsOf: Drawing.sources.appending(path: file + ".swift"), encoding: .utf8)
    let lines = Drawing.blocks(in: text)[number]
    let origin = lines.map(Drawing.start).min() ?? 0
    let marbles = lines.map { Drawing.marbles(in: $0.dropFirst(origin)) }
    let resultLine = line ?? marbles.count - 1
    inputs = Array(marbles.prefix(count ?? resultLine))
    result = marbles[resultLine]
  }

  static let sources = URL(filePath: #filePath).appending(path: "../../../../Sources/Observables/").standardized

  /// The blocks in a file's doc comments that are not marked as code, as lines.
  static func blocks(in text: String) -> [[Substring]] {
    var blocks: [[Substring]] = []
    var isInside = false
    var isCode = false
    for line in text.split(separator: "\n").map({ $0.drop { $0 == " " } }) {
      if line.hasPrefix("/// ```") {
        isCode = !isInside && line != "/// ```"
        isInside.toggle()
        if isInside, !isCode { blocks.append([]) }
      } else if isInside, !isCode, line.count > 4 {
        blocks[blocks.count - 1].append(line.dropFirst(4))
      }
    }
    return blocks
  }

  /// The column at which a line's marbles begin.
  private static func start(of line: Substring) -> Int {
    let name = line.range(of: "  ")?.lowerBound ?? line.startIndex
    let marbles = line[name...].firstIndex { $0 != " " } ?? line.endIndex
    return line.distance(from: line.startIndex, to: marbles)
  }

  /// Without the note.
  private static func marbles(in line: Substring) -> String {
    let blank = line.prefix { $0 == " " }
    let rest = line.dropFirst(blank.count)
    return String(blank + rest[..<(rest.range(of: "  ")?.lowerBound ?? rest.endIndex)])
  }

  /// Checks that an operator does what is drawn.
  ///
  /// - Parameters:
  ///   - symbols: Elements that have more than one character.
  ///   - error: What `#` is.
  ///   - isCold: Whether the sources begin when they are subscribed to.
  ///   - location: Where to report.
  ///   - operation: The operator, on what goes in.
  /// - Throws: If what is drawn is not a diagram.
  func holds(
    symbols: [String] = [], error: any Error = MarbleFailure(), isCold: Bool = false,
    at location: SourceLocation = #_sourceLocation,
    for operation: @escaping (TestScheduler, [Observable<String>]) -> Observable<String>
  ) throws {
    let scheduler = TestScheduler(initialClock: 0)
    let sources = try inputs.map { marbles in
      isCold
        ? scheduler.createColdObservable(try events(marbles, symbols, error, at: 0)).asObservable()
        : scheduler.createHotObservable(try events(marbles, symbols, error)).asObservable()
    }
    let told = result.prefix { $0 != "…" }
    let end = told == result ? TestScheduler.Defaults.disposed : TestScheduler.Defaults.subscribed + told.count
    let observer = scheduler.start(disposed: end) { operation(scheduler, sources) }
    #expect(try observer.events == events(String(told), symbols, error), "\(result)", sourceLocation: location)
  }

  private func events(
    _ marbles: String, _ symbols: [String], _ error: any Error, at origin: TestTime = TestScheduler.Defaults.subscribed
  ) throws -> [Recorded<Event<String>>] {
    let single = marbles.filter { !"-| #()".contains($0) }.map { String($0) }
    let values = Dictionary((single + symbols).map { ($0, $0) }) { first, _ in first }
    return try .marbles(marbles, values: values, error: error, at: origin)
  }
}
