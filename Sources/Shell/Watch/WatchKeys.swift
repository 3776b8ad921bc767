import Tasks

/// What a key asks of a watch.
enum WatchAction: Equatable {
  case leave
  case choose(PriorityFilter)
  case scroll(Scroll)
  /// Something else has drawn on the screen.
  case redraw

  enum Scroll: Equatable {
    case rows(Int)
    case pages(Int)
    case top, bottom
  }
}

/// Reads the keys of a watch from a terminal's bytes. What it does not know it drops, a sequence as a whole.
struct WatchKeys {
  private var bytes: ArraySlice<UInt8> = []

  private static let escape: UInt8 = 0x1B

  /// Whether a sequence has begun that may yet go on. A lone Escape looks the same: wait a little, then `giveUp()`.
  var isInSequence: Bool { bytes.first == Self.escape }

  mutating func feed(_ new: some Sequence<UInt8>) { bytes += new }

  /// Nothing more came in time: it was an Escape.
  mutating func giveUp() -> WatchAction? {
    guard isInSequence else { return nil }
    bytes = []
    return .leave
  }

  /// What the next key asks for; nil when more bytes are needed.
  mutating func next() -> WatchAction? {
    while let first = bytes.first {
      guard let length = first == Self.escape ? sequenceLength() : 1 else { return nil }
      let key = String(decoding: bytes.prefix(length), as: UTF8.self)
      bytes.removeFirst(length)
      if let action = Self.actions[key] { return action }
    }
    return nil
  }

  /// `ESC [ parameters final`, `ESC O final`, the Linux console's `ESC [ [ final`, or Alt with a key; nil: unfinished.
  private func sequenceLength() -> Int? {
    var rest = bytes.dropFirst()
    guard let kind = rest.popFirst() else { return nil }
    guard kind == UInt8(ascii: "[") || kind == UInt8(ascii: "O") else { return kind == Self.escape ? 1 : 2 }
    if kind == UInt8(ascii: "["), rest.first == kind { rest.removeFirst() }
    guard let final = rest.firstIndex(where: { !(0x20...0x3F).contains($0) }) else { return nil }
    return final - bytes.startIndex + 1
  }

  private static let actions: [String: WatchAction] = {
    var actions: [String: WatchAction] = [
      "q": .leave, "Q": .leave, "\u{4}": .leave, "\u{3}": .leave, "\u{C}": .redraw,
      "g": .scroll(.top), "\u{1B}[H": .scroll(.top), "\u{1B}OH": .scroll(.top), "\u{1B}[1~": .scroll(.top),
      "\u{1B}[7~": .scroll(.top),
      "G": .scroll(.bottom), "\u{1B}[F": .scroll(.bottom), "\u{1B}OF": .scroll(.bottom), "\u{1B}[4~": .scroll(.bottom),
      "\u{1B}[8~": .scroll(.bottom),
      "k": .scroll(.rows(-1)), "\u{1B}[A": .scroll(.rows(-1)), "\u{1B}OA": .scroll(.rows(-1)),
      "j": .scroll(.rows(1)), "\u{1B}[B": .scroll(.rows(1)), "\u{1B}OB": .scroll(.rows(1)),
      "b": .scroll(.pages(-1)), "\u{1B}[5~": .scroll(.pages(-1)),
      " ": .scroll(.pages(1)), "\u{1B}[6~": .scroll(.pages(1)),
    ]
    for filter in PriorityFilter.allCases {
      let number = filter.segment + 1
      let letter = String(Unicode.Scalar(UInt8(ascii: "A") + UInt8(filter.segment)))
      let function = String(Unicode.Scalar(UInt8(ascii: "P") + UInt8(filter.segment)))
      // The digit, with Alt, and F1 to F4 as xterm, the Linux console and rxvt send them.
      for key in ["\(number)", "\u{1B}\(number)", "\u{1B}O\(function)", "\u{1B}[[\(letter)", "\u{1B}[1\(number)~"] {
        actions[key] = .choose(filter)
      }
    }
    return actions
  }()
}
