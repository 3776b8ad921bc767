import Observables
import Testing

/// A filter bar made from an enum: a button a case, one of them selected. A new case is a new button, and nothing else
/// has to be told.
struct FilterBarTests {
  enum Filter: String, CaseIterable, Sendable {
    case latest, popular, followed

    var title: String {
      switch self {
      case .latest: "Latest"
      case .popular: "Popular"
      case .followed: "Followed"
      }
    }
  }

  struct Button: Equatable, Sendable {
    let title: String
    let isSelected: Bool
  }

  /// For any such enum.
  final class FilterBar<Choice: CaseIterable & Equatable & Sendable>: Sendable {
    let selected: BehaviorRelay<Choice>
    private let title: @Sendable (Choice) -> String

    init(selected: Choice, title: @escaping @Sendable (Choice) -> String) {
      self.selected = BehaviorRelay(value: selected)
      self.title = title
    }

    var buttons: Observable<[Button]> {
      selected.distinctUntilChanged().map { [title] selected in
        Choice.allCases.map { Button(title: title($0), isSelected: $0 == selected) }
      }
    }

    func tap(_ index: Int) {
      let cases = Array(Choice.allCases)
      if cases.indices.contains(index) { selected.accept(cases[index]) }
    }
  }

  let bar = FilterBar(selected: Filter.latest, title: \.title)
  let screen = Log<String>()
  let bag = DisposeBag()

  init() {
    bar.buttons.map { buttons in buttons.map { $0.isSelected ? "[\($0.title)]" : $0.title }.joined(separator: " ") }
      .subscribe(onNext: { [screen] in screen.add($0) }).disposed(by: bag)
  }

  @Test func `there is a button for each case, in their order, and one is selected`() {
    #expect(screen.all == ["[Latest] Popular Followed"])
  }

  @Test func `a tap selects; there is always one`() {
    bar.tap(2)
    bar.tap(1)
    #expect(screen.all.dropFirst() == ["Latest Popular [Followed]", "Latest [Popular] Followed"])
  }

  @Test func `a tap on the selected one, or beside the bar, changes nothing`() {
    bar.tap(0)
    bar.tap(7)
    #expect(screen.all.count == 1)
  }

  @Test func `what is selected filters what is below`() {
    let shown = Log<String>()
    Observable.combineLatest(bar.selected, Observable.just(["latest 1", "popular 1", "popular 2"])) { filter, posts in
      posts.filter { $0.hasPrefix(filter.rawValue) }.joined(separator: ", ")
    }.subscribe(onNext: { shown.add($0) }).disposed(by: bag)
    bar.tap(1)
    bar.tap(2)
    #expect(shown.all == ["latest 1", "popular 1, popular 2", ""])
  }
}
