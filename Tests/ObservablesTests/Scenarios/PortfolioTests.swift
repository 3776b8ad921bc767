import Observables
import Testing

/// A second list derived from the first: what the owner holds. The first hands on its sort option with its items, as one
/// value, so the second neither asks for the option again nor sees a new option with old items. It keeps the first one's
/// order, and sorts only if the option is a field of its own.
struct PortfolioTests {
  struct Market: Sendable {
    let coins: [Coin]
    let option: SortOption
  }

  final class Lists: Sendable {
    let coins = BehaviorRelay(value: Coin.examples)
    let choices = PublishRelay<SortOption>()
    let amounts = BehaviorRelay(value: ["BTC": 0.5, "ETH": 20, "XRP": 1000])
    let runs = Counter()
    let sorts = Counter()

    let market: Observable<Market>

    init() {
      market = Observable.combineLatest(coins, choices.toggling(from: .rank)) { coins, option in
        var coins = coins
        // Holdings are not this list's to sort by.
        if !option.isOfHoldings { option.sort(&coins) }
        return Market(coins: coins, option: option)
      }.share(replay: 1)
    }

    var portfolio: Observable<[Coin]> {
      Observable.combineLatest(market, amounts) { [runs, sorts] market, amounts in
        runs.bump()
        var held = market.coins.compactMap { coin -> Coin? in
          guard let amount = amounts[coin.symbol] else { return nil }
          var coin = coin
          coin.amount = amount
          return coin
        }
        if market.option.isOfHoldings {
          sorts.bump()
          market.option.sort(&held)
        }
        return held
      }
    }
  }

  let lists = Lists()
  let screen = Log<[String]>()
  let bag = DisposeBag()

  init() {
    // The first list is on the screen as well; both have one subscription to what they come from.
    lists.market.subscribe(onNext: { _ in }).disposed(by: bag)
    lists.portfolio.map { $0.map(\.symbol) }.subscribe(onNext: { [screen] in screen.add($0) }).disposed(by: bag)
  }

  @Test func `it has the first list's order without sorting`() {
    #expect(screen.all == [["BTC", "ETH", "XRP"]])
    lists.choices.accept(.change24hReversed)
    #expect(screen.all.last == ["XRP", "ETH", "BTC"])
    #expect(lists.sorts.count == 0)
  }

  @Test func `it sorts when its own field asks for it`() {
    lists.choices.accept(.holdings)
    #expect(screen.all.last == ["ETH", "BTC", "XRP"])
    lists.choices.accept(.holdings)
    #expect(screen.all.last == ["XRP", "BTC", "ETH"])
    #expect(lists.sorts.count == 2)
    lists.choices.accept(.price)
    #expect(screen.all.last == ["BTC", "ETH", "XRP"])
    #expect(lists.sorts.count == 2)
  }

  @Test func `it runs once a change, whichever it is`() {
    #expect(lists.runs.count == 1)
    lists.choices.accept(.price)
    #expect(lists.runs.count == 2)
    lists.coins.accept(Coin.examples.reversed())
    #expect(lists.runs.count == 3)
    lists.amounts.accept(["USDT": 7])
    #expect(lists.runs.count == 4)
    #expect(screen.all.last == ["USDT"])
    #expect(lists.coins.observerCount == 1)
  }
}

extension SortOption {
  fileprivate var isOfHoldings: Bool { self == .holdings || self == .holdingsReversed }
}
