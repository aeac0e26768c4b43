/// What has to be known of the writing systems of a text to show it.
enum WritingSystem {
  /// Returns whether the first letter of a text belongs to a script that is read from right to left.
  static func readsRightToLeft(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first(where: \.properties.isAlphabetic) else { return false }
    return isRightToLeft(first)
  }

  /// Returns whether letters of a text are joined to each other: Arabic, Syriac, the Indic scripts and their like.
  static func joins(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x600...0x8FF, 0x900...0xDFF, 0x1000...0x109F, 0x1780...0x18AF, 0xFB50...0xFDFF, 0xFE70...0xFEFF:
        true
      default: false
      }
    }
  }

  static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }

  /// Returns the parts of a sentence: words that follow each other and are read from right to left, and what is between. A
  /// quotation mark ends a part.
  static func parts(of text: String) -> [(text: Substring, isRightToLeft: Bool)] {
    var parts: [(text: Substring, isRightToLeft: Bool)] = []
    var start = text.startIndex
    var words: Range<String.Index>?
    func end() {
      guard let ended = words else { return }
      parts += [(text[start..<ended.lowerBound], false), (text[ended], true)]
      (start, words) = (ended.upperBound, nil)
    }
    for index in text.unicodeScalars.indices {
      let scalar = text.unicodeScalars[index]
      if isRightToLeft(scalar) {
        words = (words?.lowerBound ?? index)..<text.unicodeScalars.index(after: index)
      } else if scalar == "\"" || scalar.properties.isAlphabetic {
        end()
      }
    }
    end()
    return (parts + [(text[start...], false)]).filter { !$0.text.isEmpty }
  }
}
