/// The texts of one strings file or string catalog.
struct StringTable {
  /// The name by which code asks for it, such as `Localizable`.
  let name: String
  let path: String
  /// The language that a catalog is written in, or `nil` for a strings file.
  private(set) var sourceLanguage: String?
  /// The texts by key, each by language. A strings file has one language.
  private(set) var texts: [String: [String: String]] = [:]

  /// Reads a strings file or a string catalog, or returns `nil` for another file.
  init?(_ source: ImportSource) {
    path = source.path
    name = String(source.path.baseName)
    switch source.path.ending {
    case "strings":
      let language = Self.language(of: source.path)
      var reader = StringsFile(source.bytes)
      while let (key, value) = reader.read() { texts[key, default: [:]][language] = value }
    case "xcstrings":
      var reader = JSONTexts(source.bytes)
      var found: [String: [String: String]] = [:]
      var origin: String?
      reader.forEach { names, text in
        if names == ["sourceLanguage"] {
          origin = text
        } else if names.count == 6, names[0] == "strings", names[2] == "localizations",
          names[4] == "stringUnit", names[5] == "value"
        {
          found[names[1], default: [:]][names[3]] = text
        } else if names.count >= 3, names[0] == "strings" {
          found[names[1]] = found[names[1]] ?? [:]
        }
      }
      texts = found
      sourceLanguage = origin
    default: return nil
    }
  }

  /// Returns the language of a file by the folder that it is in, `Base` if it is in none.
  static func language(of path: String) -> String {
    let folder = path.split(separator: "/").dropLast().last { $0.hasSuffix(".lproj") }
    return folder.map { String($0.dropLast(6)) } ?? "Base"
  }
}

/// A reader of `"key" = "value";`, the form of strings files, in UTF-8 or UTF-16.
struct StringsFile {
  private let bytes: [UInt8]
  private var next = 0

  init(_ bytes: [UInt8]) {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      let isLittle = bytes[0] == 0xFF
      let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
        isLittle
          ? UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8
          : UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1])
      }
      self.bytes = Array(String(decoding: units, as: UTF16.self).utf8)
    } else {
      self.bytes = bytes
    }
  }

  /// Returns the next key and its text, or `nil` at the end.
  mutating func read() -> (key: String, value: String)? {
    while let key = readWord() {
      skipBlank()
      guard next < bytes.count else { return nil }
      guard bytes[next] == UInt8(ascii: "=") else { continue }
      next += 1
      guard let value = readWord() else { return nil }
      return (key, value)
    }
    return nil
  }

  /// Returns the next quoted or plain word; other signs are skipped.
  private mutating func readWord() -> String? {
    while true {
      skipBlank()
      guard next < bytes.count else { return nil }
      if bytes[next] == UInt8(ascii: "\"") {
        next += 1
        let start = next
        while next < bytes.count, bytes[next] != UInt8(ascii: "\"") {
          next += bytes[next] == UInt8(ascii: "\\") ? 2 : 1
        }
        let end = min(next, bytes.count)
        next = min(next + 1, bytes.count)
        return Escapes.text(of: bytes[start..<end])
      }
      let start = next
      while next < bytes.count, bytes[next].isNamePart || bytes[next] == UInt8(ascii: ".") { next += 1 }
      if next > start { return bytes[start..<next].text }
      next += 1
    }
  }

  private mutating func skipBlank() {
    while next < bytes.count {
      if bytes[next].isSpace {
        next += 1
      } else if bytes[next] == UInt8(ascii: "/"), next + 1 < bytes.count, bytes[next + 1] == UInt8(ascii: "/")
      {
        while next < bytes.count, bytes[next] != 0x0A { next += 1 }
      } else if bytes[next] == UInt8(ascii: "/"), next + 1 < bytes.count, bytes[next + 1] == UInt8(ascii: "*")
      {
        next += 2
        while next + 1 < bytes.count, bytes[next] != UInt8(ascii: "*") || bytes[next + 1] != UInt8(ascii: "/")
        { next += 1 }
        next = min(next + 2, bytes.count)
      } else {
        return
      }
    }
  }
}
