import Commands
import Tasks
import Testing

struct ViewCommandsTests {
  @Test(
    arguments: [
      ("show", nil),
      ("show all", ViewFilter()),
      ("show high", ViewFilter(segment: .high)),
      ("show done", ViewFilter(status: .done)),
      ("show medium any", ViewFilter(segment: .medium, status: .any)),
      ("show DONE Low", ViewFilter(segment: .low, status: .done)),
      ("high", ViewFilter(segment: .high)),
      ("MEDIUM", ViewFilter(segment: .medium)),
      ("low", ViewFilter(segment: .low)),
      ("all", ViewFilter()),
    ] as [(String, ViewFilter?)])
  func `show states the whole filter`(line: String, filter: ViewFilter?) throws {
    #expect(try command(line) == .show(filter))
  }

  @Test func `a filter leaves sort and search as they are`() {
    let options = ViewOptions(segment: .low, status: .any, sort: SortOrder(.due), search: "milk")
    #expect(
      ViewFilter(segment: .high).applied(to: options)
        == ViewOptions(segment: .high, status: .open, sort: SortOrder(.due), search: "milk"))
    #expect(ViewFilter(options) == ViewFilter(segment: .low, status: .any))
  }

  @Test func `show refuses what is no segment and no status, and two of a kind`() {
    let choices = "use all, high, medium or low; open, done or any"
    expectRefusal(of: "show ⟦hgih⟧", "\"hgih\" is not a segment or a status", hint: "did you mean \"high\"?")
    expectRefusal(of: "show high ⟦dnoe⟧", "\"dnoe\" is not a segment or a status", hint: "did you mean \"done\"?")
    expectRefusal(of: "show ⟦yesterday⟧", "\"yesterday\" is not a segment or a status", hint: choices)
    expectRefusal(
      of: "show high ⟦low⟧", "there is a segment already", hint: "\"high\" came first; leave one of them out")
    expectRefusal(
      of: "show any h ⟦open⟧", "there is a status already", hint: "\"any\" came first; leave one of them out")
    expectRefusal(of: "high ⟦done⟧", "high takes no arguments", hint: "try: show high done")
  }

  @Test(
    arguments: [
      ("sort", nil),
      ("sort due", SortRequest(.due)),
      ("sort DUE DESC", SortRequest(.due, isAscending: false)),
      ("sort priority asc", SortRequest(.priority, isAscending: true)),
      ("sort title asc", SortRequest(.title, isAscending: true)),
      ("sort created", SortRequest(.created)),
      ("sort id desc", SortRequest(.id, isAscending: false)),
    ] as [(String, SortRequest?)])
  func `sort takes a field and perhaps a direction`(line: String, request: SortRequest?) throws {
    #expect(try command(line) == .sort(request))
  }

  @Test func `a sort without a direction starts as its field does and then turns round`() {
    #expect(SortRequest(.title).resolved(from: .standard) == SortOrder(.title, isAscending: true))
    #expect(SortRequest(.priority).resolved(from: .standard) == SortOrder(.priority, isAscending: true))
    #expect(SortRequest(.title).resolved(from: SortOrder(.title)) == SortOrder(.title, isAscending: false))
    #expect(SortRequest(.id, isAscending: true).resolved(from: SortOrder(.id)) == SortOrder(.id, isAscending: true))
    #expect(SortRequest(SortOrder.standard) == SortRequest(.priority, isAscending: false))
  }

  @Test func `sort refuses what is no field and no direction`() {
    expectRefusal(of: "sort ⟦tilte⟧", "\"tilte\" is not a field", hint: "did you mean \"title\"?")
    expectRefusal(
      of: "sort ⟦colour⟧", "\"colour\" is not a field", hint: "use priority, title, created, due or id")
    expectRefusal(of: "sort due ⟦dsc⟧", "\"dsc\" is not a direction", hint: "did you mean \"desc\"?")
    expectRefusal(of: "sort due ⟦down⟧", "\"down\" is not a direction", hint: "use asc or desc")
    expectRefusal(of: "sort due asc ⟦now⟧", "sort takes a field and a direction", hint: "try: sort title")
  }
}
