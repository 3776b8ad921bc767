/// A JSON value whose members keep their order. (Foundation's encoder would sort or shuffle them, and the order is part of
/// what `--json` promises.)
indirect enum JSON {
  case null
  case bool(Bool)
  case int(Int)
  /// A number that is finite.
  case double(Double)
  case string(String)
  case array([JSON])
  case object([(String, JSON)])

  init(_ text: String?) { self = text.map { .string($0) } ?? .null }

  /// The value on one line: RFC 8259, with control characters escaped.
  var text: String {
    var out = ""
    write(to: &out)
    return out
  }

  func write(to out: inout String) {
    switch self {
    case .null: out += "null"
    case .bool(let value): out += value ? "true" : "false"
    case .int(let value): out += String(value)
    case .double(let value): out += "\(value)"
    case .string(let value): JSON.quote(value, &out)
    case .array(let values):
      out += "["
      for (index, value) in values.enumerated() {
        if index > 0 { out += "," }
        value.write(to: &out)
      }
      out += "]"
    case .object(let members):
      out += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { out += "," }
        JSON.quote(member.0, &out)
        out += ":"
        member.1.write(to: &out)
      }
      out += "}"
    }
  }

  private static func quote(_ text: String, _ out: inout String) {
    out += "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\r": out += "\\r"
      case "\t": out += "\\t"
      // DEL and the C1 controls are legal in JSON, but a terminal would act on them.
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}":
        let digits = String(scalar.value, radix: 16)
        out += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: out.unicodeScalars.append(scalar)
      }
    }
    out += "\""
  }
}
