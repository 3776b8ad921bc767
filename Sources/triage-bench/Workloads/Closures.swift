/// The closures of a client, as the core and the limit get to see them: made behind a function that is not inlined, so that
/// neither knows what is in one.
enum Closures<Value: Payload> {
  @inline(never)
  static func observing() -> @Sendable (Value) -> Void {
    let sum = Checksum.shared
    return { sum.add($0) }
  }

  /// With a context of its own, as most closures have.
  @inline(never)
  static func observing(_ number: Int) -> @Sendable (Value) -> Void {
    let sum = Checksum.shared
    return { sum.add($0, number) }
  }

  @inline(never)
  static func ignoring() -> @Sendable (Value) -> Void { { _ in } }

  @inline(never)
  static func mapping() -> @Sendable (Value) -> Value { { $0.mapped } }

  @inline(never)
  static func mapping(_ number: Int) -> @Sendable (Value) -> Value { { number < 0 ? $0 : $0.mapped } }

  @inline(never)
  static func filtering() -> @Sendable (Value) -> Bool { { $0.isWanted } }

  @inline(never)
  static func filtering(_ number: Int) -> @Sendable (Value) -> Bool { { number < 0 || $0.isWanted } }

  @inline(never)
  static func comparing() -> @Sendable (Value, Value) -> Bool { { $0 == $1 } }

  @inline(never)
  static func accumulating() -> @Sendable (Value, Value) -> Value { { $1.accumulated(onto: $0) } }

  @inline(never)
  static func combining() -> @Sendable (Value, Value) -> Value { { .combined($0, $1) } }

  @inline(never)
  static func combiningThree() -> @Sendable (Value, Value, Value) -> Value { { .combined(.combined($0, $1), $2) } }
}
