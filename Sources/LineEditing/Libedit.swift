import CLibedit
import CPosix
import Glibc

/// libedit's handles, and its calls as Swift would like them. Nothing outside this file sees one of its pointers.
@safe final class Libedit {
  private let handle: OpaquePointer
  private let history: OpaquePointer
  private let streams: [UnsafeMutablePointer<FILE>]
  private var prompt: UnsafeMutablePointer<wchar_t>

  /// Delivers the next scalar into `next`'s result; see `Reading`.
  var next: () -> Reading = { .endOfInput }
  /// What Tab does.
  var complete: () -> Void = {}

  /// What libedit gets when it asks for a character.
  enum Reading {
    case scalar(Unicode.Scalar)
    case endOfInput
    /// The line is given up.
    case abandoned
  }

  /// - Parameters:
  ///   - input: a terminal
  ///   - output: the same one
  ///   - terminal: its kind; nil for what `TERM` says
  /// - Throws: `LineEditingError.setUp`, `.noEditor`
  init(input: Int32, output: Int32, terminal: String?) throws(LineEditingError) {
    let reading = unsafe try Self.stream(dup(input), "r")
    let writing = unsafe try Self.stream(dup(output), "w")
    // Its complaints (an unknown TERM) would land in the middle of the screen.
    let complaining = unsafe try Self.stream(open("/dev/null", O_WRONLY), "w")
    unsafe streams = [reading, writing, complaining]
    // The name by which lines in ~/.editrc may be meant for this program alone: `triage:bind …`.
    let handle = unsafe el_init_fd("triage", reading, writing, complaining, input, output, fileno(complaining))
    guard let handle = unsafe handle, let history = unsafe history_winit() else { throw .noEditor }
    unsafe self.handle = handle
    unsafe self.history = history
    unsafe prompt = .allocate(capacity: 1)
    unsafe prompt.initialize(to: 0)

    _ = unsafe cedit_set_client_data(handle, Unmanaged.passUnretained(self).toOpaque())
    if let terminal { _ = unsafe cedit_set_terminal(handle, terminal) }
    _ = unsafe cedit_set_signals(handle, 0)
    _ = unsafe cedit_set_vi(handle, 0)
    _ = unsafe cedit_set_history(handle, history)
    _ = unsafe cedit_history_set_unique(history, 1)
    _ = unsafe cedit_set_prompt(
      handle, { el in unsafe el.map { unsafe Libedit.of($0).prompt } }, wchar_t(Prompt.mark.value))
    _ = unsafe cedit_set_getter(handle) { el, result in
      guard let el = unsafe el, let result = unsafe result else { return -1 }
      switch unsafe Libedit.of(el).next() {
      case .scalar(let scalar):
        unsafe result.pointee = wchar_t(scalar.value)
        return 1
      case .endOfInput: return 0
      case .abandoned:
        errno = EINTR
        return -1
      }
    }
    unsafe cedit_add_movements(handle)
    _ = unsafe cedit_add_completion(handle) { el, _ in
      guard let el = unsafe el else { return UInt8(CC_ERROR) }
      unsafe Libedit.of(el).complete()
      return UInt8(CC_REFRESH)
    }
  }

  deinit {
    unsafe el_end(handle)
    unsafe history_wend(history)
    unsafe streams.forEach { _ = unsafe fclose($0) }
    unsafe prompt.deallocate()
  }

  private static func stream(
    _ descriptor: Int32, _ mode: String
  ) throws(LineEditingError) -> UnsafeMutablePointer<FILE> {
    guard descriptor >= 0, let stream = unsafe fdopen(descriptor, mode) else { throw .setUp(code: errno) }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    return unsafe stream
  }

  private static func of(_ handle: OpaquePointer) -> Libedit {
    guard let data = unsafe cedit_client_data(handle) else { fatalError("libedit called back without its client data") }
    return unsafe Unmanaged<Libedit>.fromOpaque(data).takeUnretainedValue()
  }
}

/// Settings.
extension Libedit {
  /// Carries out a file of `bind` and other commands; nil for the user's own `~/.editrc`.
  func source(_ path: String?) { _ = unsafe el_source(handle, path) }

