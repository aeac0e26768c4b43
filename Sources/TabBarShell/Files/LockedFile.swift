internal import CLibEdit
import SystemLibrary
import TabBarTerminal

/// An open file that other programs see to be in use, until the object is released or the program ends.
final class LockedFile {
  let descriptor: Int32
  let path: String
  private let calls: FileCalls

  /// Opens a file that is there. Throws `EWOULDBLOCK` where another program has locked it.
  ///
  /// - Parameter lock: `LOCK_EX`, or `LOCK_SH` for what others may read meanwhile.
  init(_ path: String, _ lock: Int32 = LOCK_EX, _ calls: FileCalls = .system) throws(SystemError) {
    // A pipe in its place must not make the start of the program wait.
    descriptor = try calls.make(.open) {
      open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC | O_NOFOLLOW)
    }
    (self.path, self.calls) = (path, calls)
    try self.lock(lock)
    // The one who held the lock before may have removed or renamed it.
    guard isThere else { throw SystemError(code: ENOENT) }
  }

  /// Makes a new file, which is only ever appended to. Throws `EEXIST` where the name is taken.
  init(new path: String, mode: mode_t = 0o600, _ calls: FileCalls) throws(SystemError) {
    descriptor = try calls.make(.open) {
      open(path, O_RDWR | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC | O_NOFOLLOW, mode)
    }
    (self.path, self.calls) = (path, calls)
    do throws(SystemError) { try self.lock(LOCK_EX) } catch {
      // Where the file system has no locks, no other program can take it for one that nobody uses either.
      guard error.code != EWOULDBLOCK else { throw SystemError(code: EEXIST) }
    }
    // Another program that found it before it was locked may have removed it.
    guard isThere else { throw SystemError(code: EEXIST) }
  }

  deinit { close(descriptor) }

  /// Locks the file, or changes the kind of its lock.
  func lock(_ lock: Int32) throws(SystemError) {
    try calls.make(.lock) { flock(descriptor, lock | LOCK_NB) }
  }

  var size: Int { Int(lseek(descriptor, 0, SEEK_END)) }

  /// All that is in it, also where it was removed; `nil` where it cannot be read.
  var contents: [UInt8]? { lseek(descriptor, 0, SEEK_SET) == 0 ? readAll(descriptor) : nil }

  var isThere: Bool { isFile(descriptor, at: path) }

  /// Adds bytes at the end, and takes away from them what was written.
  func append(_ bytes: inout ArraySlice<UInt8>) throws(SystemError) {
    while !bytes.isEmpty {
      let count = try calls.make(.write) {
        bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, min($0.count, calls.portion)) }
      }
      // A file that takes nothing and gives no reason would be tried for ever.
      guard count > 0 else { throw SystemError(code: EIO) }
      bytes.removeFirst(count)
    }
  }

  /// Forces what was written to the disk.
  func flush() throws(SystemError) { try calls.make(.flush) { cl_flush(descriptor) } }

  /// Removes the file, but no other one that has its name now.
  func remove() throws(SystemError) {
    if isThere { try calls.make(.unlink) { unlink(path) } }
  }
}
