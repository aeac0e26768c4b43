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
      result += ascii(first) ?? (columns(of: character) == 0 ? "" : "?")
    }
    return result
  }

  private static func ascii(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0..<0x80: return String(scalar)
    case 0x370...0x4FF: return transliterated(scalar)
    // Full-width forms of ASCII.
    case 0xFF01...0xFF5E: return Unicode.Scalar(scalar.value - 0xFEE0).map { String($0) }
    default: return tb_latin_letter_in_ascii(scalar.value).map { String(cString: $0) } ?? sign(scalar)
    }
  }

  private static func sign(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "…", "⋯": "..."
    case "‘", "’", "‚", "‛", "′", "ʼ", "ʻ", "´", "‹", "›": "'"
    case "“", "”", "„", "‟", "″", "«", "»": "\""
    case "‐", "‑", "‒", "–", "—", "―", "−", "─", "━", "═": "-"
    case "│", "┃", "║", "¦": "|"
    case "╭", "╮", "╰", "╯", "┌", "┐", "└", "┘", "├", "┤", "┬", "┴", "┼": "+"
    case "→", "⇒", "⟶", "➜": "->"
    case "←", "⇐", "⟵": "<-"
    case "↔", "⇔": "<->"
    case "↑", "⇧": "^"
    case "↓", "⇩": "v"
    case "•", "·", "●", "∙", "★", "☆": "*"
    case "○", "◦", "◌": "o"
    case "×", "✕", "✖": "x"
    case "÷": "/"
    case "✓", "✔": "v"
    case "≤": "<="
    case "≥": ">="
    case "≈": "~"
    case "±": "+-"
    case "©": "(c)"
    case "®": "(R)"
    case "™": "(TM)"
    case "€": "EUR"
    case "£": "GBP"
    case "¥": "JPY"
    case "°": "deg"
    case "½": "1/2"
    case "¼": "1/4"
    case "¾": "3/4"
    case "№": "No"
    case "\u{A0}", "\u{2000}"..."\u{200A}", "\u{202F}", "\u{205F}", "\u{3000}": " "
    default: nil
    }
  }

  /// Returns a letter of Greek or Cyrillic in Latin letters, as passports and road signs write it.
  private static func transliterated(_ scalar: Unicode.Scalar) -> String? {
    let isCapital = scalar.properties.isUppercase
    let small = isCapital ? scalar.properties.lowercaseMapping : String(scalar)
    guard let letter = small.unicodeScalars.first, let latin = latin(letter) else { return nil }
    guard isCapital else { return latin }
    return latin.prefix(1).uppercased() + latin.dropFirst()
  }

  private static func latin(_ small: Unicode.Scalar) -> String? {
    switch small {
    case "а", "α", "ά": "a"
    case "б": "b"
    case "в", "β": "v"
    case "г", "ґ", "γ": "g"
    case "д", "δ": "d"
    case "е", "э", "є", "ε", "έ": "e"
    case "ё": "yo"
    case "ж": "zh"
    case "з", "ζ": "z"
    case "и", "і", "ι", "ί", "ϊ", "ΐ", "η", "ή": "i"
    case "ї": "yi"
    case "й", "ы", "ј", "υ", "ύ", "ϋ", "ΰ": "y"
    case "к", "κ": "k"
    case "л", "λ": "l"
    case "м", "μ": "m"
    case "н", "ν": "n"
    case "о", "ο", "ό", "ω", "ώ": "o"
    case "п", "π": "p"
    case "р", "ρ": "r"
    case "с", "σ", "ς": "s"
    case "т", "τ": "t"
    case "у", "ў": "u"
    case "ф", "φ": "f"
    case "х": "kh"
    case "ц": "ts"
    case "ч": "ch"
    case "ш": "sh"
    case "щ": "shch"
    case "ю": "yu"
    case "я": "ya"
    case "ъ", "ь": ""
    case "ђ": "dj"
    case "љ": "lj"
    case "њ": "nj"
    case "ћ": "c"
    case "џ": "dz"
    case "θ": "th"
    case "ξ": "x"
    case "χ": "ch"
    case "ψ": "ps"
    default: nil
    }
  }
}
