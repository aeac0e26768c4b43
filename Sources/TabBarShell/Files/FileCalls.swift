internal import CLibEdit

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The system's calls that make, fill and name files.
///
/// They are values, so that a test can let each of them fail or end the program. As the system's own do, each returns
/// a negative number and sets `errno` where it fails.
struct FileCalls: Sendable {
  typealias Path = UnsafePointer<CChar>

  var open: @Sendable (_ path: Path, _ flags: Int32, _ mode: UInt32) -> Int32
  var write: @Sendable (_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int
  /// Locks a file until it is closed, for which it may wait; returns whether no other program has it locked.
  var lock: @Sendable (_ file: Int32) -> Bool
  /// Forces what was written to the disk.
  var flush: @Sendable (_ file: Int32) -> Int32
  var link: @Sendable (_ path: Path, _ newPath: Path) -> Int32
  var rename: @Sendable (_ path: Path, _ newPath: Path) -> Int32
  /// Gives each of two files the name of the other, at once. Not every file system can.
  var exchange: @Sendable (_ path: Path, _ otherPath: Path) -> Int32
  var unlink: @Sendable (_ path: Path) -> Int32
  var close: @Sendable (_ file: Int32) -> Int32
  var own: @Sendable (_ file: Int32, _ owner: UInt32, _ group: UInt32) -> Int32

  static let system = systemCalls
}

/// The calls of the system. Inside the type its own names would hide them.
private let systemCalls = FileCalls(
  open: { open($0, $1, mode_t($2)) }, write: { write($0, $1.baseAddress, $1.count) },
  lock: { lockFile($0, patience: 10) }, flush: { cl_flush($0) }, link: { link($0, $1) },
  rename: { rename($0, $1) }, exchange: { cl_exchange($0, $1) }, unlink: { unlink($0) },
  close: { close($0) }, own: { fchown($0, $1, $2) })
