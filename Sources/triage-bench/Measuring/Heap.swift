import CMalloc

enum Heap {
  /// Bytes that are allocated and not freed, by `malloc`'s own count: in its arenas and, for large blocks, outside.
  static var bytesInUse: Int {
    let account = mallinfo2()
    return Int(account.uordblks + account.hblkhd)
  }

  /// What the result of `make` keeps allocated.
  static func bytes(keptBy make: () -> AnyObject) -> Int {
    let before = bytesInUse
    let kept = make()
    let after = bytesInUse
    return withExtendedLifetime(kept) { after - before }
  }
}
