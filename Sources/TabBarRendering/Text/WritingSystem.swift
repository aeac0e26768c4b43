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

  /// Returns whether a character belongs to a script that is read from right to left.
  static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }

  /// Returns the parts of a sentence: names in quotes and words that are read from right to left, and what is between.
  ///
  /// Words that follow each other are one part, and so is all that is in quotes, without these.
  static func parts(of text: String) -> [(text: Substring, isRightToLeft: Bool)] {
    var parts: [(text: Substring, isRightToLeft: Bool)] = []
    func add(_ part: Substring, _ isRightToLeft: Bool) {
      guard !part.isEmpty else { return }
      if let last = parts.last, !isRightToLeft, !last.isRightToLeft {
        parts[parts.count - 1].text = text[last.text.startIndex..<part.endIndex]
      } else {
        parts.append((part, isRightToLeft))
      }
    }
    func addWords(_ words: Substring) {
      func holds(_ part: Substring) -> Bool { part.unicodeScalars.contains(where: isRightToLeft) }
      guard holds(words) else { return add(words, false) }
      var start = words.startIndex
      var end: Substring.Index?
      for word in words.split(separator: " ") {
        if holds(word) {
          if end == nil {
            add(words[start..<word.startIndex], false)
            start = word.startIndex
          }
          end = word.endIndex
        } else if let last = end {
          add(words[start..<last], true)
          (start, end) = (last, nil)
        }
      }
      if let end {
        add(words[start..<end], true)
        start = end
      }
      add(words[start...], false)
    }
    var rest = text[...]
    while let open = rest.firstIndex(of: "\""),
      let close = rest[rest.index(after: open)...].firstIndex(of: "\"")
    {
      let name = rest[rest.index(after: open)..<close]
      addWords(rest[..<open])
      add(rest[open..<name.startIndex], false)
      add(name, name.unicodeScalars.contains(where: isRightToLeft))
      add(rest[close...close], false)
      rest = rest[rest.index(after: close)...]
    }
    addWords(rest)
    return parts
  }
}
