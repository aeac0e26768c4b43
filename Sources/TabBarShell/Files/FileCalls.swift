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
  /// Gives a file to an owner and a group.
  var own: @Sendable (_ file: Int32, _ owner: UInt32, _ group: UInt32) -> Int32

  /// The calls of the system.
  static let system = FileCalls(
    open: { systemOpen($0, $1, mode_t($2)) }, write: { systemWrite($0, $1.baseAddress, $1.count) },
    lock: { lockFile($0, patience: 10) }, flush: { cl_flush($0) }, link: { systemLink($0, $1) },
    rename: { systemRename($0, $1) },
    exchange: { cl_exchange($0, $1) }, unlink: { systemUnlink($0) }, close: { systemClose($0) },
    own: { fchown($0, $1, $2) })
}

// Inside the type its own names hide the system's.

private func systemOpen(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 {
  open(path, flags, mode)
}

private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}

private func systemLink(_ path: UnsafePointer<CChar>, _ newPath: UnsafePointer<CChar>) -> Int32 {
  link(path, newPath)
}

private func systemRename(_ path: UnsafePointer<CChar>, _ newPath: UnsafePointer<CChar>) -> Int32 {
  rename(path, newPath)
}

private func systemUnlink(_ path: UnsafePointer<CChar>) -> Int32 { unlink(path) }

private func systemClose(_ file: Int32) -> Int32 { close(file) }
