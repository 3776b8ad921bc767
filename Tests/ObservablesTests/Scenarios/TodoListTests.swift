import Observables
import Testing

/// A to-do list with four segments. New tasks come through a subject, the list lies in a relay, and what is on the
/// screen is derived from the list and the segment. It is subscribed to once; switching is a value, not a subscription.
struct TodoListTests {
  enum Priority: Sendable { case high, medium, low }

  struct Item: Equatable, Sendable {
    let title: String
    let priority: Priority
  }

  enum Segment: CaseIterable, Sendable {
    case all, high, medium, low

    func shows(_ item: Item) -> Bool {
      switch self {
      case .all: true
      case .high: item.priority == .high
      case .medium: item.priority == .medium
      case .low: item.priority == .low
      }
    }
  }

  final class TodoList: Sendable {
    let added = PublishSubject<Item>()
    let items = BehaviorRelay<[Item]>(value: [])
    let segment = BehaviorRelay(value: Segment.all)
    private let bag = DisposeBag()

    init() {
      added.withLatestFrom(items) { item, items in items + [item] }.bind(to: items).disposed(by: bag)
    }

    var visible: Observable<[String]> {
      Observable.combineLatest(items, segment) { items, segment in items.filter(segment.shows).map(\.title) }
    }
  }

  let list = TodoList()
  let screen = Log<[String]>()
  let bag = DisposeBag()

  func addThree() {
    list.added.onNext(Item(title: "milk", priority: .high))
    list.added.onNext(Item(title: "post", priority: .low))
    list.added.onNext(Item(title: "call", priority: .medium))
  }

  @Test func `a task that is added appears, if the segment shows it`() {
    list.visible.subscribe(onNext: { [screen] in screen.add($0) }).disposed(by: bag)
    addThree()
    #expect(screen.all == [[], ["milk"], ["milk", "post"], ["milk", "post", "call"]])
    list.segment.accept(.high)
    #expect(screen.all.last == ["milk"])
    list.added.onNext(Item(title: "rent", priority: .high))
    #expect(screen.all.last == ["milk", "rent"])
    list.added.onNext(Item(title: "walk", priority: .low))
    #expect(screen.all.last == ["milk", "rent"])
    list.segment.accept(.low)
    #expect(screen.all.last == ["post", "walk"])
  }

  @Test func `switching the segment a thousand times leaves one subscription, and one update a switch`() {
    list.visible.subscribe(onNext: { [screen] in screen.add($0) }).disposed(by: bag)
    addThree()
    let before = screen.all.count
    for turn in 0..<1000 { list.segment.accept(Segment.allCases[turn % 4]) }
    #expect(screen.all.count == before + 1000)
    #expect(list.segment.observerCount == 1)
    #expect(bag.count == 1)
    // The other observer of the items is the list's own, which adds to them.
    #expect(list.items.observerCount == 2)
    list.segment.accept(.all)
    list.added.onNext(Item(title: "walk", priority: .low))
    #expect(screen.all.last == ["milk", "post", "call", "walk"])
    #expect(screen.all.count == before + 1002)
  }

  @Test func `the mistake to avoid: subscribing at each switch keeps the old filters alive`() {
    func show(_ segment: Segment) {
      list.items.map { $0.filter(segment.shows).map(\.title) }
        .subscribe(onNext: { [screen] in screen.add($0) }).disposed(by: bag)
    }
    show(.high)
    show(.all)
    // Two answer now. Whichever comes last wins the screen, here by luck the right one.
    list.added.onNext(Item(title: "post", priority: .low))
    #expect(screen.all.suffix(2) == [[], ["post"]])
    #expect(bag.count == 2)
  }

  @Test func `when the screen goes, nothing of it is left`() {
    do {
      let bag = DisposeBag()
      list.visible.subscribe(onNext: { [screen] in screen.add($0) }).disposed(by: bag)
      #expect(list.segment.observerCount == 1)
    }
    #expect(list.segment.observerCount == 0)
  }
}
