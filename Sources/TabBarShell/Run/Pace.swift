#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Ways to wait before the next line of a replay.
package enum Pace {
  /// Waits for a line on standard input; returns false for one that starts with q, or at the end.
  package static func waitForEnter() -> Bool {
    var byte: UInt8 = 0
    var isFirst = true
    var goesOn = true
    while retryingInterrupted({ read(0, &byte, 1) }) == 1 {
      if byte == 0x0A { return goesOn }
      if isFirst, byte == UInt8(ascii: "q") { goesOn = false }
      isFirst = false
    }
    return false
  }

  /// Returns a wait that lets this many lines a second pass.
  package static func pause(linesPerSecond: Double) -> () -> Bool {
    {
      usleep(UInt32(min(1_000_000 / linesPerSecond, 100_000_000)))
      return true
    }
  }
}
