#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A new file that is written wholly before it gets its name.
struct TemporaryFile {
  let path: SystemPath
  let descriptor: Int32

  /// Why there is no such file.
  struct Failure: Error {
    /// The system's number of the error.
    let code: Int32
  }

  /// The number of names that are tried if some are taken.
  private static let mostTries = 100

  /// Creates an empty file beside another one, so that renaming stays within one file system and happens at once.
  ///
  /// Its name is short, because that of the other one may be as long as names can be. It is random: in a container a
  /// process number would be the same at each start, and a file left by an earlier run would be in the way.
  init(beside other: SystemPath, mode: mode_t) throws(Failure) {
    for _ in 0..<Self.mostTries {
      let path = other.sibling(".tabbar-" + String(UInt64.random(in: 0...(.max)), radix: 36))
      let descriptor = retryingInterrupted {
        Int(open(path.characters, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode))
      }
      if descriptor >= 0 {
        self.path = path
        self.descriptor = Int32(descriptor)
        return
      }
      let code = currentErrorNumber()
      guard code == EEXIST else { throw Failure(code: code) }
    }
    throw Failure(code: EEXIST)
  }
}
