import CTabBarTables

extension TerminalText {
  /// Returns text in 7-bit ASCII, for terminals and logs that show nothing else.
  ///
  /// Latin letters lose their marks, Greek and Cyrillic are transliterated, signs become what a typewriter would write.
  /// Any other user-perceived character becomes one `?`: a run of code points would say no more to a person, and take
  /// the place of four tabs. Marks vanish; controls are escaped as by ``escaped(_:)``.
  package static func asciiOnly(_ text: String) -> String {
    let text = escaped(text)
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    var result = ""
    for character in text {
      guard let first = character.unicodeScalars.first else { continue }
      result += ascii(first) ?? (character.columns == 0 ? "" : "?")
    }
    return result
  }

  private static func ascii(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0..<0x80: return String(scalar)
    // Full-width forms of ASCII.
    case 0xFF01...0xFF5E: return Unicode.Scalar(scalar.value - 0xFEE0).map { String($0) }
    default: return tb_in_ascii(scalar.value).map { String(cString: $0) }
    }
  }
}
