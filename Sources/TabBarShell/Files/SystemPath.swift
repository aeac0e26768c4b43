#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A path as the system has it: bytes that need not be UTF-8.
///
/// As a `String`, bytes that are not UTF-8 would be repaired, and lead to another file.
struct SystemPath {
  /// The bytes of the path, followed by a zero.
  let characters: [CChar]

  private static let slash = CChar(0x2F)
  /// The most links that are followed one after the other, as by the system.
  private static let mostLinks = 40

  /// Creates the path that a text without null characters spells.
  init(_ text: String) { characters = Array(text.utf8CString) }

  private init(_ bytes: some Sequence<CChar>) { characters = Array(bytes) + [0] }

  /// The bytes of the folder that the path leads into, with the slash after it; none for the current folder.
  private var folderBytes: ArraySlice<CChar> {
    characters.lastIndex(of: Self.slash).map { characters[...$0] } ?? []
  }

  /// The path as text, for messages.
  var text: String { String(decoding: characters.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self) }

  var folder: SystemPath { folderBytes.isEmpty ? SystemPath(".") : SystemPath(folderBytes) }

  /// Returns the path of another file in the same folder.
  func sibling(_ name: String) -> SystemPath { SystemPath(folderBytes + name.utf8CString.dropLast()) }

  var isLink: Bool { linkTarget != nil }

  /// Follows links, so that saving replaces what a link points to and not the link, also where it points to
  /// a file that is not there yet.
  func resolved() -> SystemPath {
    var path = self
    for _ in 0..<Self.mostLinks {
      if let real = realpath(path.characters, nil) {
        defer { free(real) }
        return SystemPath(UnsafeBufferPointer(start: real, count: strlen(real)))
      }
      guard let target = path.linkTarget else { break }
      path = SystemPath(target.first == Self.slash ? target : path.folderBytes + target)
    }
    return path
  }

  private var linkTarget: ArraySlice<CChar>? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
      guard let base = buffer.baseAddress else { return nil }
      let length = readlink(characters, base, buffer.count)
      return length > 0 ? Array(buffer[..<length])[...] : nil
    }
  }
}
