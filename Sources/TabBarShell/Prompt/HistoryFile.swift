import SystemLibrary
internal import TabBarGuidelines
internal import TabBarImport
import TabBarTerminal

/// The file that keeps typed lines across sessions: one JSON object per line, only ever appended to.
///
/// Several sessions may append at once. A failure here never stops anything: it is a warning.
struct HistoryFile: Sendable {
  /// The most bytes that are read, from the end: some ten thousand lines. The file itself is never made short.
  static let byteLimit = 1 << 19

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
    guard let bytes = Self.end(of: file) else {
      return ([], unreadable(errno))
    }
    let entries = bytes.split(separator: 0x0A)
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

  /// Returns the last bytes of a file without the line that they begin in; `nil` with `errno` set on failure.
  private static func end(of file: Int32) -> [UInt8]? {
    let start = max(0, lseek(file, 0, SEEK_END) - off_t(byteLimit))
    lseek(file, start, SEEK_SET)
    let bytes = readAll(file, most: byteLimit)
    return start == 0 ? bytes : bytes.map { Array($0.drop { $0 != 0x0A }) }
  }
}
