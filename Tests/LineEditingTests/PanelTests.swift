import LineEditing
import TerminalEmulator
import Testing

/// What the screen must hold below the rows that were there: the line wrapped, the cursor, and the panel.
private struct Picture {
  let line: String
  let cursor: Int
  let panel: [String]

  /// The picture with the cursor on a character of the line; nil for behind it.
  init(_ line: String, cursor: Int? = nil, panel: [String]) {
    self.line = line
    self.cursor = cursor ?? line.count
    self.panel = panel
  }

  private static func width(_ character: Character) -> Int { character > "\u{2E80}" ? 2 : 1 }

  /// The rows of a text, and the column behind it, as a terminal of some width wraps it.
  private static func wrap(_ text: String, _ columns: Int) -> (rows: [String], column: Int) {
    var rows = [""]
    var column = 0
    for character in text {
      if character == "\n" {
        rows.append("")
        column = 0
        continue
      }
      let width = width(character)
      if column + width > columns {
        rows.append("")
        column = 0
      }
      rows[rows.count - 1].append(character)
      column += width
      if column >= columns {
        rows.append("")
        column = 0
      }
    }
    return (rows, column)
  }

  func isShown(on screen: TerminalScreen) -> Bool {
    let (rows, columns) = (screen.rows, screen.columns)
    let lines = Picture.wrap("> " + line, columns).rows.map { $0.withoutTrailingBlanks }
    var (before, column) = Picture.wrap("> " + line.prefix(cursor), columns)
    if let under = line.dropFirst(cursor).first, column + Picture.width(under) > columns {
      (before, column) = (before + [""], 0)
    }
    let all = (0..<rows).map { screen.row($0) }
    guard let top = all.lastIndex(where: { $0.hasPrefix(">") }), screen.cursor == (top + before.count - 1, column)
    else {
      return false
    }
    let room = max(0, min(9, rows - lines.count - 1))
    let wanted = lines + panel.prefix(room)
    return Array(all[top...].prefix(wanted.count)) == wanted && all.dropFirst(top + wanted.count).allSatisfy(\.isEmpty)
  }
}

extension String {
  fileprivate var withoutTrailingBlanks: String { String(reversed().drop { $0 == " " }.reversed()) }
}

extension EditorTests {
  @Suite struct PanelTests {
    struct Size: CustomTestStringConvertible {
      let columns, rows, above: Int
      var testDescription: String { "\(columns)x\(rows), \(above) rows above" }

      /// In each size once at the top of the screen and once on its last row.
      static let all = [(80, 24), (40, 12), (20, 6)].flatMap { columns, rows in
        [0, rows + 3].map { Size(columns: columns, rows: rows, above: $0) }
      }
    }

    /// Searches have a panel that says what is searched for, and as many rows as there is room for.
    private static let rows: @Sendable (String, Int) -> [String] = { line, room in
      guard line.hasPrefix("/") else { return [] }
      return (["[\(line.count)]"] + (1...9).map { "row \($0)" }).prefix(room).map { $0 }
    }

    private static func panel(_ line: String) -> [String] { rows(line, 9) }

    private func session(_ size: Size) -> EditorSession {
      let session = EditorSession(rows: size.rows, columns: size.columns) { editor in
        editor.panel = { [unowned editor] _, room in Self.rows(editor.line, room) }
      }
      _ = session.waitForLine(">")
      if size.above > 0 {
        session.printAbove((1...size.above).map { "old \($0)" }.joined(separator: "\n"))
        session.terminal.wait { $0.cursorRow == ">" && $0.text.contains("old \(size.above)") }
      }
      return session
    }

    private func settles(
      _ session: EditorSession, _ line: String, cursor: Int? = nil, panel: [String]? = nil,
      _ location: SourceLocation = #_sourceLocation
    ) {
      let picture = Picture(line, cursor: cursor, panel: panel ?? Self.panel(line))
      let isShown = session.terminal.wait(seconds: 5) { picture.isShown(on: $0) }
      #expect(
        isShown, "wanted \"\(line)\", cursor at \(picture.cursor); the screen:\n\(session.terminal.screen.text)",
        sourceLocation: location)
    }

    @Test(arguments: Size.all) func `follows each key, with the cursor anywhere`(size: Size) {
      let session = session(size)
      var line = ""
      for letter in "/milk" {
        session.type(String(letter))
        line.append(letter)
        settles(session, line)
      }
      session.type("\u{2}\u{2}")
      settles(session, "/milk", cursor: 3)
      session.type("o")
      settles(session, "/miolk", cursor: 4)
      session.type("\u{7F}\u{1B}[H")
      settles(session, "/milk", cursor: 0)
      session.type("\u{1B}[3~")
      settles(session, "milk", cursor: 0)
      session.type("/")
      settles(session, "/milk", cursor: 1)
      session.type("\u{1B}[F")
      settles(session, "/milk")
      session.type("\u{15}")
      settles(session, "")
      #expect(!session.terminal.screen.text.contains("row"))
    }

