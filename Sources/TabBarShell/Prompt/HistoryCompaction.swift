#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

internal import CLibEdit

extension HistoryFile {
  // No line is shorter than this many bytes.
  private static let leastLine = 40
  /// The most bytes of a file that are looked at.
  private static let mostBytes = 64 << 20

  /// Makes the file short again if it holds twice as many lines as are read: of equal lines the newest stays.
  ///
  /// The new file takes the old one's place under the lock, so that no other session's lines are lost. Where that is
  /// not possible now, another start will do it.
  package func compactIfLong() {
    // A link stays one: what it leads to is replaced.
    guard let path = realPath else { return }
    let file = open(path, O_RDWR | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return }
    defer { close(file) }
    guard isLong(file), Self.lock(file), Self.isStill(file, at: path), let bytes = Self.contents(of: file)
    else {
      return
    }
    let kept = Self.newest(of: bytes)
    var name = Array("\(path).XXXXXX".utf8CString)
    // Made for this person alone.
    let copy = mkstemp(&name)
    guard copy >= 0 else { return }
    let copyPath = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let isWritten = Self.writeAll(kept, to: copy) && cl_flush(copy) == 0
    close(copy)
    if !isWritten || rename(copyPath, path) != 0 { unlink(copyPath) }
  }

  /// Opens the file for another line, with the lock on it; negative where that fails.
  func openForAppending() -> Int32 {
    while true {
      let file = open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
      // Without the lock one write with O_APPEND is whole, too.
      guard file >= 0, Self.lock(file), !Self.isStill(file, at: path) else { return file }
      // Another session has put a shorter file in its place meanwhile.
      close(file)
    }
  }

  /// Returns the newest lines, each once, as the file is to hold them.
  static func newest(of bytes: [UInt8]) -> [UInt8] {
    var seen = Set<ArraySlice<UInt8>>(minimumCapacity: 2 * entryLimit)
    var lines: [ArraySlice<UInt8>] = []
    for line in bytes.split(separator: 0x0A).reversed() where lines.count < entryLimit {
      if seen.insert(typed(in: line)).inserted { lines.append(line) }
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for line in lines.reversed() {
      result += line
      result.append(0x0A)
    }
    return result
  }

  /// Returns the part of an entry that says what was typed; the whole where it cannot be found.
  ///
  /// In what was typed a quotation mark stands behind a backslash, so the key cannot be part of it.
  private static func typed(in line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let key = Array(",\"ok\":".utf8)
    var start = line.endIndex - key.count
    while start > line.startIndex {
      if line[start..<start + key.count].elementsEqual(key) { return line[..<start] }
      start -= 1
    }
    return line
  }

  private var realPath: String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private func isLong(_ file: Int32) -> Bool {
    let size = Int(lseek(file, 0, SEEK_END))
    guard size > 2 * Self.entryLimit * Self.leastLine else { return false }
    if size > Self.byteLimit { return true }
    return (Self.contents(of: file) ?? []).count { $0 == 0x0A } > 2 * Self.entryLimit
  }

  /// Takes the lock of a file; returns whether it was free within a second.
  private static func lock(_ file: Int32) -> Bool {
    for _ in 0..<1_000 {
      if flock(file, LOCK_EX | LOCK_NB) == 0 { return true }
      usleep(1_000)
    }
    return false
  }

  /// Whether an open file is the one that stands under a path.
  private static func isStill(_ file: Int32, at path: String) -> Bool {
    var opened = stat()
    var present = stat()
    guard fstat(file, &opened) == 0, stat(path, &present) == 0 else { return false }
    return opened.st_ino == present.st_ino && opened.st_dev == present.st_dev
  }

  private static func contents(of file: Int32) -> [UInt8]? {
    let size = Int(lseek(file, 0, SEEK_END))
    let start = max(0, size - mostBytes)
    var isWhole = true
    let bytes = [UInt8](unsafeUninitializedCapacity: size - start) { buffer, count in
      while count < buffer.count, let base = buffer.baseAddress {
        let result = retryingInterrupted {
          pread(file, base + count, buffer.count - count, off_t(start + count))
        }
        if result <= 0 {
          isWhole = false
          break
        }
        count += result
      }
    }
    guard isWhole else { return nil }
    return start == 0 ? bytes : Array(bytes.drop { $0 != 0x0A })
  }

  private static func writeAll(_ bytes: [UInt8], to file: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { piece in
        retryingInterrupted { write(file, piece.baseAddress, piece.count) }
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
