import Foundation
import Glibc
import LineEditing
import Testing

@Suite struct LineReaderTests {
  /// What the reader makes of these bytes.
  private func events(_ bytes: [UInt8]) throws -> [LineEvent] {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    let (output, input) = (ends[0], ends[1])
    defer { close(output) }
    // A thread of its own: the reader keeps one of the few that tasks share.
    Thread.detachNewThread {
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
        if count > 0 { rest.removeFirst(count) }
      }
      close(input)
    }
    let reader = LineReader(loop: try EventLoop(ownsSignals: false), descriptor: output)
    var all: [LineEvent] = []
    repeat { all.append(reader.readLine()) } while all.last != .endOfInput
    return all
  }

  private func lines(_ text: String) throws -> [LineEvent] { try events(Array(text.utf8)) }

  @Test func `hands out lines, the last one also without its newline`() throws {
    #expect(try lines("") == [.endOfInput])
    #expect(try lines("a\n\nb\n") == [.line("a"), .line(""), .line("b"), .endOfInput])
    #expect(try lines("a\nb") == [.line("a"), .line("b"), .endOfInput])
  }

  @Test func `takes the line ends of other systems, and keeps other control characters`() throws {
    #expect(try lines("a\r\nb\r\n") == [.line("a"), .line("b"), .endOfInput])
    #expect(try lines("a\rb\0c\td\n") == [.line("a\rb\0c\td"), .endOfInput])
  }

  @Test func `replaces what is not UTF-8 and says so`() throws {
    #expect(
      try events([0x61, 0xFF, 0x62, 0x0A, 0xC3, 0xA9, 0x0A, 0xE6])
        == [.line("a\u{FFFD}b", isRepaired: true), .line("é"), .line("\u{FFFD}", isRepaired: true), .endOfInput])
  }

  @Test func `takes a line of a megabyte`() throws {
    let long = String(repeating: "0123456789", count: 100_000)
    #expect(try lines(long + "\nnext\n") == [.line(long), .line("next"), .endOfInput])
  }

  @Test func `serves mailbox, descriptors and signals while it waits`() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    let (output, input) = (ends[0], ends[1])
    defer { close(output) }
    let loop = try EventLoop(ownsSignals: false)
    let reader = LineReader(loop: loop, descriptor: output)
    loop.mailbox.post { _ = write(input, "posted\nmore\n", 12) }
    #expect(reader.readLine() == .line("posted"))
    loop.post(.resize)
    loop.post(.interrupt)
    #expect(reader.readLine() == .line("more"))
    #expect(reader.readLine() == .interrupted)
    loop.post(.terminate)
    #expect(reader.readLine() == .terminated(.terminate))
    close(input)
    #expect(reader.readLine() == .endOfInput)
  }

  @Test func `tells why it cannot read`() throws {
    let directory = open("/", O_RDONLY)
    defer { close(directory) }
    let reader = LineReader(loop: try EventLoop(ownsSignals: false), descriptor: directory)
    #expect(reader.readLine() == .failure(.read(code: EISDIR)))
  }
}
