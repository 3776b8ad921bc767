import Tasks
import Terminal

/// What `set` can change.
struct Settings: Equatable {
  /// After a change: the row it concerns, or the whole list.
  var echo = Echo.row
  /// The number of session logs that are kept; nil: all.
  var logKeep: Int?
  /// When colour is used.
  var color = ColorMode.auto
  /// How the list looks.
  var appearance = Appearance()

  enum Echo: String, CaseIterable {
    case row, list
  }
}

extension Settings {
  /// One setting: its name, the values it takes, what it is for, how to read and how to write it.
  struct Setting: Sendable {
    let name: String
    /// The values in words.
    let values: String
    /// The values, as far as they can be listed.
    let choices: [String]
    let summary: String
    let read: @Sendable (Settings) -> String
    /// False where the value is none of this setting's.
    let write: @Sendable (inout Settings, String) -> Bool
  }
}

extension Settings.Setting {
  /// All settings. The parser, completion and the README read them here.
  static let all: [Settings.Setting] =
    [
      Settings.Setting(
        name: "color", values: "auto, always or never", choices: ColorMode.allCases.map(\.rawValue),
        summary: "when colour is used, as `--color`", read: { $0.color.rawValue }
      ) { settings, value in
        guard let mode = ColorMode(rawValue: value) else { return false }
        settings.color = mode
        return true
      }
    ] + Priority.allCases.map { color(of: $0) } + [
      Settings.Setting(
        name: "echo", values: "row or list", choices: Settings.Echo.allCases.map(\.rawValue),
        summary: "what the prompt prints after a change: its row and the bar, or the list", read: { $0.echo.rawValue }
      ) { settings, value in
        guard let echo = Settings.Echo(rawValue: value) else { return false }
        settings.echo = echo
        return true
      },
      Settings.Setting(
        name: "log-keep", values: "a number of logs, or all", choices: ["all"],
        summary: "how many session logs are kept; older ones are removed when a prompt starts",
        read: { $0.logKeep.map(String.init) ?? "all" }
      ) { settings, value in
        guard let count = value == "all" ? .some(nil) : Int(value).flatMap({ $0 > 0 ? .some($0) : nil }) else {
          return false
        }
        settings.logKeep = count
        return true
      },
      Settings.Setting(
        name: "marks", values: "unicode or ascii", choices: ["unicode", "ascii"],
        summary: "the signs that the list is drawn with, such as ▼ and …, or v and ...",
        read: { $0.appearance.marks == .ascii ? "ascii" : "unicode" }
      ) { settings, value in
        guard value == "unicode" || value == "ascii" else { return false }
        settings.appearance.marks = value == "ascii" ? .ascii : .unicode
        return true
      },
    ]

  /// The colour of one priority.
  private static func color(of priority: Priority) -> Settings.Setting {
    Settings.Setting(
      name: "color-\(priority.word)",
      values: "black, red, green, yellow, blue, magenta, cyan or white, each also with bright- before it, or default",
      choices: Color.allCases.map(\.name) + ["default"],
      summary: "the colour of \(priority.word)'s mark; `default` is that of other text",
      read: { $0.appearance[priority]?.name ?? "default" }
    ) { settings, value in
      let color = Color.allCases.first { $0.name == value }
      guard color != nil || value == "default" else { return false }
      settings.appearance[priority] = color
      return true
    }
  }

  /// The table of the README.
  static var markdown: String {
    let standard = Settings()
    let rows = all.map { "| `\($0.name)` | \($0.values) | `\($0.read(standard))` | \($0.summary) |" }
    return (["| setting | values | at first | |", "| --- | --- | --- | --- |"] + rows).joined(separator: "\n") + "\n"
  }
}
