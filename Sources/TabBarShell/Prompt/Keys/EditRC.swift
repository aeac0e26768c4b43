/// A person's file of key bindings for programs with libedit, `.editrc`, as far as it may be followed here.
///
/// The file is never given to libedit, which would bind keys to functions that read past their buffers.
package struct EditRC {
  /// What the file asks for and may have.
  package private(set) var bindings = KeyBindings()
  /// The numbers of the lines that are meant for this program, and are not followed.
  package private(set) var ignored: [Int] = []
  private var firstIgnored = ""

  /// The longest line that is followed, in bytes: many times as long as any key and function.
  private static let longestLine = 1_024
  /// How many lines are named behind the first that is not followed.
  private static let mostNamed = 5

  /// Reads the text of a file.
  package init(_ text: String) { self.init(Array(text.utf8)) }

  /// Reads what is in a file. A line that is not UTF-8 is left out, and the rest goes on.
  package init(_ bytes: [UInt8]) {
    var number = 0
    for line in Self.lines(of: FileText.withoutMark(bytes)) {
      number += 1
      let text = String(decoding: line.prefix(Self.longestLine), as: UTF8.self)
      var words = Self.words(of: text)
      guard let first = words.first, Self.isMeantForUs(first) else { continue }
      words[0] = String(first.split(separator: ":", omittingEmptySubsequences: false).last ?? "")
      if line.count > Self.longestLine {
        ignore(number, "a line of more than \(Self.longestLine) bytes")
      } else if FileText.validText(of: line) == nil {
        ignore(number, "a line that is not UTF-8")
      } else if !follow(words[...]) {
        ignore(number, text[...].trimmed)
      }
    }
  }

  private mutating func ignore(_ number: Int, _ text: String) {
    if ignored.isEmpty { firstIgnored = text }
    ignored.append(number)
  }

  /// Returns the lines, which end with a line feed, a carriage return or both.
  private static func lines(of bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    for (index, byte) in zip(bytes.indices, bytes) where byte == 0x0A || byte == 0x0D {
      // The line feed of a pair has no line of its own.
      if byte == 0x0D || index == bytes.startIndex || bytes[index - 1] != 0x0D {
        lines.append(bytes[start..<index])
      }
      start = index + 1
    }
    return lines + [bytes[start...]]
  }

  /// Returns the one remark about all that is not followed, or `nil` where there is nothing to say.
  package func remark(path: String) -> String? {
    guard let first = ignored.first else { return nil }
    let others = ignored.dropFirst()
    let more = others.count - Self.mostNamed
    let named = others.prefix(Self.mostNamed).map(String.init).joined(separator: ", ")
    let rest = others.isEmpty ? "" : "; nor is line " + named + (more > 0 ? " or any of \(more) more" : "")
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

  private static func words(of line: String) -> [String] {
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
        // In place: a copy for each character would take time with the square of the length.
        if word == nil { word = "" }
        word?.append(character)
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
