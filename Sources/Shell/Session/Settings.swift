import Terminal

/// What `set` can change, each with the values it takes.
struct Settings: Equatable {
  /// After a change: the row it concerns, or the whole list.
  var echo = Echo.row
  /// The number of session logs that are kept; nil: all.
  var logKeep: Int?
  /// When colour is used.
  var color = ColorMode.auto

  enum Echo: String, CaseIterable {
    case row, list
  }

  /// One setting: its name, the values it takes in words, how to read and how to write it.
  struct Setting: Sendable {
    let name: String
    let values: String
    /// The values, as far as they can be listed.
    let choices: [String]
    let read: @Sendable (Settings) -> String
    /// False where the value is none of this setting's.
    let write: @Sendable (inout Settings, String) -> Bool

    static let all: [Setting] = [
      Setting(
        name: "color", values: "auto, always or never", choices: ColorMode.allCases.map(\.rawValue),
        read: { $0.color.rawValue }
      ) { settings, value in
        guard let mode = ColorMode(rawValue: value) else { return false }
        settings.color = mode
        return true
      },
      Setting(name: "echo", values: "row or list", choices: Echo.allCases.map(\.rawValue), read: { $0.echo.rawValue }) {
        settings, value in
        guard let echo = Echo(rawValue: value) else { return false }
        settings.echo = echo
        return true
      },
      Setting(
        name: "log-keep", values: "a number of logs, or all", choices: ["all"],
        read: { $0.logKeep.map(String.init) ?? "all" }
      ) {
        settings, value in
        guard let count = value == "all" ? .some(nil) : Int(value).flatMap({ $0 > 0 ? .some($0) : nil }) else {
          return false
        }
        settings.logKeep = count
        return true
      },
    ]
  }
}
