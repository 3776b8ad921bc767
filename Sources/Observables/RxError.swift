/// The errors of the library itself.
///
/// RxSwift's `disposed(object:)` carries the object, which keeps it alive; ours does not.
public enum RxError: Error, Equatable {
  /// A subject was used after its `dispose()`.
  case disposed
  /// `timeout` waited too long for an element.
  case timeout
}

extension RxError: CustomStringConvertible {
  /// The wording for people.
  public var description: String {
    switch self {
    case .disposed: "the subject has been disposed of"
    case .timeout: "no element came in time"
    }
  }
}
