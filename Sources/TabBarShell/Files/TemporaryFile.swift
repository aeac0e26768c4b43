#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

internal import CLibEdit

/// A new file that is written wholly before it gets its name.
///
/// It is locked until it is closed, so that others can tell it from one whose maker was killed.
struct TemporaryFile {
  let path: SystemPath
  let descriptor: Int32

  struct Failure: Error {
    let code: Int32
  }

  /// The number of names that are tried if some are taken.
  private static let mostTries = 100
  private static let mark = ".tabbar-"
  /// The time after which an unlocked file is one that nobody needs, in seconds. Between its last byte and its name it
  /// is not locked.
  private static let patience: Int32 = 60

  /// Creates an empty file beside another one, so that renaming stays within one file system and happens at once.
  ///
  /// Its name is short, because that of the other one may be as long as names can be. It is random: in a container a
  /// process number would be the same at each start, and a file left by an earlier run would be in the way.
  init(beside other: SystemPath, mode: mode_t, calls: FileCalls) throws(Failure) {
    for _ in 0..<Self.mostTries {
      let path = other.sibling(Self.mark + String(UInt64.random(in: 0...(.max)), radix: 36))
      let descriptor = retryingInterrupted {
        calls.open(path.characters, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, UInt32(mode))
      }
      if descriptor >= 0 {
        flock(descriptor, LOCK_EX | LOCK_NB)
        self.path = path
        self.descriptor = descriptor
        return
      }
      let code = currentErrorNumber()
      guard code == EEXIST else { throw Failure(code: code) }
    }
    throw Failure(code: EEXIST)
  }

  /// Removes the files beside another one that were left when a program was killed.
  static func removeLeftovers(
    beside other: SystemPath, in store: DiskStore, unchangedFor seconds: Int32 = patience
  ) {
    for name in store.names(in: other.folder.text) where name.hasPrefix(mark) {
      let path = other.sibling(name)
      let descriptor = open(path.characters, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
      guard descriptor >= 0 else { continue }
      if cl_is_settled(descriptor, seconds), flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
        unlink(path.characters)
      }
      close(descriptor)
    }
  }
}
