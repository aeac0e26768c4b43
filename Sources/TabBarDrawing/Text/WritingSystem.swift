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

  /// Returns the parts of a line, in their order: texts that are read from right to left, and what is between them.
  ///
  /// Such a text goes from its first letter to its last. A letter that is read the other way ends it, and so do two
  /// blanks and the signs that stand between texts here. Where each quotation mark has its pair, all between two is one
  /// text.
  static func parts(of line: String) -> [(text: Substring, isRightToLeft: Bool)] {
    let scalars = line.unicodeScalars
    var parts: [(text: Substring, isRightToLeft: Bool)] = []
    var start = line.startIndex
    var text: Range<String.Index>?
    func end() {
      guard let ended = text else { return }
      parts += [(line[start..<ended.lowerBound], false), (line[ended], true)]
      start = ended.upperBound
      text = nil
    }
    let quotesArePairs = scalars.count { $0 == "\"" } % 2 == 0
    var isInQuotes = false
    var last: Unicode.Scalar = " "
    var index = line.startIndex
    while index < line.endIndex {
      let scalar = scalars[index]
      var next = scalars.index(after: index)
      // The dots and the sign of a cut belong to the title before them.
      if isRightToLeft(scalar) || text?.upperBound == index && (scalar == "…" || scalar == "~") {
        text = (text?.lowerBound ?? index)..<next
      } else if scalar == " " && last == " " || separates(scalar) {
        end()
      }
      if scalar == "\"" { isInQuotes.toggle() }
      if scalar == "\"", isInQuotes, quotesArePairs, let closing = scalars[next...].firstIndex(of: "\""),
        scalars[next..<closing].contains(where: isRightToLeft)
      {
        text = next..<closing
        next = closing
      }
      last = scalar
      index = next
    }
    end()
    return (parts + [(line[start...], false)]).filter { !$0.text.isEmpty }
  }

  private static func separates(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .mathSymbol, .otherSymbol, .otherNumber, .openPunctuation, .closePunctuation, .control: true
    default: scalar.properties.isAlphabetic || "\",;:·".unicodeScalars.contains(scalar)
    }
  }
}
