import TabBarPlayground

/// A generator of random numbers that gives the same ones each time (SplitMix64).
struct SameNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

/// Words and lines that try to break the language.
enum GeneratedText {
  /// What words are made of: what has a meaning to the language, to Unicode, or to a terminal.
  static let pieces: [String] = [
    "A", "b", "Zed", "off", "none", "auto", "first", "last", "selected", "2", "-7", "+3", "x1",
    " ", "  ", "\"", "'", "\\", "=", "#", "icon=", "a=b", ".", "…", "\\n", "\\u{41}", "{", "}", "u{41}",
    "日本", "設定", "é", "e\u{301}", "\u{301}", "\u{20DD}", "👩‍👩‍👧", "👍🏽", "🇩🇪", "🇩", "#️⃣", "\u{FE0F}", "\u{200D}",
    "\n", "\t", "\r", "\r\n", "\0", "\u{1B}[31m", "\u{7F}", "\u{85}", "\u{9B}", "\u{A0}", "\u{3000}",
    "\u{202E}", "\u{200F}", "\u{2066}", "\u{2069}", "\u{2028}", "\u{FEFF}", "\u{200B}", "\u{AD}", "شريط", "कि",
    "각",
  ]

  /// Returns a text of up to six pieces.
  static func text(using numbers: inout SameNumbers) -> String {
    (0..<Int.random(in: 0...6, using: &numbers)).map { _ in pieces.randomElement(using: &numbers) ?? "" }
      .joined()
  }

  /// Returns a text as a person might type it: bare where that is possible, else in one of the quotes.
  static func typed(_ text: String, using numbers: inout SameNumbers) -> String {
    let canBeBare =
      !text.isEmpty && !text.hasPrefix("#") && text.unicodeScalars.first != "#"
      && text.unicodeScalars.allSatisfy { !" \t\"'=\\".unicodeScalars.contains($0) }
    switch Int.random(in: 0..<3, using: &numbers) {
    case 0 where canBeBare: return text
    case 1 where !text.unicodeScalars.contains("'"): return "'" + text + "'"
    default:
      return "\""
        + text.unicodeScalars.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() + "\""
    }
  }

  /// Returns a line of any command that takes free texts, with what they are: first those without a key, then the
  /// options in the order in which the command declares them.
  static func line(using numbers: inout SameNumbers) -> (line: String, texts: [String]) {
    let texts = (0..<3).map { _ in text(using: &numbers) }
    let words = texts.map { typed($0, using: &numbers) }
    let gap = ["", " ", "\t", "   "].randomElement(using: &numbers) ?? ""
    let end = ["", " ", " # remark \"", "\t#"].randomElement(using: &numbers) ?? ""
    switch Int.random(in: 0..<9, using: &numbers) {
    case 0: return ("\(gap)add \(words[0])\(end)", [texts[0]])
    case 1:
      return (
        "add \(gap)\(words[0]) badge=\(words[1]) icon=\(words[2])\(end)", [texts[0], texts[2], texts[1]]
      )
    case 2: return ("rename \(words[0])\(gap) \(words[1])\(end)", Array(texts[..<2]))
    case 3: return ("note \(words[0]) \(words[1]) \(words[2])\(end)", texts)
    case 4:
      return (
        "SET \(words[0]) title.de=\(words[1]) explanation=\(words[2])\(end)", [texts[0], texts[2], texts[1]]
      )
    case 5: return ("expect visible \(words[0]) \(words[1])\(end)", ["visible"] + texts[..<2])
    case 6: return ("move \(words[0]) after=\(words[1])\(end)", Array(texts[..<2]))
    case 7: return ("rename \(words[0])=\(words[1])\(gap) \(words[2])=X\(end)", texts + ["X"])
    default: return ("save \(words[0])\(end)", [texts[0]])
    }
  }

  /// Whether a scalar is allowed in a saved file: no control, nothing that turns the reading direction.
  static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: false
    default: true
    }
  }
}
