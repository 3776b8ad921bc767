/// What reading a line came to.
package enum LineEvent: Equatable {
  /// A line, without its end. `isRepaired` tells that bytes which are not UTF-8 were replaced by U+FFFD.
  case line(String, isRepaired: Bool = false)
  /// ^C: the line was given up, the program goes on.
  case interrupted
  /// ^D on an empty line, or the end of the file.
  case endOfInput
  /// A signal asks the program to end, or the terminal has gone away (`.hangup`).
  case terminated(Signal)
  /// Nothing more can be read.
  case failure(LineEditingError)
}
