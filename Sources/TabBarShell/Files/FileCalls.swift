internal import CLibEdit
import SystemLibrary
import TabBarTerminal

/// How the calls of the system are made that open, fill and name files. Tests let them fail.
package struct FileCalls: Sendable {
  enum Call: CaseIterable, Sendable { case open, lock, write, flush, own, rename, unlink }

  /// Called before each of them. It returns 0, or the number of the error with which the call fails.
  var fault: @Sendable (Call) -> Int32 = { _ in 0 }
  /// The most bytes that are written at once.
  var portion = Int.max
  /// How long another program may write a file before this one gives up, in milliseconds.
  var patience = 10_000

  package static let system = FileCalls()

  /// Makes a call, again while signals interrupt it.
  @discardableResult
  func make<Result: SignedInteger>(_ call: Call, _ body: () -> Result) throws(SystemError) -> Result {
    let result = retryingInterrupted {
      errno = fault(call)
      return errno == 0 ? body() : -1
    }
    guard result >= 0 else { throw SystemError(code: errno) }
    return result
  }

  /// Forces the name of a new file to the disk, as far as the file system can.
  func flushFolder(of path: String) {
    let folder = folder(of: path)
    guard let file = try? make(.open, { open(folder.isEmpty ? "." : folder, O_RDONLY | O_CLOEXEC) }) else {
      return
    }
    _ = try? make(.flush) { cl_flush(file) }
    close(file)
  }
}

/// Returns the beginning of a path up to its last slash; nothing where it has none.
func folder(of path: String) -> String {
  path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
}

/// Returns the path without links of what a path leads to; `nil` with `errno` set where it leads nowhere.
func realPath(of path: String) -> String? {
  guard let found = realpath(path, nil) else { return nil }
  defer { free(found) }
  return String(cString: found)
}
