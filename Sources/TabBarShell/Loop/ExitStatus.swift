#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// What the program tells its caller when it ends.
package enum ExitStatus: Hashable, Sendable {
  /// All is well.
  case fine
  /// Something was found, or an expectation was not met.
  case found
  /// It could not be done: wrong usage, a file that cannot be read.
  case failed
  /// A signal ended it.
  case signal(Int32)

  /// The number for the system.
  package var code: Int32 {
    switch self {
    case .fine: 0
    case .found: 1
    case .failed: 2
    case .signal(let number): 128 + number
    }
  }

  /// Ends the program.
  package func exit() -> Never { systemExit(code) }

  /// Returns the graver of two.
  package func joined(with other: ExitStatus) -> ExitStatus { code < other.code ? other : self }
}

// A method named `exit` hides the system's function.
private func systemExit(_ code: Int32) -> Never { exit(code) }
