public import Observables

extension Event: Equatable where Element: Equatable {
  /// Elements are compared as such, errors by type and by what they print, for few errors are Equatable.
  public static func == (first: Event, second: Event) -> Bool {
    switch (first, second) {
    case (.next(let first), .next(let second)): first == second
    case (.error(let first), .error(let second)):
      type(of: first) == type(of: second) && String(reflecting: first) == String(reflecting: second)
    case (.completed, .completed): true
    default: false
    }
  }
}
