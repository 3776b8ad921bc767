/// What completion has to ask others for.
package struct CompletionContext {
  /// The tasks whose id, in decimal, begins with the text, with their titles; the likeliest first.
  package var ids: (String) -> [(id: Int, title: String)]
  /// The title of the task that a word names, an id or `.`; nil where there is none.
  package var title: (String) -> String?
  /// The files whose path begins with the text, written as the text is; a folder ends in `/`.
  package var paths: (String) -> [String]
  /// The settings.
  package var settings: [Setting]

  /// A setting that `set` knows.
  package struct Setting: Sendable {
    /// Its name.
    package var name: String
    /// The values it can have, as far as they can be listed.
    package var values: [String]
    /// What it is for.
    package var summary: String

    /// A setting as given.
    package init(_ name: String, values: [String] = [], summary: String) {
      self.name = name
      self.values = values
      self.summary = summary
    }
  }

  /// A context as given; without arguments it knows nothing, and the table's own words are completed.
  package init(
    settings: [Setting] = [], ids: @escaping (String) -> [(id: Int, title: String)] = { _ in [] },
    title: @escaping (String) -> String? = { _ in nil }, paths: @escaping (String) -> [String] = { _ in [] }
  ) {
    self.ids = ids
    self.title = title
    self.paths = paths
    self.settings = settings
  }
}
