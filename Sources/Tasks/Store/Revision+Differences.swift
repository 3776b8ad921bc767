extension Revision {
  /// What it changed, exactly: one line a field, `priority low → high`.
  ///
  /// - Parameter arrow: what stands between the value before and the value after.
  /// - Returns: the lines.
  public func differences(_ arrow: String = "→") -> [String] {
    switch (before, after) {
    case (nil, let after?): ["added \"\(after.title)\" \(after.priority.word)"]
    case (let before?, nil): ["removed \"\(before.title)\" \(before.priority.word)"]
    case (let before?, let after?):
      TaskField.all.filter { $0.differs(before, after) }.map {
        "\($0.name) \($0.text(before)) \(arrow) \($0.text(after))"
      }
    case (nil, nil): []
    }
  }
}