    @Test(arguments: Size.all)
    func `goes with the line: at Enter, at control C, in the history, while control R searches`(
      size: Size
    ) {
      let session = session(size)
      session.type("/zu")
      settles(session, "/zu")
      session.loop.post(.interrupt)
      #expect(session.nextEvent() == .interrupted)
      settles(session, "")
      session.type("/zur book\r")
      #expect(session.nextEvent() == .line("/zur book"))
      settles(session, "")
      #expect(!session.terminal.screen.text.contains("row"))
      session.type("\u{1B}[A")
      settles(session, "/zur book")
      session.type("\u{1B}[B")
      settles(session, "")
      session.type("\u{12}zur")
      settles(session, "/zur book\nbck:zur", cursor: 1, panel: Self.panel("/zur book"))
      session.type("\u{1B}[C")
      settles(session, "/zur book", cursor: 2)
    }

    @Test(arguments: Size.all) func `stays below a line that wraps, key by key, there and back`(size: Size) {
      let session = session(size)
      let long = "/" + String(repeating: "milk ana ", count: 2 * size.columns / 9 + 1)
      for count in 1...long.count {
        session.type(String(long.dropFirst(count - 1).prefix(1)))
        settles(session, String(long.prefix(count)))
      }
      session.type("\u{1}")
      settles(session, long, cursor: 0)
      session.printAbove("note")
      #expect(session.terminal.wait(for: "note"))
      settles(session, long, cursor: 0)
      session.type("\u{5}")
      settles(session, long)
      for count in (0..<long.count).reversed() {
        session.type("\u{7F}")
        settles(session, String(long.prefix(count)))
      }
      if size.above > 0 {
        let old =
          (session.terminal.screen.scrollback + session.terminal.screen.text.split(separator: "\n").map(String.init))
          .filter { $0.hasPrefix("old") }
        #expect(old == (1...size.above).map { "old \($0)" }, "each row once, in its order")
        #expect(!session.terminal.screen.scrollback.contains { $0.hasPrefix("[") || $0.hasPrefix("row") })
      }
    }

    @Test(arguments: Size.all) func `stays below wide characters that do not fit at the edge`(size: Size) {
      let session = session(size)
      let wide = "/" + String(repeating: "漢字", count: size.columns / 3)
      for count in 1...wide.count {
        session.type(String(wide.dropFirst(count - 1).prefix(1)))
        settles(session, String(wide.prefix(count)))
      }
      session.type("\u{2}")
      settles(session, wide, cursor: wide.count - 1)
      session.type("\u{1}")
      settles(session, wide, cursor: 0)
    }

    @Test(arguments: Size.all) func `is made anew for another size of the terminal`(size: Size) {
      let session = session(size)
      session.type("/milk")
      settles(session, "/milk")
      for (columns, rows) in [
        (size.columns - 7, size.rows), (size.columns + 9, size.rows), (size.columns, size.rows - 2),
        (size.columns, size.rows + 4), (size.columns, size.rows),
      ] {
        session.terminal.resize(rows: rows, columns: columns)
        session.loop.post(.resize)
        settles(session, "/milk")
      }
    }

    @Test func `is on the screen after every byte while letters come that leave the row count alone`() {
      let session = session(Size(columns: 40, rows: 12, above: 0))
      session.type("/m")
      settles(session, "/m")
      var gaps = 0
      session.terminal.afterEachByte = { screen in
        if !(0..<12).contains(where: { screen.row($0).hasPrefix("[") }) { gaps += 1 }
      }
      for (keys, line) in [("ilk", "/milk"), ("\u{7F}", "/mil"), ("\u{1}", "/mil"), ("\u{5}", "/mil")] {
        session.type(keys)
        settles(session, line, cursor: keys == "\u{1}" ? 0 : nil)
      }
      #expect(gaps == 0)
    }

    @Test func `shows what has changed while nobody types, and gives way to a note above`() {
      let session = EditorSession(rows: 8, columns: 30) { editor in
        var ticks = 0
        editor.panel = { _, _ in ["tick \(ticks)"] }
        editor.onShortcut = {
          ticks += $0
          editor.printAbove("note \(ticks)")
        }
      }
      session.type("half a li")
      #expect(session.terminal.wait { $0.text == "> half a li\ntick 0" })
      session.type("\u{1B}OQ")
      #expect(session.terminal.wait { $0.text == "note 2\n> half a li\ntick 2" && $0.cursor == (1, 11) })
      session.type("ne\r")
      #expect(session.nextEvent() == .line("half a line"))
    }

