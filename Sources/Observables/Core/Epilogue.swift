/// The subscription of a stage that has a word of its own to say when its source ends.
///
/// Who owns whom is as with a `Junction`: the source owns this, and this its downstream by the closure; the downstream
/// knows it weakly.
///
/// `@unchecked`: `conclude` is called by `ended` alone, which runs once.
@usableFromInline
final class Epilogue: Lifeline, @unchecked Sendable {
  private let downstream: Lifeline
  private let conclude: (Ending) -> Void

  /// - Parameters:
  ///   - downstream: The subscription below.
  ///   - conclude: Runs when the source has ended by itself, and must see to it that the downstream ends.
  @usableFromInline
  init(_ downstream: Lifeline, conclude: @escaping (Ending) -> Void) {
    self.downstream = downstream
    self.conclude = conclude
    super.init()
    downstream.attach { [weak self] _ in self?.dispose() }
  }

  @usableFromInline
  override func ended(_ ending: Ending?) {
    if let ending { conclude(ending) }
  }

  @usableFromInline
  override var leavesFirst: Bool { downstream.leavesFirst }
}
