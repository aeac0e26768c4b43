extension String {
  /// Returns the words as a shell would: divided at spaces, except in quotes and after a backslash.
  ///
  /// - Parameter keepsBackslashes: Whether backslashes stay in the words, for somebody who reads them again; they then
  ///   have a meaning between all quotes.
  func shellWords(keepsBackslashes: Bool = false) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    // In place: a copy for each character would take time with the square of the length.
    func add(_ text: String) {
      if word == nil { word = "" }
      word?.append(text)
    }
    for character in self {
      if isEscaped || character == "\\" && (keepsBackslashes || quote != "'") {
        if isEscaped || keepsBackslashes { add(String(character)) }
        isEscaped.toggle()
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
        add("")
      } else if quote == nil, character.isWhitespace {
        if let word { words.append(word) }
        word = nil
      } else {
        add(String(character))
      }
    }
    return words + [word].compactMap { $0 }
  }
}
