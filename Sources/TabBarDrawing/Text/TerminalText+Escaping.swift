extension TerminalText {
  /// Returns text that can't do anything in a terminal but be seen.
  ///
  /// Controls, line breaks, escape sequences, controls of writing direction and what else is invisible are written as in
  /// Swift, `\n` or `\u{1B}`. Joiners and variation selectors stay where they belong: inside emoji and between letters
  /// of scripts that join. A combining mark without a letter is put on a dotted circle, so that it can't climb onto
  /// whatever is drawn before the text.
  ///
  /// This is for people to read: a backslash in the text stays as it is. Text that needs none of this is returned
  /// untouched.
  ///
  /// - Parameter sign: What to write for a scalar that is not drawn.
  package static func escaped(_ text: String, by sign: (Unicode.Scalar) -> String = visible) -> String {
    // Most texts are of ASCII, in which no character is made of several scalars but a line break.
    if text.isPrintableASCII { return text }
    let text = withoutPiles(text)
    let scalars = Array(text.unicodeScalars)
    var result = ""
    var hasLetter = false
    for index in scalars.indices {
      let scalar = scalars[index]
      if isInvisible(scalar), !belongs(scalars, at: index) {
        result += sign(scalar)
        hasLetter = false
      } else {
        if !hasLetter, isMark(scalar) { result.unicodeScalars.append("\u{25CC}") }
        result.unicodeScalars.append(scalar)
        hasLetter = true
      }
    }
    return result
  }

  /// The most scalars of a character that are drawn.
  ///
  /// No character of any script has as many; Unicode's Stream-Safe Text Format (UAX #15) allows 30 marks.
  static let mostScalars = 32

  /// Returns whether a character of the text may be made of more scalars than are drawn: such a one has as many bytes beside
  /// each other that are not of ASCII, before or behind one of ASCII that they go with.
  static func mayHavePile(_ text: String) -> Bool {
    var count = 0
    for byte in text.utf8 {
      count = byte < 0x80 ? 0 : count + 1
      if count == mostScalars { return true }
    }
    return false
  }

  /// Returns text in which no character is made of so many scalars that it fills the screen in one cell; what is left out
  /// is marked.
  private static func withoutPiles(_ text: String) -> String {
    guard mayHavePile(text),
      text.contains(where: { $0.utf8.count > mostScalars && $0.unicodeScalars.count > mostScalars })
    else { return text }
    var result = String.UnicodeScalarView()
    for character in text {
      // One by one: a whole prefix at once would copy what there is for each character.
      var rest = character.unicodeScalars.makeIterator()
      var count = 0
      while count <= mostScalars, let scalar = rest.next() {
        result.append(count < mostScalars ? scalar : "\u{FFFD}")
        count += 1
      }
    }
    return String(result)
  }

  /// Returns whether a scalar draws nothing by itself, apart from marks and spaces.
  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    if value >= 0x20, value < 0x7F { return false }
    switch value {
    // Most of a picture: lines, boxes and geometric shapes.
    case 0x2500...0x25FF: return false
    // Spaces stay; variation selectors and fillers are marks and letters to Unicode.
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF, 0x180B...0x180F, 0x34F, 0x115F, 0x1160, 0x17B4...0x17B5, 0x3164,
      0xFFA0:
      return true
    // Signs that are drawn around numbers, although their category is format.
    case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: return false
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: return true
    case .unassigned:
      return scalar.properties.isNoncharacterCodePoint || scalar.properties.isDefaultIgnorableCodePoint
    default: return false
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: true
    default: false
    }
  }

  /// Returns whether an invisible scalar does its proper work between its neighbours.
  private static func belongs(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    let value = scalars[index].value
    guard index > 0 else { return false }
    let before = scalars[index - 1]
    let after = index + 1 < scalars.count ? scalars[index + 1] : nil
    switch value {
    case 0xFE0E, 0xFE0F:
      // A digit becomes an emoji only with the key around it.
      return before.properties.isEmoji && (!before.isASCII || after?.value == 0x20E3)
    case 0x200C, 0x200D:
      // What is cut may end with a joiner, and is not shown otherwise than whole.
      if joins(before) { return true }
      guard let after else { return false }
      return value == 0x200D && after.properties.isEmoji && !after.isASCII && isEmoji(scalars, before: index)
    case 0xE0020...0xE007F: return isFlag(scalars, at: index)
    // A variant of an ideograph, or of a Mongolian letter.
    case 0xFE00...0xFE0D, 0xE0100...0xE01EF: return before.properties.isIdeographic
    case 0x180B...0x180D, 0x180F: return (0x1820...0x18AA).contains(before.value)
    // The parts of a decomposed Hangul syllable.
    case 0x115F: return (0x1161...0x11FF).contains(after?.value ?? 0)
    case 0x1160: return (0x1160...0x11FF).contains(after?.value ?? 0)
    default: return false
    }
  }

  /// Returns whether an emoji ends right before an index, with or without a skin colour or a variation selector.
  private static func isEmoji(_ scalars: [Unicode.Scalar], before index: Int) -> Bool {
    var index = index - 1
    if index > 0, scalars[index].value == 0xFE0F || scalars[index].properties.isEmojiModifier { index -= 1 }
    return scalars[index].properties.isEmoji && !scalars[index].isASCII
  }

  /// Returns whether a scalar is of a script whose letters join: Arabic to Tibetan, Myanmar, Khmer, Mongolian.
  private static func joins(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.properties.isAlphabetic || isMark(scalar) else { return false }
    switch scalar.value {
    case 0x600...0x8FF, 0x900...0x109F, 0x1780...0x18AF, 0xFB50...0xFDFF, 0xFE70...0xFEFC: return true
    default: return false
    }
  }

  /// Returns whether a tag is part of a flag: a black flag, tags, and the tag that ends them.
  private static func isFlag(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    let tags: ClosedRange<UInt32> = 0xE0020...0xE007E
    var start = index - 1
    while start > 0, index - start < 8, tags.contains(scalars[start].value) { start -= 1 }
    guard scalars[start].value == 0x1F3F4 else { return false }
    var end = start + 1
    while end < scalars.count, end - start < 8, tags.contains(scalars[end].value) { end += 1 }
    return end < scalars.count && end > start + 1 && scalars[end].value == 0xE007F
  }

  /// Returns a scalar as Swift writes it, `\n` or `\u{1B}`.
  static func visible(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\t": "\\t"
    case "\r": "\\r"
    case "\0": "\\0"
    default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }
}

extension String {
  /// Whether every character is one of ASCII that draws something, or a space.
  var isPrintableASCII: Bool { utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } }
}
