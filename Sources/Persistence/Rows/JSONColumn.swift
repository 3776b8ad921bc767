import Tasks

/// Lists in a column, as JSON: `["a","b"]`, `[{"entry":1796000000,"text":"…"}]`. SQLite's own functions write and read it.
///
/// Most tasks have neither tags nor notes: `[]` is written and read without them.
struct JSONColumn {
  /// The statement whose row it is in, or will be.
  private let row: Statement

  /// The lists of a row.
  init(_ row: Statement) { self.row = row }

  /// Tags as they are kept.
  func text(tags: [String]) throws(StoreError) -> String {
    try list(tags) { tag throws(StoreError) in try row.value(of: "json_quote(?1)", tag.withoutNUL) }
  }

  /// Notes as they are kept.
  func text(notes: [TaskItem.Note]) throws(StoreError) -> String {
    try list(notes) { note throws(StoreError) in
      try row.value(
        of: "json_object('entry', CAST(?1 AS INTEGER), 'text', ?2)", String(note.entry.seconds),
        note.text.withoutNUL)
    }
  }

  /// The tags in a column; nil where there is something else.
  func tags(_ column: Int32) throws(StoreError) -> [String]? {
    try items(column) { item throws(StoreError) in item.text(1) == "text" ? item.text(0)?.withNUL : nil }
  }

  /// The notes in a column; nil where there is something else.
  func notes(_ column: Int32) throws(StoreError) -> [TaskItem.Note]? {
    try items(column) { item throws(StoreError) in
      guard item.text(1) == "object", let object = item.text(0),
        let entry = try row.value(of: "json_extract(?1, '$.entry')", object), let seconds = Int64(entry),
        let text = try row.value(of: "json_extract(?1, '$.text')", object)
      else { return nil }
      return TaskItem.Note(entry: Timestamp(seconds: seconds), text: text.withNUL)
    }
  }

  private func list<Element>(
    _ elements: [Element], _ write: (Element) throws(StoreError) -> String?
  ) throws(StoreError) -> String {
    var items: [String] = []
    for element in elements { items.append(try write(element) ?? "null") }
    return "[" + items.joined(separator: ",") + "]"
  }

  private func items<Item>(
    _ column: Int32, _ read: (Statement) throws(StoreError) -> Item?
  ) throws(StoreError) -> [Item]? {
    // `[]` is the only list of two bytes.
    if row.byteCount(column) == 2 { return [] }
    guard let json = row.text(column),
      try row.value(of: "CASE json_valid(?1) WHEN 1 THEN json_type(?1) END", json) == "array"
    else { return nil }
    return try row.beside("SELECT value, type FROM json_each(?1)", json) { item throws(StoreError) in
      var items: [Item] = []
      while try item.step() {
        guard let next = try read(item) else { return nil }
        items.append(next)
      }
      return items
    }
  }
}

/// SQLite's JSON functions end a text at NUL, which an imported one may hold. U+0001 stands before what stands for it.
extension String {
  fileprivate var withoutNUL: String {
    guard utf8.contains(where: { $0 < 2 }) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      text += scalar.value < 2 ? "\u{1}\(scalar.value)" : String(scalar)
    }
  }

  fileprivate var withNUL: String {
    guard utf8.contains(1) else { return self }
    var text = String.UnicodeScalarView()
    var rest = unicodeScalars[...]
    while let scalar = rest.popFirst() {
      text.append(scalar == "\u{1}" && rest.popFirst() == "0" ? "\u{0}" : scalar)
    }
    return String(text)
  }
}
