import Commands
import Dispatch
import Observables
import Tasks

/// What stands below the line that is being typed: the bar and the first rows, while the line is a search, or from a
/// segment key on until the line ends.
///
/// It keeps no tasks and no text. The line flows through the core into `ViewOptions.preview`, and the rows are taken from
/// the session's one view whenever the editor draws.
@MainActor
final class LivePanel {
  /// A pause in typing after which the search is made: short enough to feel at once, long enough to spare most letters.
  private static let pause = RxTimeInterval.milliseconds(100)
  /// So many texts are folded between two keys: about a millisecond's work.
  private static let slice = 20_000

  private let session: Session
  private let line = PublishRelay<String>()
  private let bag = DisposeBag()
  private var isOpen = false

  init(session: Session, scheduler: any SchedulerType) {
    self.session = session
    let typed = line.map { Parser.searchText(ofUnfinished: $0) }
      .skip(while: { $0 == nil }).distinctUntilChanged().share()
    // The end of a search is seen at once.
    Observable.merge(typed.debounce(Self.pause, scheduler: scheduler), typed.filter { $0 == nil })
      .distinctUntilChanged()
      .subscribe(onNext: { [weak session] text in MainActor.assumeIsolated { session?.preview(text) } })
      .disposed(by: bag)
    // Folding the texts that are searched begins with the search, and goes on between the keys.
    typed.map { $0 != nil }.distinctUntilChanged().filter { $0 }
      .flatMapLatest { [weak session] _ in
        Observable<Int>.interval(.milliseconds(1), scheduler: scheduler)
          .take(while: { _ in MainActor.assumeIsolated { session?.view.prepareSearch(upTo: Self.slice) == false } })
      }
      .subscribe()
      .disposed(by: bag)
  }

  /// The line is another one.
  func lineChanged(_ text: String) { line.accept(text) }

  /// Shows bar and rows until the line ends.
  func open() { isOpen = true }

  /// The line has ended.
  func close() {
    isOpen = false
    line.accept("")
  }

  /// What stands below the line now.
  func rows(columns: Int, room: Int) -> [String] {
    let update = session.update
    guard isOpen || update.options.preview != nil else { return [] }
    return session.console.terminalPresenter(columns: columns).panel(update, room: room) {
      session.view.rows(prefix: $0)
    }
  }
}
