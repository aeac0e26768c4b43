#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// When and by which process a line was typed, for the history.
enum SessionClock {
  /// The seconds since 1970.
  static var now: Int { time(nil) }

  /// A name that no other running playground has.
  static var name: String { "\(time(nil))-\(getpid())" }
}
