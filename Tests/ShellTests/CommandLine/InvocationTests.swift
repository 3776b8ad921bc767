import Terminal
import Testing

@testable import Shell

@Suite struct `A command line` {
  private func mode(_ arguments: String...) throws -> Invocation.Mode { try Invocation(arguments: arguments).mode }

  @Test func `asks for the prompt, one command, or lines`() throws {
    #expect(try mode() == .prompt)
    #expect(try mode("show", "high") == .command(["show", "high"], textStart: .max))
    #expect(try mode("-c", "add x", "-c", "show") == .lines(["add x", "show"]))
    #expect(try mode("run", "-") == .command(["run", "-"], textStart: .max))
  }

  @Test func `takes options anywhere before --, and after it all is text`() throws {
    let invocation = try Invocation(arguments: [
      "show", "--json", "high", "--store", "a.db", "--color=never", "--", "--quiet",
    ])
    #expect(invocation.mode == .command(["show", "high", "--quiet"], textStart: 2))
    var expected = Options()
    expected.isJSON = true
    expected.store = "a.db"
    expected.color = .never
    #expect(invocation.options == expected)
  }

  @Test func `names a file or expressly none`() throws {
    #expect(try Invocation(arguments: ["--log", "none"]).options.log == .nothing)
    #expect(try Invocation(arguments: ["--log=x.log"]).options.log == .path("x.log"))
    #expect(try Invocation(arguments: []).options.log == nil)
  }

  @Test(arguments: [
    (["--stroe", "x"], "unknown option \"--stroe\""), (["add", "x", "-5x"], "unknown option \"-5x\""),
    (["--store"], "--store needs a value"), (["--store="], "--store needs a value"), (["-c"], "-c needs a line"),
    (["--json=yes"], "--json takes no value"),
    (["--color", "blue"], "--color takes auto, always or never, not \"blue\""),
    (["-c", "show", "list"], "-c and a command together: \"list\""),
  ]) func `says what it cannot understand`(arguments: [String], message: String) {
    #expect {
      try Invocation(arguments: arguments)
    } throws: { ($0 as? UsageError)?.message == message }
  }
}

@Suite struct `The paths` {
  private func paths(_ variables: [String: String]) -> Paths { Paths { variables[$0] } }

  @Test func `come from the option, then the environment, then the XDG directories, then HOME`() throws {
    let all = ["TRIAGE_STORE": "/e.db", "XDG_DATA_HOME": "/data", "HOME": "/home/ana"]
    #expect(try paths(all).store("o.db") == "o.db")
    #expect(try paths(all).store(nil) == "/e.db")
    #expect(try paths(["XDG_DATA_HOME": "/data", "HOME": "/h"]).store(nil) == "/data/triage/tasks.db")
    #expect(try paths(["HOME": "/h"]).store(nil) == "/h/.local/share/triage/tasks.db")
    #expect(try paths(["HOME": "/h"]).sessions() == "/h/.local/state/triage/sessions")
    #expect(try paths(["HOME": "/h"]).config(nil) == "/h/.config/triage/triagerc")
    #expect(try paths(["HOME": "/h"]).config(.nothing) == nil)
    #expect(try paths(["TRIAGE_LOG": "none"]).log(nil) == .nothing)
  }

  @Test func `ignore a relative XDG directory, as its specification says`() throws {
    #expect(try paths(["XDG_DATA_HOME": "data", "HOME": "/h"]).store(nil) == "/h/.local/share/triage/tasks.db")
  }

  @Test func `cannot be made up without HOME`() {
    #expect(throws: UsageError.self) { try paths([:]).store(nil) }
  }
}

@Suite struct `An exit status` {
  @Test func `is 0, 1, 2, or 128 and the signal`() {
    #expect(
      [ExitStatus.success, .failure, .usage, .signal(2), .signal(13), .signal(15)].map(\.code) == [
        0, 1, 2, 130, 141, 143,
      ])
  }
}
