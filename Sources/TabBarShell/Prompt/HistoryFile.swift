import SystemLibrary
internal import TabBarGuidelines
internal import TabBarImport
import TabBarTerminal

/// The file that keeps typed lines across sessions: one JSON object per line, only ever appended to.
///
/// Several sessions may append at once. A failure here never stops anything: it is a warning.
struct HistoryFile: Sendable {
  static let entryLimit = 10_000
  static let byteLimit = 4 << 20

  private let file: AppendedFile
  var path: String { file.path }

  init(folder: String) {
    file = AppendedFile(path: folder + "/history.jsonl", beginning: Self.beginning)
  }

  // The other members that an entry may have come after it.
  private static let beginning = "{\"c\":\""
  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")

  func append(_ line: String) throws(AppendedFile.Failure) {
    guard History.keeps(line) else { return }
    let escaped = line.utf8.flatMap { byte -> [UInt8] in
      switch byte {
      case Self.quote, Self.backslash: [Self.backslash, byte]
      case ..<0x20: Array("\\u00\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16))".utf8)
      default: [byte]
      }
    }
    try file.append(Array(Self.beginning.utf8) + escaped + Array("\"}\n".utf8))
  }

  /// Returns the typed lines of the newest entries, oldest first, without damaged ones; and what is to be said of these.
  func lines() -> (lines: [String], warning: String?) {
    // Nothing to wait for: a pipe in its place would never say that it is one.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      return ([], errno == ENOENT ? nil : unreadable(errno))
    }
    defer { close(file) }
    guard let bytes = Self.contents(of: file, most: Self.byteLimit) else {
      return ([], unreadable(errno))
    }
    let entries = bytes.split(separator: 0x0A).suffix(Self.entryLimit)
    let lines = entries.compactMap(Self.line)
    let damaged = entries.count - lines.count
    return (lines, damaged == 0 ? nil : "\(path): \(counted(damaged, "damaged line")) left out")
  }

  private func unreadable(_ code: Int32) -> String {
    "\(path): cannot read the history: \(systemMessage(code))"
  }

  private static func line(of entry: ArraySlice<UInt8>) -> String? {
    guard let line = typed(in: entry).flatMap({ FileText.validText(of: $0) }) else { return nil }
    return line.utf8.contains(backslash) ? Escapes.text(of: Array(line.utf8)[...]) : line
  }
}

extension HistoryFile {
  // No line is shorter than this many bytes.
  private static let leastLine = 10
  private static let mostBytes = 64 << 20

  /// Shortens a file with twice as many lines as are read; of equal lines the newest stays.
  ///
  /// The new file replaces the old one under the lock, so that no other session's lines are lost. If that fails,
  /// another start will try again.
  func compactIfLong() {
    // A link stays one: what it leads to is replaced.
    guard let path = realPath(of: path) else { return }
    let long = open(path, O_RDWR | O_CLOEXEC | O_NONBLOCK)
    guard long >= 0 else { return }
    defer { close(long) }
    guard file.isOwn(long), isLong(long), lockFile(long, patience: 1),
      isFile(long, at: path), let bytes = Self.contents(of: long)
    else { return }
    var kept = Self.newest(of: bytes)[...]
    // What a killed program left of it is of no use.
    unlink("\(path).new")
    guard let copy = try? LockedFile(new: "\(path).new", .system) else { return }
    do {
      try copy.append(&kept)
      try copy.flush()
      if rename(copy.path, path) != 0 { try copy.remove() }
    } catch {
      try? copy.remove()
    }
  }

  /// Returns the newest lines, each once, without damaged ones.
  static func newest(of bytes: [UInt8]) -> [UInt8] {
    var seen = Set<ArraySlice<UInt8>>(minimumCapacity: 2 * entryLimit)
    var lines: [ArraySlice<UInt8>] = []
    for line in bytes.split(separator: 0x0A).reversed()
    where lines.count < entryLimit {
      if let typed = typed(in: line), seen.insert(typed).inserted { lines.append(line) }
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for line in lines.reversed() {
      result += line
      result.append(0x0A)
    }
    return result
  }

  /// Returns the typed line of an entry as it is written; `nil` for a damaged one.
  private static func typed(in entry: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard entry.starts(with: beginning.utf8), entry.last == UInt8(ascii: "}") else { return nil }
    let written = entry.dropFirst(beginning.utf8.count)
    var isEscaped = false
    let end = written.firstIndex { byte in
      defer { isEscaped = byte == backslash && !isEscaped }
      return byte == quote && !isEscaped
    }
    return end.map { written[..<$0] }
  }

  private func isLong(_ file: Int32) -> Bool {
    let size = Int(lseek(file, 0, SEEK_END))
    guard size > 2 * Self.entryLimit * Self.leastLine else { return false }
    if size > Self.byteLimit { return true }
    return (Self.contents(of: file) ?? []).count { $0 == 0x0A } > 2 * Self.entryLimit
  }

  /// Returns the last `most` bytes of a file without the line that they begin in; `nil` with `errno` set on failure.
  private static func contents(of file: Int32, most: Int = mostBytes) -> [UInt8]? {
    let start = max(0, lseek(file, 0, SEEK_END) - off_t(most))
    lseek(file, start, SEEK_SET)
    let bytes = readAll(file, most: most)
    return start == 0 ? bytes : bytes.map { Array($0.drop { $0 != 0x0A }) }
  }
}
