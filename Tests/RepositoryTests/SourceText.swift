import Foundation

/// The import lines of Swift sources.
enum ImportLines {
  private static let modifiers: Set<String> = [
    "public", "package", "internal", "fileprivate", "private",
  ]
  private static let kinds: Set<String> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor",
  ]

  /// Returns the modules that a text imports, in order.
  static func modules(in text: String) -> [String] {
    // The quick look first: few lines have the word at all.
    guard Words.occurs("import", in: text) else { return [] }
    var modules: [String] = []
    for line in text.utf8.split(separator: UInt8(ascii: "\n")).map(Substring.init)
    where line.contains("import") {
      let code = line.components(separatedBy: "//")[0]
      modules += code.split(separator: ";").compactMap { module(in: String($0)) }
    }
    return modules
  }

  private static func module(in statement: String) -> String? {
    var words = statement.split(whereSeparator: \.isWhitespace).map(String.init)[...]
    while let first = words.first, first.hasPrefix("@") || modifiers.contains(first) { words.removeFirst() }
    guard words.popFirst() == "import" else { return nil }
    if let first = words.first, kinds.contains(first) { words.removeFirst() }
    return words.first.map { String($0.prefix { $0 != "." }) }
  }
}

/// The code in a text.
enum SourceText {
  /// Returns whether a name occurs outside of comments, and not as a part of a longer one.
  static func uses(_ name: String, in text: String) -> Bool {
    // The quick look first: few files have the name at all.
    guard Words.occurs(name, in: text) else { return false }
    return text.split(whereSeparator: \.isNewline)
      .contains { Words.contains(name.lowercased(), in: $0.components(separatedBy: "//")[0].lowercased()) }
  }
}

/// Words in a text.
enum Words {
  /// Returns whether a text contains another one, byte by byte.
  static func occurs(_ part: String, in text: String) -> Bool {
    text.withCString { start in
      // The library's search ends at the first zero.
      guard strlen(start) == text.utf8.count else { return text.contains(part) }
      return strstr(start, part) != nil
    }
  }

  /// Returns whether a text in lower case contains a word that is not a part of a longer one.
  static func contains(_ word: String, in text: String) -> Bool {
    // The quick look first: few texts have the word at all.
    guard occurs(word, in: text) else { return false }
    let edges = (word.first?.isLetter == true, word.last?.isLetter == true)
    var from = text.startIndex
    while let found = text.range(of: word, range: from..<text.endIndex) {
      let isBegun =
        edges.0 && found.lowerBound > text.startIndex
        && text[text.index(before: found.lowerBound)].isLetter
      let goesOn = edges.1 && found.upperBound < text.endIndex && text[found.upperBound].isLetter
      if !isBegun && !goesOn { return true }
      from = found.upperBound
    }
    return false
  }
}
