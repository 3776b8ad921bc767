import Foundation
import Observables
import Testing

/// What a row of the price list says: texts and a colour, made from a value by pure functions and a `map`.
struct RowTests {
  enum Colour { case green, red }

  struct Row: Equatable {
    let symbol: String
    let price: String
    let change: String
    let colour: Colour

    init(_ coin: Coin) {
      symbol = coin.symbol
      price = coin.price.asDollars
      change = coin.change24h.asPercentage
      colour = coin.change24h < 0 ? .red : .green
    }
  }

  @Test(arguments: [
    (1234.56, "$1,234.56"), (12.3456, "$12.3456"), (0.123456, "$0.123456"), (1, "$1.00"), (0.1234567, "$0.123457"),
    (1_000_000, "$1,000,000.00"), (0, "$0.00"),
  ])
  func `a price has two to six decimals`(price: Double, text: String) {
    #expect(price.asDollars == text)
  }

  @Test(arguments: [(1.2345, "1.23%"), (-4.5, "-4.50%"), (0, "0.00%"), (100, "100.00%")])
  func `a change is a percentage with two decimals`(change: Double, text: String) {
    #expect(change.asPercentage == text)
  }

  @Test func `the sign decides the colour`() {
    func colour(_ change: Double) -> Colour {
      Row(Coin(name: "A", symbol: "A", rank: 1, price: 1, change24h: change)).colour
    }
    #expect(colour(0.01) == .green)
    #expect(colour(0) == .green)
    #expect(colour(-0.01) == .red)
  }

  @Test func `a row is told only when what it shows has changed`() {
    let coin = BehaviorRelay(value: Coin.examples[3])
    let rows = Log<String>()
    let bag = DisposeBag()
    coin.map(Row.init).distinctUntilChanged()
      .subscribe(onNext: { rows.add("\($0.symbol) \($0.price) \($0.change)") }).disposed(by: bag)
    coin.accept(Coin(name: "Ripple", symbol: "XRP", rank: 4, price: 0.52, change24h: -4.501))
    coin.accept(Coin(name: "Ripple", symbol: "XRP", rank: 4, price: 0.53, change24h: -4.501))
    #expect(rows.all == ["XRP $0.52 -4.50%", "XRP $0.53 -4.50%"])
    withExtendedLifetime(bag) {}
  }
}

extension Double {
  /// For example `$1,234.56`; cheap things have up to six decimals.
  fileprivate var asDollars: String {
    formatted(.currency(code: "USD").precision(.fractionLength(2...6)).locale(Locale(identifier: "en_US")))
  }

  /// For example `1.23%`; the number is in percent already.
  fileprivate var asPercentage: String { String(format: "%.2f%%", self) }
}
