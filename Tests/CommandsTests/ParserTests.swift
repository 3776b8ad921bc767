import Commands
import Tasks
import Testing

struct ParserTests {
  @Test func `the story's first line`() throws {
    #expect(try Parser.parse("add \"buy milk\" high")?.command == .add(title: "buy milk", priority: .high))
  }
}
