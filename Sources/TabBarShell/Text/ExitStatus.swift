import TabBarTerminal

package enum ExitStatus: Error, Hashable, Sendable {
  case fine
  /// Something was found, or an expectation was not met.
  case found
  /// Wrong usage, or a file that cannot be read.
  case failed
  case signal(Int32)

  package var code: Int32 {
    switch self {
    case .fine: 0
    case .found: 1
    case .failed: 2
    case .signal(let number): 128 + number
    }
  }

  package func exit() -> Never { systemExit(code) }

  /// Returns the more serious of two.
  package func joined(with other: ExitStatus) -> ExitStatus { code < other.code ? other : self }
}
