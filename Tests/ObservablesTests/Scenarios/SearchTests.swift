import Dispatch
import Observables
import ObservablesTesting
import Testing

/// The price list with a search text: the three are combined and then debounced, so that neither each key nor a burst of
/// prices sorts the list again. Filtered first, then sorted in place: of the two the filter is the cheaper.
struct SearchTests {
  final class SearchableList: Sendable {
    let text = BehaviorRelay(value: "")
    let coins = BehaviorRelay(value: Coin.examples)
    let choices = PublishRelay<SortOption>()
    let sorts = Counter()

    func found(_ scheduler: any SchedulerType) -> Observable<[String]> {
      Observable.combineLatest(text, coins, choices.toggling(from: .rank))
        .debounce(.milliseconds(500), scheduler: scheduler)
        .map { [sorts] text, coins, option in
          var found = text.isEmpty ? coins : coins.filter { $0.matches(text) }
          sorts.bump()
          option.sort(&found)
          return found.map(\.symbol)
        }
    }
  }

  /// A tick is a tenth of a second.
  let scheduler = TestScheduler(initialClock: 0, resolution: 0.1)
  let list = SearchableList()

  func type(_ text: String, at time: TestTime) {
    scheduler.scheduleAt(time) { [list] in list.text.accept(text) }
  }

  @Test func `the list follows half a second after the last key`() {
    type("e", at: 210)
    type("et", at: 212)
    type("eth", at: 216)
    let observer = scheduler.start { list.found(scheduler) }
    // The first half second is the subscription's own.
    #expect(observer.events == [.next(205, ["BTC", "ETH", "USDT", "XRP"]), .next(221, ["ETH", "USDT"])])
    #expect(list.sorts.count == 2)
  }

  @Test func `a key within the first half second makes one list, not two`() {
    type("rip", at: 203)
    #expect(scheduler.start { list.found(scheduler) }.events == [.next(208, ["XRP"])])
  }

  @Test func `prices and sort options wait for the same silence`() {
    scheduler.scheduleAt(300) { [list] in list.choices.accept(.change24h) }
    for time in stride(from: 302, through: 310, by: 2) {
      scheduler.scheduleAt(time) { [list] in list.coins.accept(Array(list.coins.value.dropLast())) }
    }
    let observer = scheduler.start(disposed: 316) { list.found(scheduler) }
    #expect(observer.events.map(\.time) == [205, 315])
    #expect(observer.events.last?.value == .next([]))
  }

  @Test func `text that is not found leaves an empty list, and clearing it brings all back`() {
    type("zzz", at: 300)
    type("", at: 400)
    let observer = scheduler.start { list.found(scheduler) }
    #expect(observer.elements == [["BTC", "ETH", "USDT", "XRP"], [], ["BTC", "ETH", "USDT", "XRP"]])
  }

  @Test func `left while the text waits, nothing comes`() {
    type("e", at: 299)
    let observer = scheduler.start(disposed: 301) { list.found(scheduler) }
    #expect(observer.events.count == 1)
    #expect(list.text.observerCount + list.coins.observerCount + (list.choices.hasObservers ? 1 : 0) == 0)
  }
}

extension Coin {
  /// Whether the name or the symbol contains the text, in either case.
  fileprivate func matches(_ text: String) -> Bool {
    let text = text.lowercased()
    return name.lowercased().contains(text) || symbol.lowercased().contains(text)
  }
}
