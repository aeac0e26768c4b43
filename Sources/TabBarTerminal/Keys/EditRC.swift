/// A person's file of key bindings for programs with libedit, `.editrc`, as far as it may be followed here.
///
/// The file is never given to libedit, which would bind keys to functions that read past their buffers.
package struct EditRC {
  package private(set) var bindings = KeyBindings()
  /// The lines for this program that are not followed.
  private(set) var ignored: [(number: Int, text: String)] = []

  init(_ text: String) { self.init(Array(text.utf8)) }

  /// Reads the bytes of a file.
  package init(_ bytes: [UInt8]) {
    let lines = FileText.withoutMark(bytes).split(separator: 0x0A, omittingEmptySubsequences: false)
    for (number, line) in zip(1..., lines) {
      let text = String(decoding: line, as: UTF8.self)
      let words = text.editRCWords
      guard let first = words.first, !first.hasPrefix("#"), Self.isMeantForUs(first) else { continue }
      let own = String(first.split(separator: ":", omittingEmptySubsequences: false).last ?? "")
      if !follow([own] + words.dropFirst()) {
        ignored.append((number, String(text.prefix { !$0.isNewline }.prefix(100))))
      }
    }
  }

  /// Returns one remark about all lines that are not followed, or `nil`.
  package func remark(path: String) -> String? {
    guard let first = ignored.first else { return nil }
    let others = ignored.count - 1
    let rest = others == 0 ? "" : ", and \(others) more \(others == 1 ? "line" : "lines")"
    return "\(path):\(first.number): not followed here: \(first.text)\(rest)"
  }

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
        : rest.last.flatMap({ KeyBindings.Function(named: $0, inViCommands: inViCommands) })
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

  /// Whether a line is for this program; others name theirs before a colon.
  private static func isMeantForUs(_ word: String) -> Bool {
    guard let colon = word.firstIndex(of: ":") else { return true }
    return word[..<colon] == "tabbar"
  }
}

enum EditRCKey {
  /// Returns the bytes that the key sends, or `nil` for an unknown notation.
  static func bytes(_ written: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = Array(written.utf8)[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "^"):
        guard let letter = rest.popFirst() else { return bytes.isEmpty ? [byte] : nil }
        bytes.append(letter == UInt8(ascii: "?") ? 0x7F : letter & 0x1F)
      case UInt8(ascii: "\\"):
        guard let escaped = escape(&rest) else { return nil }
        bytes.append(escaped)
      default: bytes.append(byte)
      }
    }
    return bytes.isEmpty ? nil : bytes
  }

  private static let escapes: [UInt8: UInt8] = Dictionary(
    uniqueKeysWithValues: zip("abtnvfre^\\".utf8, "\u{7}\u{8}\t\n\u{B}\u{C}\r\u{1B}^\\".utf8))

  private static func escape(_ rest: inout ArraySlice<UInt8>) -> UInt8? {
    let digits = rest.prefix(3).prefix { (UInt8(ascii: "0")...UInt8(ascii: "7")).contains($0) }
    guard digits.isEmpty else {
      rest = rest.dropFirst(digits.count)
      return UInt8(String(decoding: digits, as: UTF8.self), radix: 8)
    }
    return rest.popFirst().flatMap { escapes[$0] }
  }

  /// Whether a key of one byte may have another meaning. Return, Escape, ^C and ^Z keep theirs, ^X begins others.
  static func mayBeBound(_ key: UInt8, inViCommands: Bool) -> Bool {
    switch key {
    case 0x03, 0x0A, 0x0D, 0x18, 0x1A, 0x1B, 0x80...: false
    case 0x20..<0x7F: inViCommands
    default: true
    }
  }
}

extension String {
  /// Returns the words of a line of `.editrc`: divided at spaces, except in quotes and after a backslash. Backslashes
  /// stay in the words, because keys are read from them.
  fileprivate var editRCWords: [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    // In place: a copy for each character would take time with the square of the length.
    func add(_ text: String) {
      if word == nil { word = "" }
      word?.append(text)
    }
    for character in self {
      if isEscaped || character == "\\" {
        add(String(character))
        isEscaped.toggle()
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
        add("")
      } else if quote == nil, character.isWhitespace {
        if let word { words.append(word) }
        word = nil
      } else {
        add(String(character))
      }
    }
    return words + [word].compactMap { $0 }
  }
}