  var isVi: Bool { unsafe cedit_is_vi(handle) != 0 }
  func setVi(_ vi: Bool) { _ = unsafe cedit_set_vi(handle, vi ? 1 : 0) }

  /// False where the user has switched editing off (`edit off`), or `TERM` is one that edits by itself.
  var isEditing: Bool { unsafe cedit_is_editing(handle) != 0 }

  /// Whether the cursor can be sent up and the rest of the screen erased.
  var canDraw: Bool { unsafe cedit_can(handle, "up") != 0 && cedit_can(handle, "cd") != 0 }

  /// Binds what this editor relies on. Changing between vi and emacs forgets every binding, so it is called after that.
  func bindKeys() {
    for key in Key.named {
      guard let command = key.command else { continue }
      let name = "\\" + String(key.code.value, radix: 8)
      _ = unsafe cedit_bind(handle, name, isVi ? key.insertingCommand ?? command : command, 0)
      if isVi { _ = unsafe cedit_bind(handle, name, command, 1) }
    }
    _ = unsafe cedit_bind(handle, "^I", "triage-complete", 0)
    _ = unsafe cedit_bind(handle, "^R", "em-inc-search-prev", 0)
    if isVi { _ = unsafe cedit_bind(handle, "^R", "em-inc-search-prev", 1) }
  }

  func setPrompt(_ scalars: [Unicode.Scalar]) {
    unsafe prompt.deallocate()
    unsafe prompt = .allocate(capacity: scalars.count + 1)
    for (index, scalar) in scalars.enumerated() {
      unsafe (prompt + index).initialize(to: wchar_t(scalar.value))
    }
    unsafe (prompt + scalars.count).initialize(to: 0)
  }

  func setHistorySize(_ lines: Int) { _ = unsafe cedit_history_set_size(history, Int32(clamping: lines)) }

  func addToHistory(_ line: String) {
    _ = unsafe cedit_history_enter(history, Self.wide(line))
  }
}

/// The line.
extension Libedit {
  /// Edits one line. nil where reading ended without one.
  func readLine() -> [Unicode.Scalar]? {
    var count: Int32 = 0
    guard let text = unsafe el_wgets(handle, &count), count > 0 else { return nil }
    return (0..<Int(count)).map { unsafe Self.scalar(text[$0]) }
  }

  /// What is in the buffer, and the index of the scalar that the cursor stands on. During ^R it also holds a newline and
  /// what is searched for.
  var buffer: (line: [Unicode.Scalar], cursor: Int) {
    guard let info = unsafe el_wline(handle)?.pointee, let start = unsafe info.buffer else { return ([], 0) }
    let count = unsafe info.lastchar - start
    return unsafe ((0..<count).map { unsafe Self.scalar(start[$0]) }, info.cursor - start)
  }

  /// Puts text in at the cursor. Shown by the next refresh.
  func insert(_ text: String) { _ = unsafe el_winsertstr(handle, Self.wide(text)) }

  /// Takes scalars before the cursor away. Shown by the next refresh.
  func deleteBackwards(_ count: Int) { if count > 0 { unsafe el_deletestr(handle, Int32(clamping: count)) } }

  /// Draws prompt and line afresh. libedit takes the cursor to be where the prompt begins, and erases nothing.
  func refresh() { _ = unsafe cedit_refresh(handle) }

  /// Takes the terminal's new size over.
  func resize() { unsafe el_resize(handle) }

  /// Switches the terminal between keys one by one and what it was before.
  func takeTerminal(_ take: Bool) { _ = unsafe cedit_prepare_terminal(handle, take ? 1 : 0) }

  private static func scalar(_ character: wchar_t) -> Unicode.Scalar {
    Unicode.Scalar(UInt32(bitPattern: character)) ?? "\u{FFFD}"
  }

  private static func wide(_ text: String) -> [wchar_t] {
    text.unicodeScalars.filter { $0 != "\0" }.map { wchar_t($0.value) } + [0]
  }
}
