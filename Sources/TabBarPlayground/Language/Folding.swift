/// Texts that are the same but for case and width, as Unicode's compatibility case folding (NFKC_Casefold) has it for the
/// letters of keyboards: STRASSE and Straße, ﾎｰﾑ and ホーム. Capitals of Greek are written without accents.
enum Folding {
  /// The half-width forms from U+FF66 on, in full width. The last two combine with the letter before them.
  private static let katakana = Array(
    "ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン\u{3099}\u{309A}"
      .unicodeScalars)
  private static let accented = Array("ΆΈΉΊΪΌΎΫΏ".unicodeScalars)
  private static let plain = Array("ΑΕΗΙΙΟΥΥΩ".unicodeScalars)

  static func folded(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    // A letter may become several: ß.
    for scalar in text.uppercased().unicodeScalars { result.append(sameWidth(scalar)) }
    return String(result).lowercased()
  }

  private static func sameWidth(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if let place = accented.firstIndex(of: scalar) { return plain[place] }
    return switch scalar.value {
    case 0x3000: " "
    case 0xFF01...0xFF5E: Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
    case 0xFF66...0xFF9F: katakana[Int(scalar.value - 0xFF66)]
    default: scalar
    }
  }
}
