import Foundation
import Testing

/// `triage watch` with its output in a pipe, and what it has said so far.
final class Watcher {
  let home: Home
  private let process: Process
  private let out = Pipe()
  private var text = ""

  /// Starts it, and waits until it follows the list.
  init(_ home: Home, _ arguments: [String] = ["watch"]) throws {
    self.home = home
    let log = home.file("watch-\(UUID().uuidString).log")
    process = home.process(["--log", log] + arguments)
    process.standardOutput = out
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    // The threads that tests run on block every signal, which a child inherits.
    var none = sigset_t(), before = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try process.run()
    // The log's line is written once it does; for the log it is a session of its own, the first.
    while !((try? home.read(log)) ?? "").contains("# watch") {
      try #require(process.isRunning)
      usleep(2000)
    }
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  var pid: Int32 { process.processIdentifier }

  /// Reads on until it has said so many lines; all of them.
  func lines(_ count: Int) -> [String] {
    while text.split(separator: "\n").count < count {
      var entry = pollfd(fd: out.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&entry, 1, 20_000) > 0 else { break }  // only waited for where something is wrong
      let new = out.fileHandleForReading.availableData
      if new.isEmpty { break }
      text += String(decoding: new, as: UTF8.self)
    }
    return text.split(separator: "\n").map { String($0) }
  }

  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// Nobody reads any more.
  func stopReading() throws { try out.fileHandleForReading.close() }

  /// Its exit status; nil where it does not end.
  func waitForEnd() -> Int32? {
    for _ in 0..<4000 where process.isRunning { usleep(5000) }
    return process.isRunning ? nil : process.terminationStatus
  }
}

extension Home {
  /// Whether a process comes to wait for a whole second without once waking up.
  func staysAsleep(_ pid: Int32) throws -> Bool {
    func switches() throws -> [Substring] {
      try read("/proc/\(pid)/status").split(separator: "\n").filter { $0.contains("ctxt_switches") }
    }
    // What is under way may still have to come to its end.
    for _ in 0..<20 {
      let before = try switches()
      sleep(1)
      if try switches() == before { return true }
    }
    return false
  }
}

@Suite struct `Watching through a pipe` {
  let home: Home

  init() throws { home = try Home() }

  @Test func `is a line for each change that others make, at once`() throws {
    let watch = try Watcher(home)
    try home.triage("add", "buy milk", "high")
    #expect(watch.lines(1) == ["session 2: added 1: buy milk (high)"])
    try home.triage("-c", "edit 1 buy oat milk", "-c", "priority 1 low", "-c", "done 1", "-c", "undo", "-c", "remove 1")
    #expect(
      watch.lines(6) == [
        "session 2: added 1: buy milk (high)",
        "session 3: edited 1: buy oat milk (high)",
        "session 3: changed 1: buy oat milk (low)",
        "session 3: done 1: buy oat milk (low)",
        "session 3: reopened 1: buy oat milk (low)",
        "session 3: removed 1: buy oat milk (low)",
      ])
    watch.send(SIGINT)
    #expect(watch.waitForEnd() == 130)
  }

  @Test func `tells a filter's changes alone, also that a task has left it`() throws {
    try home.triage("-c", "add one high", "-c", "add two low")
    let watch = try Watcher(home, ["watch", "high"])
    try home.triage("-c", "done 2", "-c", "done 1", "-c", "add three high", "-c", "priority 3 low", "-c", "done 3")
    #expect(
      watch.lines(3).map { $0.dropFirst("session 3: ".count) } == [
        "done 1: one (high)", "added 3: three (high)", "changed 3: three (low)",
      ])
    watch.send(SIGTERM)
    #expect(watch.waitForEnd() == 143)
  }

  @Test func `is a JSON value a line where that is asked for`() throws {
    let watch = try Watcher(home, ["--json", "watch"])
    try home.triage("add", "buy milk", "high")
    try home.triage("done", "1")
    let values = try watch.lines(2).map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(values.map { $0["change"] as? String } == ["added", "done"])
    #expect(values.map { $0["step"] as? Int } == [1, 2])
    #expect(values.map { $0["session"] as? Int } == [2, 3])
    #expect(values.map { ($0["task"] as? [String: Any])?["title"] as? String } == ["buy milk", "buy milk"])
    #expect(values.map { ($0["task"] as? [String: Any])?["status"] as? String } == ["open", "done"])
    #expect(watch.lines(2)[0].hasPrefix("{\"change\":\"added\",\"task\":{\"id\":1,\"uuid\":"))
    watch.send(SIGHUP)
    #expect(watch.waitForEnd() == 129)
  }

  @Test func `ends when its reader has gone, also while nothing changes`() throws {
    let watch = try Watcher(home)
    try home.triage("add", "a")
    #expect(watch.lines(1).count == 1)
    try watch.stopReading()
    #expect(watch.waitForEnd() == 141)
  }

  @Test func `tells a script of thousands of changes line by line`() throws {
    let watch = try Watcher(home)
    try home.triage("run", "-", input: (1...3000).map { "add task \($0)\n" }.joined())
    let told = watch.lines(3000)
    #expect(told.count == 3000)
    #expect(told.first { !$0.hasPrefix("session 2: added ") } == nil)
    #expect(told.last == "session 2: added 3000: task 3000 (medium)")
  }

  @Test func `ends at once while a reader that has stopped reading keeps the pipe full`() throws {
    let watch = try Watcher(home)
    let title = String(repeating: "long ", count: 200)
    try home.triage("run", "-", input: (1...200).map { "add \"\(title)\($0)\"\n" }.joined())
    watch.send(SIGTERM)
    #expect(watch.waitForEnd() == 143)
  }

  @Test func `does not wake up while nothing happens`() throws {
    let watch = try Watcher(home)
    try home.triage("add", "a")
    #expect(watch.lines(1).count == 1)
    #expect(try home.staysAsleep(watch.pid))
  }

  @Test func `tells of every change without a filter, also of tasks that are finished`() throws {
    try home.triage("-c", "add a", "-c", "done 1")
    let watch = try Watcher(home)
    try home.triage("-c", "edit 1 b", "-c", "remove 1", "-c", "undo")
    #expect(
      watch.lines(3).map { $0.drop { $0 != ":" } } == [
        ": edited 1: b (medium)", ": removed 1: b (medium)", ": added 1: b (medium)",
      ])
  }

  @Test func `is refused in a script, which would not go on, and works as a line of its own`() throws {
    let file = try home.write("add a\nwatch\nadd b\n", to: "script")
    let run = try home.triage("run", file)
    #expect(run.status == 2 && run.out == "1\n")
    #expect(
      run.err == """
        \(file):2:1: error: a script cannot watch: it would not go on
          watch
          ^~~~~ take this line out; `triage watch` may run beside the script

        """)
    let piped = try home.triage("--store", "other.db", input: "add b\nwatch\nadd c\n")
    #expect(piped.status == 2 && piped.out == "1\n")
    #expect(piped.err.hasPrefix("standard input:2:1: error: a script cannot watch"))
    let among = try home.triage("--store", "other.db", "-c", "add b", "-c", "watch", "-c", "add c")
    #expect(among.status == 2 && among.out == "2\n" && among.err.hasPrefix("error: a script cannot watch"))
    let watch = try Watcher(home, ["-c", "watch high done"])
    try home.triage("-c", "add c high", "-c", "done 2")
    #expect(watch.lines(1) == ["session 3: done 2: c (high)"])
  }
}
