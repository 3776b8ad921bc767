import Observables
import Testing

struct DebugTests {
  let log = Log<String>()
  var print: @Sendable (String) -> Void { { [log] in log.add($0) } }

  @Test func `all that happens is printed, in order`() {
    Observable.of(1).debug("one", print: print).write(to: log)
    #expect(
      log.all == [
        "one -> subscribed", "one -> Event next(1)", "1", "one -> Event completed", "|", "one -> isDisposed",
      ])
  }

  @Test func `an error and a disposal are printed`() {
    Observable<Int>.error(Oops()).debug("e", print: print).subscribe()
    #expect(log.all == ["e -> subscribed", "e -> Event error(Oops())", "e -> isDisposed"])
    Observable<Int>.never().debug("n", print: print).subscribe().dispose()
    #expect(log.all.suffix(2) == ["n -> subscribed", "n -> isDisposed"])
  }

  @Test func `a long event is shortened in its middle if wanted`() {
    let word = String(repeating: "a", count: 50)
    Observable.of(word).debug("w", trimOutput: true, print: print).subscribe()
    #expect(log.all[1] == "w -> Event next(aaaaaaaaaaaaaaa...aaaaaaaaaaaaaaaaaaa)")
  }

  @Test func `without an identifier the place of the call is printed`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      Observable.of(1).debug().subscribe()
    }
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(output.contains("DebugTests.swift:"))
    #expect(output.contains("-> Event next(1)\n"))
  }
}
