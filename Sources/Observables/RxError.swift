/// The errors of the library itself.
///
/// RxSwift's `disposed(object:)` carries the object, which keeps it alive; ours does not.
public enum RxError: Error, Equatable {
  /// A subject was used after its `dispose()`.
  case disposed
  /// A sequence ended before the element asked for.
  case argumentOutOfRange
  /// A sequence that was to have one element ended without any.
  case noElements
  /// A sequence that was to have one element told a second.
  case moreThanOneElement
  /// `timeout` waited too long for an element.
  case timeout
}

extension RxError: CustomStringConvertible {
  /// The wording for people.
  public var description: String {
    switch self {
    case .disposed: "the subject has been disposed of"
    case .argumentOutOfRange: "the sequence has no element at this place"
    case .noElements: "the sequence has no elements"
    case .moreThanOneElement: "the sequence has more than one element"
    case .timeout: "no element came in time"
    }
  }
}
