import CPosix
import Glibc

/// Writes whole texts to a descriptor.
package enum Output {
  /// Writes all of `text`, through interruptions and on a descriptor that does not wait.
  /// - Throws: `TerminalError.brokenPipe` where nobody reads, `.write` for everything else
  package static func write(_ text: String, to descriptor: Int32) throws(TerminalError) {
    try write(Array(text.utf8), to: descriptor)
  }

  /// Writes all of `bytes`, see `write(_:to:)` for text.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) throws(TerminalError) {
    _ = brokenPipesAreErrors
    let code = cposix_write_all(descriptor, bytes, bytes.count)
    switch code {
    case 0: return
    case EPIPE: throw .brokenPipe(descriptor: descriptor)
    default: throw .write(descriptor: descriptor, code: code)
    }
  }

  /// From the first look on, writing to a pipe that nobody reads is an error that can be handled, where it would end the
  /// process unheard.
  package static let brokenPipesAreErrors: Bool = {
    cposix_ignore_broken_pipes()
    return true
  }()
}
