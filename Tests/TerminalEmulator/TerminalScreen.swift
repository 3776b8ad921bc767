import CVTerm

/// The screen that a terminal's bytes make, by libvterm: a terminal that does not reflow when its size changes.
package final class TerminalScreen {
  package private(set) var rows: Int
  package private(set) var columns: Int
  /// Rows that have left the screen at its top, oldest first.
  package private(set) var scrollback: [String] = []

  private let terminal: OpaquePointer
  private let screen: OpaquePointer
  /// libvterm keeps the address.
  private let callbacks: UnsafeMutablePointer<VTermScreenCallbacks>

  package init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
    guard let terminal = vterm_new(Int32(rows), Int32(columns)), let screen = vterm_obtain_screen(terminal) else {
      fatalError("libvterm has no memory for a screen")
    }
    self.terminal = terminal
    self.screen = screen
    callbacks = .allocate(capacity: 1)
    callbacks.initialize(to: VTermScreenCallbacks())
    callbacks.pointee.sb_pushline = { count, cells, user in
      guard let user, let cells else { return 0 }
      let screen = Unmanaged<TerminalScreen>.fromOpaque(user).takeUnretainedValue()
      screen.scrollback.append(TerminalScreen.text((0..<Int(count)).map { cells[$0] }))
      return 1
    }
    vterm_set_utf8(terminal, 1)
    vterm_screen_set_callbacks(screen, callbacks, Unmanaged.passUnretained(self).toOpaque())
    vterm_screen_enable_altscreen(screen, 1)
    vterm_screen_reset(screen, 1)
  }

  deinit {
    vterm_free(terminal)
    callbacks.deallocate()
  }

  /// Carries out what a program sends.
  package func feed(_ bytes: some Collection<UInt8>) {
    let characters = bytes.map { CChar(bitPattern: $0) }
    _ = vterm_input_write(terminal, characters, characters.count)
  }

  /// What the terminal answers to the program's questions; taken once.
  func takeReplies() -> [UInt8] {
    var characters: [CChar] = Array(repeating: 0, count: 256)
    let count = vterm_output_read(terminal, &characters, characters.count)
    return characters.prefix(count).map { UInt8(bitPattern: $0) }
  }

  package func resize(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
    vterm_set_size(terminal, Int32(rows), Int32(columns))
  }

  /// Where the cursor is, from 0.
  package var cursor: (row: Int, column: Int) {
    var position = VTermPos()
    vterm_state_get_cursorpos(vterm_obtain_state(terminal), &position)
    return (Int(position.row), Int(position.col))
  }

  func cell(_ row: Int, _ column: Int) -> VTermScreenCell {
    var cell = VTermScreenCell()
    _ = cvterm_cell(screen, Int32(row), Int32(column), &cell)
    return cell
  }
}
