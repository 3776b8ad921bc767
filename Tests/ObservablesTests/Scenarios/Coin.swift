import Observables

/// What the price list shows a row for.
struct Coin: Equatable, Sendable {
  let name: String
  let symbol: String
  let rank: Int
  let price: Double
  /// In percent.
  let change24h: Double
  /// How many the owner has.
  var amount = 0.0

  var holdings: Double { amount * price }

  static let examples = [
    Coin(name: "Bitcoin", symbol: "BTC", rank: 1, price: 61_408, change24h: 3.94, amount: 0.5),
    Coin(name: "Ethereum", symbol: "ETH", rank: 2, price: 3_012, change24h: -1.25, amount: 20),
    Coin(name: "Tether", symbol: "USDT", rank: 3, price: 1, change24h: 0.01),
    Coin(name: "Ripple", symbol: "XRP", rank: 4, price: 0.52, change24h: -4.5, amount: 1000),
  ]
}

/// What a list is sorted by.
enum SortOption: CaseIterable, Sendable {
  case rank, rankReversed, price, priceReversed, change24h, change24hReversed, holdings, holdingsReversed

  /// The same the other way round.
  var reversed: SortOption {
    switch self {
    case .rank: .rankReversed
    case .rankReversed: .rank
    case .price: .priceReversed
    case .priceReversed: .price
    case .change24h: .change24hReversed
    case .change24hReversed: .change24h
    case .holdings: .holdingsReversed
    case .holdingsReversed: .holdings
    }
  }

  /// Sorts in place. Rank begins with the first, everything else with the largest.
  func sort(_ coins: inout [Coin]) {
    switch self {
    case .rank: coins.sort { $0.rank < $1.rank }
    case .rankReversed: coins.sort { $0.rank > $1.rank }
    case .price: coins.sort { $0.price > $1.price }
    case .priceReversed: coins.sort { $0.price < $1.price }
    case .change24h: coins.sort { $0.change24h > $1.change24h }
    case .change24hReversed: coins.sort { $0.change24h < $1.change24h }
    case .holdings: coins.sort { $0.holdings > $1.holdings }
    case .holdingsReversed: coins.sort { $0.holdings < $1.holdings }
    }
  }
}

extension ObservableType where Element == SortOption {
  /// What the list is sorted by, from what is chosen: choosing the same again turns it round.
  func toggling(from start: SortOption) -> Observable<SortOption> {
    asObservable().scan(start) { current, chosen in current == chosen ? current.reversed : chosen }.startWith(start)
  }
}
