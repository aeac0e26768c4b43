import CTabBarTables

/// A character for a tab's symbol in a terminal.
package struct IconSign: Hashable {
  /// One column of Unicode, drawn as text and not as an emoji, after a second one for the mark of a filled form.
  package var unicode: String
  /// One or two columns of 7-bit ASCII, three for the More tab and with the mark of a filled form.
  package var ascii: String

  package static let neutral = IconSign(unicode: "◇", ascii: "o")
  package static let filledNeutral = IconSign(unicode: "◆", ascii: ".o")

  /// What is before a sign that has no filled form of its own, where no badge is. A symbol and its filled form never
  /// look the same.
  static let filledMark = (unicode: "▐", ascii: ".")

  /// Returns the sign for the name of a symbol, nil without a name.
  ///
  /// An unknown name is shortened from its end until one is known, `play.circle.fill` to `play.circle`; a name that
  /// begins with a letter or a number, `4.square`, is that character; the rest is neutral. A name with the part `fill`
  /// is filled.
  package static func sign(for symbol: String?) -> IconSign? {
    guard let symbol, !symbol.isEmpty else { return nil }
    let parts = symbol.split(separator: ".")
    let isFilled = parts.contains("fill")
    var name = symbol.utf8[...]
    while true {
      if let row = tb_icon_sign_of(symbol, name.count)?.pointee {
        let outlined = IconSign(unicode: String(cString: row.sign), ascii: String(cString: row.ascii))
        return isFilled ? outlined.filled(row.filled.map { String(cString: $0) }) : outlined
      }
      guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { break }
      name = name[..<dot]
    }
    if parts.count > 1, let first = parts.first, first.utf8.count == 1, first.allSatisfy(isPrintableASCII) {
      let outlined = IconSign(unicode: String(first), ascii: String(first))
      return isFilled ? outlined.filled() : outlined
    }
    return isFilled ? filledNeutral : neutral
  }

  /// Returns the sign of the filled form: a solid one of its own, or this one with a mark.
  private func filled(_ solid: String? = nil) -> IconSign {
    IconSign(unicode: solid ?? Self.filledMark.unicode + unicode, ascii: Self.filledMark.ascii + ascii)
  }

  private static func isPrintableASCII(_ character: Character) -> Bool {
    character > " " && character <= "~"
  }
}
