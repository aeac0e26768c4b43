#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// An open file that other playgrounds see to be in use, until the object is released or the program ends.
final class LockedFile {
  let descriptor: Int32
  let path: String
  private let calls: FileCalls

  enum Lock {
    /// Others may read it, too.
    case shared
    /// Nobody else may have it.
    case exclusive
  }

  enum Failure: Error, Hashable {
    /// Another program has locked it.
    case locked
    case system(Int32)
  }

  init(_ path: String, _ lock: Lock, _ calls: FileCalls) throws(Failure) {
    // A pipe in its place must not make the start of the program wait.
    descriptor = try Self.open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY, calls)
    (self.path, self.calls) = (path, calls)
    guard self.lock(lock) else { throw errno == EWOULDBLOCK ? .locked : .system(errno) }
    // The one who held the lock before may have removed it.
    guard isThere else { throw .system(ENOENT) }
  }

  /// Makes a new file, locked and for this person alone, which is only ever appended to.
  init(new path: String, _ calls: FileCalls) throws(Failure) {
    descriptor = try Self.open(path, O_WRONLY | O_CREAT | O_EXCL | O_APPEND, calls)
    (self.path, self.calls) = (path, calls)
    // Where the file system has no locks, no other program can take it for a lost one either.
    if !lock(.exclusive), errno == EWOULDBLOCK { throw .locked }
    // Another program that is just starting may have removed it, because it was still empty.
    guard isThere else { throw .system(EEXIST) }
  }

  deinit { _ = calls.close(descriptor) }

  private static func open(_ path: String, _ flags: Int32, _ calls: FileCalls) throws(Failure) -> Int32 {
    let descriptor = retryingInterrupted { Int(calls.open(path, flags | O_CLOEXEC | O_NOFOLLOW, 0o600)) }
    guard descriptor >= 0 else { throw .system(errno) }
    return Int32(descriptor)
  }

  /// Locks the file, or changes the kind of its lock; returns whether that worked.
  func lock(_ lock: Lock) -> Bool {
    retryingInterrupted { Int(flock(descriptor, (lock == .shared ? LOCK_SH : LOCK_EX) | LOCK_NB)) } == 0
  }

  var isThere: Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_nlink > 0
  }

  /// Adds a text at the end; returns an error number or `nil`.
  func append(_ text: String) -> Int32? {
    var text = text
    return text.withUTF8 { writeAll(UnsafeRawBufferPointer($0), to: descriptor, calls: calls) }
  }

  /// Forces what was written to the disk; returns an error number or `nil`.
  func flush() -> Int32? {
    retryingInterrupted { Int(calls.flush(descriptor)) } == 0 ? nil : errno
  }

  /// Removes the file, but no other one that has its name now; returns an error number or `nil`.
  func remove() -> Int32? { !isThere || calls.unlink(path) == 0 ? nil : errno }
}
