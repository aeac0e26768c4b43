#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The file that keeps typed lines across sessions: one JSON object per line, only ever appended to.
///
/// Several sessions may append at once. A failure here never stops anything: it is a warning.
package struct HistoryFile: Sendable {
  /// One typed line.
  package struct Entry: Codable, Hashable, Sendable {
    /// When it was typed, in seconds since 1970.
    package var t: Int
    /// The session it was typed in.
    package var s: String
    /// The line.
    package var c: String
    /// Whether it did what it should.
    package var ok: Bool

    package init(t: Int, s: String, c: String, ok: Bool) {
      self.t = t
      self.s = s
      self.c = c
      self.ok = ok
    }
  }

  /// What was wrong with the file, or with writing to it.
  package enum Warning: Error, Hashable {
    case damaged(path: String, lines: Int)
    case unreadable(path: String, code: Int32)
    case unwritable(path: String, code: Int32)
  }

  /// How many of the newest entries are read.
  package static let entryLimit = 10_000
  static let byteLimit = 4 << 20

  package let path: String

  /// Creates the history of those whose state is kept in a folder.
  package init(folder: String) { path = folder + "/history.jsonl" }

  /// Appends an entry, unless its line is one to be kept out.
  package func append(_ entry: Entry) throws(Warning) {
    guard History.keeps(entry.c) else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let json = try? encoder.encode(entry) else { throw .unwritable(path: path, code: EILSEQ) }
    makeFolders(above: path)
    let file = openForAppending()
    guard file >= 0 else { throw .unwritable(path: path, code: errno) }
    defer { close(file) }
    // A session that died while it wrote leaves a line without end.
    let bytes = (endsWithNewline(file) ? [] : [0x0A]) + json + [0x0A]
    guard bytes.withUnsafeBytes({ write(file, $0.baseAddress, $0.count) }) == bytes.count else {
      throw .unwritable(path: path, code: errno)
    }
  }

  /// Returns the newest entries, oldest first.
  ///
  /// Damaged lines are left out.
  package func entries() -> (entries: [Entry], warning: Warning?) {
    // Nothing to wait for: a pipe in its place would never say that it is one.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      return ([], errno == ENOENT ? nil : .unreadable(path: path, code: errno))
    }
    defer { close(file) }
    let size = Int(lseek(file, 0, SEEK_END))
    let start = max(0, size - Self.byteLimit)
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: max(0, size - start)) { buffer, count in
      while count < buffer.count, let base = buffer.baseAddress {
        let result = pread(file, base + count, buffer.count - count, off_t(start + count))
        if result < 0 { code = errno }
        if result <= 0 { break }
        count += result
      }
    }
    guard code == 0 else { return ([], .unreadable(path: path, code: code)) }
    var lines = bytes.split(separator: 0x0A)
    if start > 0, !lines.isEmpty { lines.removeFirst() }
    return decode(lines.suffix(Self.entryLimit))
  }

  private func decode(_ lines: ArraySlice<ArraySlice<UInt8>>) -> (entries: [Entry], warning: Warning?) {
    let decoder = JSONDecoder()
    // All at once is several times as fast, and almost always right.
    let array = Data([UInt8(ascii: "[")] + lines.joined(separator: [UInt8(ascii: ",")]) + [UInt8(ascii: "]")])
    if let entries = try? decoder.decode([Entry].self, from: array), entries.count == lines.count {
      return (entries, nil)
    }
    let entries = lines.compactMap { try? decoder.decode(Entry.self, from: Data($0)) }
    let damaged = lines.count - entries.count
    return (entries, damaged == 0 ? nil : .damaged(path: path, lines: damaged))
  }

  private func endsWithNewline(_ file: Int32) -> Bool {
    let size = lseek(file, 0, SEEK_END)
    var last: UInt8 = 0
    return size <= 0 || pread(file, &last, 1, size - 1) != 1 || last == 0x0A
  }
}

extension HistoryFile.Warning: CustomStringConvertible {
  package var description: String {
    switch self {
    case .damaged(let path, let lines): "\(path): \(lines) damaged \(lines == 1 ? "line" : "lines") left out"
    case .unreadable(let path, let code): "\(path): cannot read the history: \(systemMessage(code))"
    case .unwritable(let path, let code): "\(path): cannot keep the history: \(systemMessage(code))"
    }
  }
}
