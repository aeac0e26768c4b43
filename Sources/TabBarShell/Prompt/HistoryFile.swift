internal import CLibEdit
internal import TabBarGuidelines

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
struct HistoryFile: Sendable {
  struct Entry: Codable, Hashable, Sendable {
    /// When it was typed, in seconds since 1970.
    var t: Int
    /// The session it was typed in.
    var s: String
    var c: String
    var ok: Bool
  }

  /// A problem with the file.
  enum Warning: Error, Hashable {
    case damaged(path: String, lines: Int)
    case unreadable(path: String, code: Int32)
    case unwritable(path: String, AppendedFile.Failure)
  }

  /// The number of newest entries that are read.
  static let entryLimit = 10_000
  static let byteLimit = 4 << 20

  private let file: AppendedFile
  var path: String { file.path }

  init(folder: String) {
    file = AppendedFile(path: folder + "/history.jsonl", beginning: Self.beginning)
  }

  /// The beginning of each line: the keys are sorted.
  private static let beginning = "{\"c\":"

  func append(_ entry: Entry) throws(Warning) {
    guard History.keeps(entry.c) else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let json = try? encoder.encode(entry) else {
      throw .unwritable(path: path, .system(EILSEQ))
    }
    do {
      try file.append(Array(json) + [0x0A])
    } catch {
      throw .unwritable(path: path, error)
    }
  }

  /// Returns the newest entries, oldest first, without damaged lines.
  func entries() -> (entries: [Entry], warning: Warning?) {
    // Nothing to wait for: a pipe in its place would never say that it is one.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      return ([], errno == ENOENT ? nil : .unreadable(path: path, code: errno))
    }
    defer { close(file) }
    guard let bytes = Self.contents(of: file, most: Self.byteLimit) else {
      return ([], .unreadable(path: path, code: errno))
    }
    let lines = bytes.split(separator: 0x0A)
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
}

extension HistoryFile.Warning: CustomStringConvertible {
  var description: String {
    switch self {
    case .damaged(let path, let lines): "\(path): \(counted(lines, "damaged line")) left out"
    case .unreadable(let path, let code): "\(path): cannot read the history: \(systemMessage(code))"
    case .unwritable(let path, let failure): "\(path): cannot keep the history: \(failure.reason)"
    }
  }
}

extension HistoryFile {
  // No line is shorter than this many bytes.
  private static let leastLine = 40
  /// The most bytes of a file that are read.
  private static let mostBytes = 64 << 20

  /// Shortens a file with twice as many lines as are read; of equal lines the newest stays.
  ///
  /// The new file replaces the old one under the lock, so that no other session's lines are lost. If that fails,
  /// another start will try again.
  func compactIfLong() {
    // A link stays one: what it leads to is replaced.
    guard let path = realPath else { return }
    let long = open(path, O_RDWR | O_CLOEXEC | O_NONBLOCK)
    guard long >= 0 else { return }
    defer { close(long) }
    guard file.isOwn(long), isLong(long), lockFile(long, patience: 1),
      FileIdentity(of: long) == FileIdentity(at: path), let bytes = Self.contents(of: long)
    else { return }
    let kept = Self.newest(of: bytes)
    guard let copy = makeTemporaryFile("\(path).") else { return }
    let isWritten =
      kept.withUnsafeBytes { writeAll($0, to: copy.descriptor) } == nil && cl_flush(copy.descriptor) == 0
    close(copy.descriptor)
    if !isWritten || rename(copy.path, path) != 0 { unlink(copy.path) }
  }

  /// Returns the newest lines, each once, without those that are damaged from the start.
  static func newest(of bytes: [UInt8]) -> [UInt8] {
    var seen = Set<ArraySlice<UInt8>>(minimumCapacity: 2 * entryLimit)
    var lines: [ArraySlice<UInt8>] = []
    for line in bytes.split(separator: 0x0A).reversed()
    where lines.count < entryLimit && line.starts(with: beginning.utf8) {
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

  /// Returns the part of an entry with the typed line; the whole entry if it cannot be found.
  ///
  /// A quotation mark in the typed line follows a backslash, so the key cannot be part of it.
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

  /// Returns the last `most` bytes of a file without the line that they begin in; `nil` with `errno` set on failure.
  private static func contents(of file: Int32, most: Int = mostBytes) -> [UInt8]? {
    let size = Int(lseek(file, 0, SEEK_END))
    let start = max(0, size - most)
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: max(0, size - start)) { buffer, count in
      while count < buffer.count, let base = buffer.baseAddress {
        let result = retryingInterrupted {
          pread(file, base + count, buffer.count - count, off_t(start + count))
        }
        if result < 0 { code = errno }
        if result <= 0 { break }
        count += result
      }
    }
    guard code == 0 else {
      errno = code
      return nil
    }
    return start == 0 ? bytes : Array(bytes.drop { $0 != 0x0A })
  }
}
