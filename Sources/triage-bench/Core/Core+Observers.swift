/// The closures of workloads that subscribe often or keep many subscriptions. Each has a context of its own, as most
/// closures have: its number.
extension Core {
  @inline(never)
  static func observer(_ number: Int) -> @Sendable (Value) -> Void {
    let sum = Checksum.shared
    return { sum.add($0, number) }
  }

  @inline(never)
  static func mapping(_ number: Int) -> @Sendable (Value) -> Value {
    { number < 0 ? $0 : $0.mapped }
  }

  @inline(never)
  static func condition(_ number: Int) -> @Sendable (Value) -> Bool {
    { number < 0 || $0.isWanted }
  }
}
