import Observables
import Testing

/// A price list: the items and a sort option, each of which may change, make one sorted list.
struct PriceListTests {
  final class PriceList: Sendable {
    let coins = BehaviorRelay(value: Coin.examples.shuffled())
    /// A tap on a column's head.
    let choices = PublishRelay<SortOption>()

    var sorted: Observable<[Coin]> {
      Observable.combineLatest(coins, choices.toggling(from: .rank)) { coins, option in
        var coins = coins
        option.sort(&coins)
        return coins
      }
    }
  }

  let list = PriceList()
  let screen = Log<[String]>()
  let bag = DisposeBag()

  init() {
    list.sorted.map { $0.map(\.symbol) }.subscribe(onNext: { [screen] in screen.add($0) }).disposed(by: bag)
  }

  @Test func `it begins by rank`() {
    #expect(screen.all == [["BTC", "ETH", "USDT", "XRP"]])
  }

  @Test func `choosing an option sorts by it, choosing it again turns it round, and once more turns it back`() {
    list.choices.accept(.price)
    #expect(screen.all.last == ["BTC", "ETH", "USDT", "XRP"])
    list.choices.accept(.price)
    #expect(screen.all.last == ["XRP", "USDT", "ETH", "BTC"])
    list.choices.accept(.price)
    #expect(screen.all.last == ["BTC", "ETH", "USDT", "XRP"])
    list.choices.accept(.change24h)
    #expect(screen.all.last == ["BTC", "USDT", "ETH", "XRP"])
    list.choices.accept(.change24h)
    #expect(screen.all.last == ["XRP", "ETH", "USDT", "BTC"])
    list.choices.accept(.holdings)
    #expect(screen.all.last == ["ETH", "BTC", "XRP", "USDT"])
    #expect(screen.all.count == 7)
  }

  @Test func `new prices keep the order that was chosen`() {
    list.choices.accept(.price)
    list.choices.accept(.price)
    list.coins.accept(list.coins.value.filter { $0.rank != 3 })
    #expect(screen.all.last == ["XRP", "ETH", "BTC"])
  }

  @Test(arguments: SortOption.allCases)
  func `every option turned round twice is itself, and turned round once is the other order`(_ option: SortOption) {
    #expect(option.reversed != option)
    #expect(option.reversed.reversed == option)
    var coins = Coin.examples
    var turned = Coin.examples
    option.sort(&coins)
    option.reversed.sort(&turned)
    #expect(coins == turned.reversed())
  }
}
