#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Ways to wait before the next line of a replay.
package enum Pace {
  /// Returns a wait that lets this many lines a second pass.
  package static func pause(linesPerSecond: Double) -> () -> Bool {
    {
      usleep(UInt32(min(1_000_000 / linesPerSecond, 100_000_000)))
      return true
    }
  }
}
