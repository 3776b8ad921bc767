import Tasks
import Testing

@testable import Shell

@Suite struct `JSON text` {
  @Test func `keeps the order of members and escapes what JSON or a terminal cannot bear (TW 3333)`() {
    let value = JSON.object([
      ("z", .array([.int(-1), .bool(true), .null])), ("a", .string("\"\\\n\t\u{1B}\u{7F}\u{9B}\u{0}é漢👍")),
    ])
    #expect(value.text == #"{"z":[-1,true,null],"a":"\"\\\n\t\u001b\u007f\u009b\u0000é漢👍"}"#)
  }

  @Test func `has a task's members in the order that is promised`() throws {
    let uuid = try #require(TaskUUID("6F1C0000-0000-4000-8000-000000000001"))
    let task = TaskItem(
      id: 1, uuid: uuid, title: "buy milk", priority: .high, created: Timestamp(seconds: 1_764_467_380))
    #expect(
      JSON(task).text
        == #"{"id":1,"uuid":"6f1c0000-0000-4000-8000-000000000001","title":"buy milk","priority":"high","status":"open","#
        + #""created":"2025-11-30T01:49:40Z","due":null,"tags":[],"project":null,"notes":[]}"#)
  }

  @Test func `quotes text that looks like a number (TW 3330)`() {
    #expect(JSON.string("12").text == "\"12\"")
  }
}
