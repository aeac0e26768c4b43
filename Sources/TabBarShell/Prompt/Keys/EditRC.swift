/// A person's file of key bindings for programs with libedit, `.editrc`, as far as it may be followed here.
///
/// The file is never given to libedit, which would bind keys to functions that read past their buffers.
package struct EditRC {
  /// What the file asks for and may have.
  package private(set) var bindings = KeyBindings()
  /// The numbers of the lines that are meant for this program, and are not followed.
  package private(set) var ignored: [Int] = []
  private var firstIgnored = ""

  /// Reads the text of a file.
  package init(_ text: String) {
    // A carriage return and a line feed are one character.
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      var words = Self.words(of: line)
      guard let first = words.first, Self.isMeantForUs(first) else { continue }
      words[0] = String(first.split(separator: ":", omittingEmptySubsequences: false).last ?? "")
      if !follow(words[...]) {
        if ignored.isEmpty { firstIgnored = line.trimmed }
        ignored.append(index + 1)
      }
    }
  }

  /// Returns the one remark about all that is not followed, or `nil` where there is nothing to say.
  package func remark(path: String) -> String? {
    guard let first = ignored.first else { return nil }
    let others = ignored.dropFirst()
    let rest = others.isEmpty ? "" : "; nor is line " + others.map(String.init).joined(separator: ", ")
    return "\(path):\(first): not followed here: \(firstIgnored)\(rest)"
  }

  /// Follows a line, unless it asks for something that is not to be had.
  private mutating func follow(_ words: ArraySlice<String>) -> Bool {
    var rest = words.dropFirst()
    switch words.first {
    case "edit": return rest.isEmpty || Array(rest) == ["on"]
    case "bind": break
    default: return false
    }
    var inViCommands = false
    var removes = false
    while let option = rest.first, option.count == 2, option.hasPrefix("-") {
      rest = rest.dropFirst()
      switch option {
      case "-v": bindings.mode = .vi
      case "-e": bindings.mode = .emacs
      case "-a": inViCommands = true
      case "-r": removes = true
      default: return false
      }
      if rest.isEmpty { return option == "-v" || option == "-e" }
    }
    guard let written = rest.first, let key = EditRCKey.bytes(written), rest.count == (removes ? 1 : 2),
      let function = removes
        ? KeyBindings.Function.nothing
        : rest.last.flatMap({ LibeditFunctions.named($0, inViCommands: inViCommands) })
    else { return false }
    return bind(key, to: function, inViCommands: inViCommands)
  }

  private mutating func bind(
    _ key: [UInt8], to function: KeyBindings.Function, inViCommands: Bool
  ) -> Bool {
    if key.count == 1 {
      guard EditRCKey.mayBeBound(key[0], inViCommands: inViCommands) else { return false }
      bindings.keys.append(
        KeyBindings.Binding(key: key[0], isInViCommands: inViCommands, function: function))
      return true
    }
    guard key[0] == 0x1B, case .command(let command) = function else { return false }
    let sequence = String(decoding: key.dropFirst(), as: UTF8.self)
    guard sequence.utf8.count == 1 || sequence.hasPrefix("[") || sequence.hasPrefix("O") else { return false }
    bindings.sequences[sequence] = command
    return true
  }

  // MARK: Words

  /// Whether a line that begins so is for this program; one that names another is none of our business.
  private static func isMeantForUs(_ word: String) -> Bool {
    guard let colon = word.firstIndex(of: ":") else { return true }
    return word[..<colon] == "tabbar"
  }

  private static func words(of line: Substring) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var afterBackslash = false
    for character in line {
      if let open = quote, character == open, !afterBackslash {
        quote = nil
      } else if quote == nil, !afterBackslash, character == "\"" || character == "'" {
        quote = character
        word = word ?? ""
      } else if quote == nil, !afterBackslash, character.isWhitespace {
        if let word { words.append(word) }
        word = nil
      } else if quote == nil, word == nil, words.isEmpty, character == "#" {
        return []
      } else {
        word = (word ?? "") + String(character)
      }
      afterBackslash = character == "\\" && !afterBackslash
    }
    return words + [word].compactMap { $0 }
  }
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
