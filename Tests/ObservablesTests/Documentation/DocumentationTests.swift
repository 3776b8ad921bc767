import Foundation
import Testing

/// Every sample in the documentation is code that compiles: it stands, word for word, in `Samples.swift` or in the target
/// that is written as for RxSwift.
struct DocumentationTests {
  static let root = URL(filePath: #filePath).appending(path: "../../../../").standardized

  @Test func `every sample is compiled`() throws {
    let compiled = try [
      "ObservablesTests/Documentation/Samples.swift", "RxSwiftCompatibilityTests/SearchViewModel.swift",
    ]
    .map { words(of: try text("Tests/" + $0)) }
    var count = 0
    for module in ["Sources/Observables", "Sources/ObservablesTesting"] {
      let files = try FileManager.default.subpathsOfDirectory(atPath: Self.root.appending(path: module).path)
      for file in files where file.hasSuffix(".swift") || file.hasSuffix(".md") {
        for sample in samples(in: try text("\(module)/\(file)")) {
          count += 1
          #expect(compiled.contains { $0.contains(words(of: sample)) }, "\(file): \(sample)")
        }
      }
    }
    #expect(count > 15)
    for sample in samples(in: try text("README.md")) {
      #expect(compiled.contains { $0.contains(words(of: sample)) }, "README.md: \(sample)")
    }
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
  }

  /// What is marked as Swift, in comments or in Markdown.
  private func samples(in text: String) -> [String] {
    var samples: [String] = []
    var isInside = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = line.drop { $0 == " " || $0 == "/" }
      if line.hasPrefix("```") {
        isInside = line == "```swift"
        if isInside { samples.append("") }
      } else if isInside {
        samples[samples.count - 1] += line + "\n"
      }
    }
    return samples
  }

  /// Lines are broken and indented as it suits the place.
  private func words(of text: String) -> String {
    text.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
  }
}
