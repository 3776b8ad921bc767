import Glibc
import LineEditing
import Synchronization
import Testing

@Suite struct EventLoopTests {
  @Test func `waits until the time that was asked for, not less`() throws {
    let loop = try EventLoop(ownsSignals: false)
    let end = MonotonicClock.now + 20_000_000
    #expect(try loop.wait(until: end) == .timeout)
    #expect(MonotonicClock.now >= end)
    #expect(try loop.wait(until: 0) == .timeout)
  }

  @Test func `runs letters in the order in which they were posted, and what they post afterwards`() throws {
    let loop = try EventLoop(ownsSignals: false)
    let order = Mutex<[Int]>([])
    let mailbox = loop.mailbox
    mailbox.post {
      order.withLock { $0.append(1) }
      mailbox.post { order.withLock { $0.append(3) } }
    }
    mailbox.post { order.withLock { $0.append(2) } }
    #expect(try loop.wait() == .served)
    #expect(order.withLock { $0 } == [1, 2])
    #expect(try loop.wait() == .served)
    #expect(order.withLock { $0 } == [1, 2, 3])
  }

  @Test func `loses no letter that many threads post`() async throws {
    let loop = try EventLoop(ownsSignals: false)
    let mailbox = loop.mailbox
    let tally = Tally()
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<1000 { mailbox.post { tally.count.add(1, ordering: .relaxed) } } }
      }
    }
    _ = try loop.wait()
    #expect(tally.count.load(ordering: .relaxed) == 8000)
  }

  @Test func `ends a watch from its own handler and drops a descriptor that was closed`() throws {
    let loop = try EventLoop(ownsSignals: false)
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    var calls = 0
    var watch: EventLoop.Watch?
    watch = loop.watch(ends[0]) {
      calls += 1
      if let watch { loop.stop(watch) }
    }
    #expect(write(ends[1], "x", 1) == 1)
    #expect(try loop.wait() == .served)
    #expect(try loop.wait(until: 0) == .timeout)
    #expect(calls == 1)

    _ = loop.watch(ends[0]) { calls += 1 }
    close(ends[0])
    close(ends[1])
    _ = try loop.wait(until: 0)
    #expect(try loop.wait(until: MonotonicClock.now + 1_000_000) == .timeout)
  }

  @Test func `tells signals that came while nobody waited, oldest first`() throws {
    let loop = try EventLoop(ownsSignals: false)
    #expect(loop.takeSignal() == nil)
    loop.post(.interrupt)
    loop.post(.terminate)
    #expect(loop.takeSignal() == .interrupt)
    #expect(try loop.wait() == .signal(.terminate))
    #expect(loop.takeSignal() == nil)
  }

  @Test func `catches real signals and gives them back`() async {
    await #expect(processExitsWith: .signal(SIGTERM)) {
      let loop = try EventLoop()
      loop.catchSignals()
      kill(getpid(), SIGINT)
      #expect(try loop.wait() == .signal(.interrupt))
      kill(getpid(), SIGTERM)
      #expect(try loop.wait() == .signal(.terminate))
      loop.restoreSignals()
      kill(getpid(), SIGTERM)
      pause()
    }
  }

  @Test func `leaves a signal alone that is ignored`() async {
    await #expect(processExitsWith: .exitCode(3)) {
      signal(SIGHUP, SIG_IGN)
      let loop = try EventLoop()
      loop.catchSignals()
      kill(getpid(), SIGHUP)
      #expect(loop.takeSignal() == nil)
      exit(3)
    }
  }
}

private final class Tally: Sendable {
  let count = Atomic(0)
}
