import Foundation
import Testing

@Suite struct `Durability` {
  @Test func `kill -9 at random moments loses no add whose id was printed, and leaves none half there`() throws {
    let home = try Home()
    let lines = Data(String(repeating: "add \"survivor\" high\n", count: 5000).utf8)
    var random = SystemRandomNumberGenerator()
    var confirmed = Set<Int>()
    for _ in 0..<25 {
      let process = home.process(["--log", "killed.log"])
      let input = Pipe(), output = Pipe()
      process.standardInput = input
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.run()
      // The writer ends with an error when its reader is killed; that is its fate here.
      DispatchQueue.global().async { try? input.fileHandleForWriting.write(contentsOf: lines) }
      var printed = ""
      let enough = Int.random(in: 1...40, using: &random)
      while printed.count(where: { $0 == "\n" }) < enough {
        let data = output.fileHandleForReading.availableData
        if data.isEmpty { break }
        printed += String(decoding: data, as: UTF8.self)
      }
      kill(process.processIdentifier, SIGKILL)
      printed += String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      confirmed.formUnion(printed.split(separator: "\n").compactMap { Int($0) })
    }
    #expect(confirmed.count > 100)
    let rows = try home.triage("show").out.split(separator: "\n")
    let there = Set(rows.compactMap { Int($0.split(separator: "\t")[0]) })
    #expect(confirmed.isSubset(of: there))
    #expect(rows.allSatisfy { $0.hasSuffix("\tsurvivor") })
    // The one log of all these sessions, each of which was cut off, tells the whole of it.
    #expect(try home.triage("--log", "killed.log", "stats").status == 0)
    #expect(try home.triage("--store", "copy.db", "run", "killed.log").status == 0)
    #expect(try home.triage("--store", "copy.db", "show", "--json").out == home.triage("show", "--json").out)
  }

  @Test func `kill -9 in the middle of a script loses nothing that was confirmed`() throws {
    let home = try Home()
    let script = try home.write(String(repeating: "add \"survivor\" high\n", count: 20_000), to: "adds.triage")
    var random = SystemRandomNumberGenerator()
    var confirmed = Set<Int>()
    for _ in 0..<5 {
      let process = home.process(["run", script])
      let output = Pipe()
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.run()
      var printed = ""
      let enough = Int.random(in: 1...4000, using: &random)
      while printed.utf8.count(where: { $0 == 10 }) < enough {
        let data = output.fileHandleForReading.availableData
        if data.isEmpty { break }
        printed += String(decoding: data, as: UTF8.self)
      }
      kill(process.processIdentifier, SIGKILL)
      printed += String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      // The last line may be torn.
      confirmed.formUnion(printed.split(separator: "\n").dropLast().compactMap { Int($0) })
    }
    let there = Set(try home.triage("show").out.split(separator: "\n").compactMap { Int($0.split(separator: "\t")[0]) })
    #expect(confirmed.count > 100 && confirmed.isSubset(of: there))
  }

  @Test func `eight processes that add at once lose nothing, and no command fails for a lock (TW 1735, 2070)`()
    async throws
  {
    let home = try Home()
    let runs = try await withThrowingTaskGroup(of: Home.Run.self) { group in
      for writer in 0..<8 {
        let input = String(repeating: "add \"by \(writer)\"\n", count: 50)
        let arguments = ["--keep-going"]
        nonisolated(unsafe) let home = home
        group.addTask { try home.run(arguments, input: input) }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(runs.allSatisfy { $0.status == 0 && $0.err.isEmpty }, "\(runs.map(\.err))")
    let ids = runs.flatMap { $0.out.split(separator: "\n").compactMap { Int($0) } }
    #expect(ids.count == 400 && Set(ids) == Set(1...400))
    #expect(try home.triage("show").out.split(separator: "\n").count == 400)
  }

  @Test func `adds beside as many dones: all are there, each done exactly once`() async throws {
    let home = try Home()
    try home.triage(input: String(repeating: "add a\n", count: 50))
    nonisolated(unsafe) let shared = home
    async let adds = shared.run([], input: String(repeating: "add b\n", count: 50))
    async let dones = shared.run([], input: (1...50).map { "done \($0)\n" }.joined())
    #expect(try await adds.status == 0)
    #expect(try await dones.status == 0)
    #expect(try home.triage("show", "open").out.split(separator: "\n").count == 50)
    #expect(try home.triage("show", "done").out.split(separator: "\n").count == 50)
  }

  @Test func `a store of another kind is refused and left as it is`() throws {
    let home = try Home()
    let text = "this is no database\n"
    _ = try home.write(text, to: "notes.txt")
    for arguments in [["show"], ["add", "x"]] {
      let run = try home.run(["--store", "notes.txt"] + arguments)
      #expect(run.status == 1 && run.err.contains("notes.txt is damaged") && run.out == "", "\(run)")
    }
    #expect(try home.read(home.file("notes.txt")) == text)
    #expect(try home.triage("--store", ".", "show").status == 1)
  }
}
