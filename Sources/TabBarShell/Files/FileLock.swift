#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// What tells a file from every other one, whatever its name.
struct FileIdentity: Equatable {
  private let device: dev_t
  private let number: ino_t

  /// That of an open file; `nil` where the system does not say.
  init?(of file: Int32) {
    var status = stat()
    guard fstat(file, &status) == 0 else { return nil }
    (device, number) = (status.st_dev, status.st_ino)
  }

  /// That of the file at a path; `nil` where there is none.
  init?(at path: UnsafePointer<CChar>) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    (device, number) = (status.st_dev, status.st_ino)
  }
}

/// Locks an open file until it is closed.
///
/// - Parameter patience: The seconds that another program may keep it locked.
/// - Returns: Whether no other program has it locked. On a file system without locks none can.
func lockFile(_ file: Int32, patience: Int) -> Bool {
  let end = milliseconds() + patience * 1_000
  while flock(file, LOCK_EX | LOCK_NB) != 0 {
    guard errno == EWOULDBLOCK || errno == EINTR else { return true }
    guard milliseconds() < end else { return false }
    usleep(1_000)
  }
  return true
}
