import Foundation
import Glibc
import Terminal
import Testing

@Suite struct PagerTests {
  @Test func `takes the words of PAGER and runs less where there is none`() {
    #expect(Pager { _ in nil }.command == ["less", "-FRX"])
    #expect(Pager { $0 == "PAGER" ? "  most  -s " : nil }.command == ["most", "-s"])
    #expect(Pager { $0 == "PAGER" ? "cat" : nil }.command == [])
    #expect(Pager { $0 == "PAGER" ? "" : nil }.command == [])
  }

  @Test func `shows the text through the program`() throws {
    #expect(try shown("one\ntwo\n", pager: "tr a-z A-Z") == "ONE\nTWO\n")
    #expect(try shown("one\n", pager: "") == "one\n")
  }

  @Test func `shows the text itself where the program is missing`() throws {
    #expect(try shown("one\n", pager: "no-such-pager-anywhere -x") == "one\n")
  }

  @Test func `hands nothing to a shell`() throws {
    #expect(try shown("one\n", pager: "echo $HOME;ls|cat") == "$HOME;ls|cat\n")
  }

  @Test func `survives a reader who leaves early`() throws {
    let long = String(repeating: "line\n", count: 200_000)
    #expect(try shown(long, pager: "head -n 1") == "line\n")
  }

  @Test func `tells a broken pipe from other failures`() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    close(ends[0])
    #expect(throws: TerminalError.brokenPipe(descriptor: ends[1])) { try Output.write("x", to: ends[1]) }
    close(ends[1])
    #expect(throws: TerminalError.write(descriptor: -1, code: EBADF)) { try Output.write("x", to: -1) }
  }

  @Test func `writes all to a descriptor that does not wait`() async throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    let text = String(repeating: "0123456789", count: 100_000)
    let reading = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
    let (output, input) = (ends[1], text)
    async let written: Void = {
      try Output.write(input, to: output)
      close(output)
    }()
    let received = try reading.readToEnd()
    try await written
    #expect(received == Data(text.utf8))
  }

  private func shown(_ text: String, pager: String) throws -> String {
    var template = Array((NSTemporaryDirectory() + "/triage-XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    unlink(template)
    try Pager { $0 == "PAGER" ? pager : nil }.show(text, on: descriptor)
    lseek(descriptor, 0, SEEK_SET)
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
    return String(decoding: try handle.readToEnd() ?? Data(), as: UTF8.self)
  }
}
