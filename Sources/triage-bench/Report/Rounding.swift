extension Double {
  /// In decimal notation with so many digits after the point. Without Foundation, whose start would be measured too.
  func rounded(to digits: Int) -> String {
    guard isFinite else { return "0" }
    let power = (0..<digits).reduce(1) { power, _ in power * 10 }
    let scaled = Int((magnitude * Double(power)).rounded())
    let sign = self < 0 && scaled > 0 ? "-" : ""
    if digits == 0 { return sign + String(scaled) }
    let fraction = String(scaled % power)
    return sign + "\(scaled / power)." + String(repeating: "0", count: digits - fraction.count) + fraction
  }
}