    @Test(arguments: [
      "\u{1B}OP\u{1B}OQ\u{1B}OR\u{1B}OS", "\u{1B}[[A\u{1B}[[B\u{1B}[[C\u{1B}[[D",
      "\u{1B}[11~\u{1B}[12~\u{1B}[13~\u{1B}[14~",
      "\u{1B}1\u{1B}2\u{1B}3\u{1B}4",
    ]) func `tells of function keys and of Alt with a digit, and leaves the line as it is`(keys: String) {
      let session = EditorSession { editor in
        var pressed = ""
        editor.onShortcut = {
          pressed += "\($0)"
          editor.printAbove(pressed)
        }
      }
      session.type("ab")
      #expect(session.waitForLine("> ab"))
      session.type(keys)
      #expect(session.terminal.wait { $0.text == "1\n12\n123\n1234\n> ab" })
      session.type("c\r")
      #expect(session.nextEvent() == .line("abc"))
    }

    @Test func `takes Escape and a digit for two keys in vi mode`() {
      let session = EditorSession { editor in
        editor.mode = .vi
        editor.onShortcut = { editor.printAbove("\($0)") }
      }
      session.type("abc")
      #expect(session.waitForLine("> abc"))
      session.type("\u{1B}2hx\r")
      #expect(session.nextEvent() == .line("bc"))
    }

    @Test func `has no panel on a terminal that cannot be drawn on`() {
      let session = EditorSession(kind: "dumb") { editor in
        editor.panel = { _, _ in ["panel"] }
        editor.hint = { _ in LineHint("hint", isAcceptable: true) }
      }
      session.type("abc\r")
      #expect(session.nextEvent() == .line("abc"))
      #expect(!session.terminal.screen.text.contains("panel") && !session.terminal.screen.text.contains("hint"))
    }

    @Test func `shows another prompt at once, and the line behind it`() {
      let session = EditorSession(rows: 6, columns: 20) { editor in
        editor.panel = { _, _ in ["panel"] }
      }
      session.type("half a line")
      #expect(session.terminal.wait { $0.text == "> half a line\npanel" })
      session.run { $0.prompt = "somewhere else> " }
      #expect(session.terminal.wait { $0.text == "somewhere else> half\n a line\npanel" && $0.cursor == (1, 7) })
      session.run { $0.prompt = "> " }
      #expect(session.terminal.wait { $0.text == "> half a line\npanel" && $0.cursor == (0, 13) })
    }
  }

  @Suite struct HintTests {
    private func session(columns: Int = 40) -> EditorSession {
      EditorSession(columns: columns) { editor in
        editor.displayWidth = { $0.unicodeScalars.reduce(0) { $0 + ($1.value > 0x2E80 ? 2 : 1) } }
        editor.panel = { [unowned editor] _, _ in editor.line.isEmpty ? [] : ["panel"] }
        editor.hint = { line in
          if line == "do" { return LineHint("ne 漢字", isAcceptable: true) }
          return line == "3" ? LineHint(" buy milk", isAcceptable: false) : nil
        }
      }
    }

    @Test func `stands behind the line until another key comes`() {
      let session = session()
      session.type("do")
      #expect(session.terminal.wait { $0.text == "> done 漢字\npanel" && $0.cursor == (0, 4) })
      session.type("x")
      #expect(session.terminal.wait { $0.text == "> dox\npanel" && $0.cursor == (0, 5) })
      session.type("\u{7F}\r")
      #expect(session.nextEvent() == .line("do"))
      #expect(session.terminal.wait { $0.text == "> do\n>" })
    }

    @Test func `is put on the line by Right`() {
      let session = session()
      session.type("do")
      #expect(session.terminal.wait { $0.text.hasPrefix("> done 漢字") })
      session.type("\u{1B}[C")
      #expect(session.terminal.wait { $0.text == "> done 漢字\npanel" && $0.cursor == (0, 11) })
      session.type("\r")
      #expect(session.nextEvent() == .line("done 漢字"))
    }

    @Test func `is not put on the line where it only explains`() {
      let session = session()
      session.type("3")
      #expect(session.terminal.wait { $0.text == "> 3 buy milk\npanel" })
      session.type("\u{1B}[C\r")
      #expect(session.nextEvent() == .line("3"))
    }

    @Test func `is not there with the cursor inside the line, and leaves the last column free`() {
      let session = session(columns: 9)
      session.type("do")
      #expect(session.terminal.wait { $0.text == "> done\npanel" && $0.cursor == (0, 4) })
      session.type("\u{1}")
      #expect(session.terminal.wait { $0.text == "> do\npanel" && $0.cursor == (0, 2) })
    }
  }
}
