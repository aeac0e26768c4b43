import SystemLibrary
import TabBarTerminal

/// A file of lines for this person alone that several programs append to at once.
struct AppendedFile {
  let path: String
  /// What the file begins with. One that has something else is left alone.
  let beginning: String

  enum Failure: Error, Hashable {
    /// There is something else under the path.
    case foreign
    case system(Int32)

    var reason: String {
      switch self {
      case .foreign: "this file is something else, and stays as it is; put it in another place"
      case .system(let code): systemMessage(code)
      }
    }
  }

  /// Appends whole lines to the file, which is made where there is none; returns where they end. A new file has
  /// `heading` above them; `signature` is a line above them, left out where the file still ends at a place.
  @discardableResult
  func append(
    _ lines: [UInt8], under heading: String? = nil, signed signature: (line: String, end: Int?)? = nil
  ) throws(Failure) -> Int {
    makeFolders(above: path)
    while true {
      let file = open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, 0o600)
      guard file >= 0 else { throw .system(errno) }
      defer { close(file) }
      // Without the lock one write with O_APPEND is whole, too.
      if lockFile(file, patience: 1), !isFile(file, at: path) {
        // Another program has put another file in its place meanwhile.
        continue
      }
      guard isOwn(file) else { throw .foreign }
      // What was cut off leaves a line without end.
      var bytes: [UInt8] = endsWithNewline(file) ? [] : [0x0A]
      let end = Int(lseek(file, 0, SEEK_END))
      if let heading, end == 0 { bytes += Array(heading.utf8) + [0x0A] }
      if let signature, signature.end != end { bytes += Array(signature.line.utf8) + [0x0A] }
      bytes += lines
      guard bytes.withUnsafeBytes({ write(file, $0.baseAddress, $0.count) }) == bytes.count else {
        throw .system(errno)
      }
      return end + bytes.count
    }
  }

  /// Whether an open file is empty or begins as it should.
  private func isOwn(_ file: Int32) -> Bool {
    var status = stat()
    guard fstat(file, &status) == 0 else { return false }
    guard status.st_mode & S_IFMT == S_IFREG else { return isNull(status) }
    var start = [UInt8](repeating: 0, count: beginning.utf8.count)
    let count = retryingInterrupted { pread(file, &start, start.count, 0) }
    return count == 0 || start.elementsEqual(beginning.utf8)
  }
}

/// Whether a file is `/dev/null`, which people put in place of files that they do not want.
func isNull(_ status: stat) -> Bool {
  var null = stat()
  return stat("/dev/null", &null) == 0 && status.st_mode & S_IFMT == S_IFCHR
    && status.st_rdev == null.st_rdev
}
