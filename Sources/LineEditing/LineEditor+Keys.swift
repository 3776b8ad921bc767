import Glibc

/// Where libedit waits for a key, and everything else happens.
extension LineEditor {
  /// How long an Escape may stay alone before it is one: long enough for a slow line to deliver an arrow key whole, too
  /// short to be noticed.
  private static let escapeDelay: UInt64 = 30_000_000

  func nextScalar() -> Libedit.Reading {
    showInitialText()
    while true {
      if !queued.isEmpty { return .scalar(queued.removeFirst()) }
      if resizing == nil, !heldKeys.isEmpty {
        deliver(heldKeys.removeFirst())
        continue
      }
      if let key = decoder.next() {
        receive(key)
        continue
      }
      settled()
      if let reading = waitForInput() { return reading }
    }
  }

  /// Waits for one thing. A result ends libedit's wait; nil goes on.
  private func waitForInput() -> Libedit.Reading? {
    escapeDeadline = decoder.isInSequence ? escapeDeadline ?? MonotonicClock.now + Self.escapeDelay : nil
    do {
      let deadline = [escapeDeadline, resizing?.deadline].compactMap { $0 }.min()
      switch try loop.wait(reading: configuration.input, until: deadline) {
      case .served: return outcome == nil ? nil : .abandoned
      case .signal(let signal): return handle(signal)
      case .readable: return readInput()
      case .timeout:
        if let resizing, resizing.deadline <= MonotonicClock.now { endResize(column: nil) }
        guard let escape = escapeDeadline, escape <= MonotonicClock.now else { return nil }
        escapeDeadline = nil
        if let key = decoder.giveUp() { receive(key) }
        return nil
      }
    } catch {
      outcome = .failure(error)
      return .abandoned
    }
  }

  private func readInput() -> Libedit.Reading? {
    var bytes: [UInt8] = Array(repeating: 0, count: 4096)
    let count = unsafe read(configuration.input, &bytes, bytes.count)
    if count > 0 {
      decoder.feed(bytes.prefix(count))
      escapeDeadline = nil
      return nil
    }
    if count < 0, errno == EINTR || errno == EAGAIN { return nil }
    // While keys come one by one, ^D is a byte: nothing at all means that the terminal is gone. Where editing is off
    // the terminal keeps lines itself, and nothing means ^D.
    if count == 0, !libedit.isEditing { return .endOfInput }
    outcome = count == 0 || errno == EIO ? .terminated(.hangup) : .failure(.read(code: errno))
    return .abandoned
  }

  /// What libedit gets for a key: once for each scalar of the grapheme cluster that the key crosses or deletes, so that
  /// no cluster is torn.
  private func scalars(for key: Key) -> [Unicode.Scalar] {
    guard let side = side(of: key) else { return [key.code] }
    let (line, cursor) = libedit.buffer
    if line.contains("\n") { return [key.code] }  // ^R: the buffer holds what is searched for
    let cluster =
      side == .before ? String(scalars: line.prefix(cursor)).last : String(scalars: line.dropFirst(cursor)).first
    return Array(repeating: key.code, count: max(1, cluster?.unicodeScalars.count ?? 1))
  }

  private enum Side {
    case before, after
  }

  /// On which side of the cursor the character is that a key is about; nil where it is not about one.
  private func side(of key: Key) -> Side? {
    switch key {
    case .left, .scalar("\u{7F}"), .scalar("\u{8}"): return .before
    case .right, .delete: return .after
    case .scalar("\u{2}"): return libedit.isVi ? nil : .before
    case .scalar("\u{4}"), .scalar("\u{6}"): return libedit.isVi ? nil : .after
    default: return nil
    }
  }

  /// Takes a key, or an answer of the terminal, which comes as one.
  private func receive(_ key: Key) {
    if case .cursorReport(let column) = key {
      cursorIsReported(at: column)
    } else if resizing != nil {
      heldKeys.append(key)
    } else {
      deliver(key)
    }
  }

  /// Hands a key to libedit, or keeps it. What is drawn round the line and would be in the way goes first.
  private func deliver(_ key: Key) {
    if clearHint(before: key) { return }
    if case .shortcut(let number) = key {
      onShortcut?(number)
      return
    }
    clearPanel(before: key)
    queued = scalars(for: key)
  }

  /// After libedit has handled every key there was, and after everything that was served in between: what is drawn round
  /// the line comes here, and with it the picture is whole.
  private func settled() {
    if resizing != nil { return }
    if !libedit.buffer.line.isEmpty { repaintZeroWidth() }
    let line = line
    if line != reported {
      reported = line
      onChange?(line)
    }
    settlePanel()
    settleHint()
    release()
  }

  private func showInitialText() {
    guard let text = initialText else { return }
    initialText = nil
    let before = geometry
    libedit.insert(text)
    redraw(from: before)
  }
}
