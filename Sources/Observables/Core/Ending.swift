/// How a sequence ended by itself. (One that was disposed of has no ending.)
@usableFromInline
enum Ending: Sendable {
  case completed
  case failed(any Error)
}
