import Foundation
import Observables
import ObservablesTesting
import Persistence
import Tasks
import Testing

@testable import Shell

@MainActor
@Suite struct `The panel below the prompt` {
  private let directory: String
  private let session: Session
  /// A tick is a millisecond.
  private let scheduler = TestScheduler(initialClock: 0, resolution: 0.001, simulateProcessingDelay: false)
  private let panel: LivePanel
  private let bag = DisposeBag()

  init() throws {
    directory = FileManager.default.temporaryDirectory.path + "/triage-panel-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    let options = Options()
    let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
    let console = Console(options, environment: { _ in nil }, output: nowhere, errors: nowhere)
    session = Session(
      store: TaskStore(try SQLiteTaskDatabase.open(directory + "/tasks.db")), at: directory + "/tasks.db",
      console: console, options: options)
    panel = LivePanel(session: session, scheduler: scheduler)
    for line in ["add \"buy milk\" high", "add \"Milchreis für Malmö\" low", "add \"oat milk\" low", "add bread"] {
      try session.perform(line)
    }
    try session.watch()
  }

  private func remove() { try? FileManager.default.removeItem(atPath: directory) }

  private func recordedPreviews() -> TestableObserver<String?> {
    let observer = scheduler.createObserver(String?.self)
    session.options.asObservable().map(\.preview).skip(1).subscribe(observer).disposed(by: bag)
    return observer
  }

  /// Makes the line grow by a letter every so many milliseconds.
  private func type(_ text: String, every ticks: Int) {
    for count in 1...text.count {
      panel.lineChanged(String(text.prefix(count)))
      scheduler.advanceBy(ticks)
    }
  }

  @Test func `searches a tenth of a second after the last letter, once`() {
    defer { remove() }
    let previews = recordedPreviews()
    type("/mil", every: 50)
    scheduler.advanceTo(1000)
    #expect(previews.events == [.next(250, "mil")])
    #expect(session.update.segmentCounts == [3, 1, 0, 2], "the bar counts what is found")
  }

  @Test func `searches for each letter where they come slowly`() {
    defer { remove() }
    let previews = recordedPreviews()
    type("/mi", every: 200)
    #expect(previews.events == [.next(100, ""), .next(300, "m"), .next(500, "mi")])
  }

  @Test func `gives the old view back at once when the search is deleted`() {
    defer { remove() }
    let previews = recordedPreviews()
    type("/mi", every: 50)
    scheduler.advanceTo(400)
    panel.lineChanged("/")
    scheduler.advanceTo(450)
    panel.lineChanged("")
    scheduler.advanceTo(2000)
    #expect(previews.events == [.next(200, "mi"), .next(450, nil)])
    #expect(panel.rows(columns: 60, room: 9).isEmpty)
    #expect(session.update.segmentCounts == [4, 1, 1, 2])
  }

  @Test func `does nothing for a line that is no search`() {
    defer { remove() }
    let previews = recordedPreviews()
    type("add search /x", every: 150)
    panel.lineChanged("search")
    scheduler.advanceBy(500)
    #expect(previews.events.isEmpty)
    #expect(scheduler.clock > 0 && panel.rows(columns: 60, room: 9).isEmpty)
  }

  @Test(arguments: ["/Milk", "search milk", "  SEARCH milk"]) func `keeps the search at Enter, in one step`(
    line: String
  )
    throws
  {
    defer { remove() }
    let seen = scheduler.createObserver(ViewOptions.self)
    session.options.asObservable().skip(1).subscribe(seen).disposed(by: bag)
    type(line, every: 10)
    scheduler.advanceBy(200)
    panel.lineChanged(line)
    try session.perform(line)
    panel.close()
    let text = line.hasPrefix("/") ? "Milk" : "milk"
    #expect(
      seen.events.compactMap(\.value.element) == [ViewOptions(preview: text), ViewOptions(search: text)])
  }

  @Test func `drops a search that waits when the line ends`() {
    defer { remove() }
    let previews = recordedPreviews()
    type("/mi", every: 10)
    panel.close()
    scheduler.advanceBy(1000)
    #expect(previews.events.isEmpty)
  }

  @Test func `shows the bar and what is found, the words marked`() {
    defer { remove() }
    type("/mil", every: 1)
    scheduler.advanceBy(200)
    #expect(
      panel.rows(columns: 40, room: 9) == [
        "[All 3] High 1  Medium 0  Low 2 ", "-------",
        "1  !!!  buy milk                     now", "2  !    Milchreis für Malmö          now",
        "3  !    oat milk                     now",
      ])
    #expect(
      panel.rows(columns: 20, room: 4) == [
        "[All 3] High 1 ›", "-------", "1  !!!  buy milk", "… 2 more",
      ])
    type("/nix", every: 1)
    scheduler.advanceBy(200)
    #expect(panel.rows(columns: 40, room: 9).last == "nothing matches \"nix\"")
  }

  @Test func `opens for a segment key, and closes with the line`() throws {
    defer { remove() }
    try session.choose(.low)
    panel.open()
    #expect(
      panel.rows(columns: 40, room: 9).map { $0.trimmingCharacters(in: .whitespaces) } == [
        "All 4  High 1  Medium 1 [Low 2]", "-------", "2  !  Milchreis für Malmö            now",
        "3  !  oat milk                       now",
      ])
    panel.close()
    #expect(panel.rows(columns: 40, room: 9).isEmpty)
  }

  @Test func `leaves the subscriptions as they were after a thousand searches`() {
    defer { remove() }
    for turn in 0..<1000 {
      type("/mi", every: turn % 3 * 60)
      if turn % 2 == 0 { panel.open() }
      panel.close()
    }
    scheduler.advanceBy(5000)
    #expect(session.store.observerCount == 1 && session.options.observerCount == 1)
    #expect(session.options.value == ViewOptions())
  }
}
