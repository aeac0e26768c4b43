import TabBarGuidelines

/// Quotation marks of printed text, which a keyboard may put in place of `"`. In a file they do not quote; elsewhere the
/// pairs in double marks do.
enum TypographicQuotes {
  private static let pairs: [Character: Set<Character>] = [
    "“": ["”"], "„": ["“", "”"], "«": ["»"], "「": ["」"],
  ]

  /// Returns whether a text begins with one, and so has to be quoted.
  static func begin(_ text: String) -> Bool {
    // All of them have three bytes, and the first one of these two values, or it is a guillemet of two.
    guard let byte = text.utf8.first, [0xE2, 0xE3, 0xC2].contains(byte), let first = text.first else {
      return false
    }
    return "“”„«»‘’‚‹›「".contains(first)
  }

  /// Returns the text between the pair of marks that bytes begin with, without the blanks beside these, and how many bytes
  /// it takes with them; `nil` where no mark begins, or none ends it.
  static func text(at bytes: Slice<UnsafeBufferPointer<UInt8>>) -> (text: String, count: Int)? {
    let rest = String(decoding: bytes, as: UTF8.self)
    guard begin(rest), let ends = rest.first.flatMap({ pairs[$0] }),
      let end = rest.firstIndex(where: ends.contains)
    else { return nil }
    let text = rest[..<end].dropFirst().drop(while: \.isWhitespace)
    return (String(String(text).trimmingBlanks), rest[...end].utf8.count)
  }

  /// Returns the error for a word that begins with such a mark; `nil` for any other, also where the mark may be an apostrophe.
  static func error(in word: Word, of command: Command) -> CommandError? {
    guard word.ends.first > 0x7F, !word.isQuoted, begin(word.text), let mark = word.text.first,
      !"’「".contains(mark),
      !command.takesProse
    else { return nil }
    let start = word.range.lowerBound + (word.key.map { $0.utf8.count + 1 } ?? 0)
    return CommandError(
      "\(String(mark)) is a curly quote", at: start..<start + mark.utf8.count,
      remedy: "use straight quotes (\"), also around a text that has curly ones")
  }
}

extension Command {
  /// Whether its arguments are prose, in which such marks are allowed.
  fileprivate var takesProse: Bool {
    guard parameters.count == 1, case .prose = parameters[0].kind else { return false }
    return true
  }
}
