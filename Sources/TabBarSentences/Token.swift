/// A word, a number, a text in quotes or a sign of a sentence.
struct Token {
  enum Kind { case word, number, quoted, equals, possessive, punctuation, unknown }

  var kind: Kind
  /// The text as it was typed, without its quotes.
  var text: String
  /// The text in small letters; where it has a slip, the word that was meant.
  var low: String
  /// Its place in the sentence, in characters.
  var range: Range<Int>
  /// Whether it was typed with a slip; `nil` as long as nobody has looked.
  var hasSlip: Bool?

  init(_ kind: Kind, _ text: String, _ range: Range<Int>) {
    (self.kind, self.text, self.range) = (kind, text, range)
    low = text.lowercased()
  }

  var isCapital: Bool { text.first?.isUppercase == true }

  func isSign(_ signs: String) -> Bool {
    kind == .punctuation && text.count == 1 && signs.contains(text[text.startIndex])
  }
}

/// A sentence in its tokens.
struct Sentence {
  let characters: [Character]
  private(set) var tokens: [Token] = []

  /// - Parameter isWord: Whether the lexicon has a word, or it names something; hyphens do not part it then.
  init(_ line: String, isWord: (String) -> Bool) {
    characters = line.compactMap(Self.straight)
    var index = 0
    while index < characters.count {
      let character = characters[index]
      if character.isWhitespace {
        index += 1
      } else if let end = closingQuote(at: index) {
        add(.quoted, index + 1..<end, over: index..<end + 1)
        index = end + 1
      } else if Self.isLetter(character) || character == "#" && isDigit(index + 1) {
        index = addWord(at: index, isWord)
      } else {
        index = addSign(at: index)
      }
    }
  }

  /// The text of some tokens, as it was typed.
  func text(_ range: Range<Int>) -> String {
    String(
      characters[tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound])
  }

  mutating func mend(_ index: Int, to word: String?) {
    tokens[index].hasSlip = word != nil
    if let word { tokens[index].low = word }
  }

  /// Returns a character with plain quotes, arrows and dashes.
  private static func straight(_ character: Character) -> Character? {
    switch character {
    case "“", "”", "„", "«", "»": "\""
    case "‘", "’", "`", "´": "'"
    case "…": "."
    case "–", "—": "-"
    case "→", "⇒", "➜": ">"
    default: character
    }
  }

  private static func isLetter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private func isDigit(_ index: Int) -> Bool {
    index < characters.count && characters[index].isASCII && characters[index].isNumber
  }

  private func isLetter(_ index: Int) -> Bool {
    characters.indices.contains(index) && Self.isLetter(characters[index])
  }

  /// Returns the place of the quote that closes the one at a place; `nil` where none begins there.
  private func closingQuote(at index: Int) -> Int? {
    let quote = characters[index]
    guard quote == "\"" || quote == "'" && !isLetter(index - 1) else { return nil }
    return characters[(index + 1)...].indices.first { end in
      characters[end] == quote && (quote == "\"" || end > index + 1 && !isLetter(end + 1))
    }
  }

  private mutating func add(_ kind: Token.Kind, _ range: Range<Int>, over whole: Range<Int>? = nil) {
    tokens.append(Token(kind, String(characters[range]), whole ?? range))
  }

  /// Adds what stands for a part of the sentence.
  private mutating func add(_ words: [String], at range: Range<Int>) {
    for word in words { tokens.append(Token(.word, word, range)) }
  }

  private mutating func addWord(at start: Int, _ isWord: (String) -> Bool) -> Int {
    var end = start + 1
    while end < characters.count {
      let joins = "./-_".contains(characters[end]) && isLetter(end + 1)
      guard joins || Self.isLetter(characters[end]) else { break }
      end += 1
    }
    let text = String(characters[start..<end])
    let low = text.lowercased()
    if end < characters.count, characters[end] == "'" { return addShortened(low, start..<end) }
    if low == "w", end < characters.count, characters[end] == "/" {
      let isWithout = end + 1 < characters.count && characters[end + 1] == "o"
      add([isWithout ? "without" : "with"], at: start..<end)
      return end + (isWithout ? 2 : 1)
    }
    if let number = Self.number(low) {
      tokens.append(Token(.number, number, start..<end))
      return end
    }
    if ["isnt", "dont", "doesnt", "didnt", "cant", "wont", "arent", "wasnt"].contains(low) {
      return addShortened(low.dropLast() + "'t", start..<end, extra: 0)
    }
    let dotted = low.split(separator: ".")
    if dotted.count > 1,
      ["title", "badge", "icon", "name", "label"].contains(dotted[dotted.count > 2 ? dotted.count - 2 : 1])
        || dotted.first == "title" && dotted.count == 2
    {
      addPieces(start..<end, at: ".")
      return end
    }
    let parted = low.split(separator: "-")
    if parted.count > 1, !isWord(low), parted.allSatisfy({ isWord(String($0)) }) {
      addPieces(start..<end, at: "-")
      return end
    }
    add(.word, start..<end)
    return end
  }

  private mutating func addPieces(_ range: Range<Int>, at separator: Character) {
    for piece in characters[range].split(separator: separator) {
      let text = String(piece)
      let kind: Token.Kind = piece.allSatisfy(\.isNumber) ? .number : .word
      tokens.append(Token(kind, text, piece.startIndex..<piece.endIndex))
    }
  }

  /// Returns a number without what says only that it is one: 3 of `#3`, `x3` and `3x`, and 3rd.
  private static func number(_ low: String) -> String? {
    var text = low[...]
    if text.hasPrefix("#") || text.hasPrefix("x") {
      text = text.dropFirst()
    } else if text.hasSuffix("x") {
      text = text.dropLast()
    }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, ["", "st", "nd", "rd", "th"].contains(text[digits.endIndex...]) else { return nil }
    return String(text)
  }

  /// Adds a word with an apostrophe behind it: `don't`, `it's`, `Home's`.
  private mutating func addShortened(_ low: String, _ range: Range<Int>, extra: Int = 1) -> Int {
    var end = range.upperBound
    var tail = ""
    if extra == 1 {
      while isLetter(end + 1) {
        tail.append(characters[end + 1])
        end += 1
      }
      end += 1
    } else {
      tail = "t"
    }
    let word = extra == 1 ? low : String(low.dropLast(2))
    let whole = range.lowerBound..<max(end, range.upperBound)
    switch tail.lowercased() {
    case "t" where word.hasSuffix("n"):
      let stem = ["can": "can", "won": "will", "shan": "shall"][word] ?? String(word.dropLast())
      add([stem, "not"], at: whole)
    case "s" where word == "let": add(["let", "us"], at: whole)
    case "s" where ["it", "that", "there", "what", "here", "who", "how", "where", "he", "she"].contains(word):
      add([word, "is"], at: whole)
    case "s":
      add(.word, range)
      tokens.append(Token(.possessive, "'s", range.upperBound..<end))
    case "d": add([word, "would"], at: whole)
    case "ll", "ve", "re", "m": add([word], at: whole)
    case "":
      add(.word, range)
      tokens.append(Token(.possessive, "'", range.upperBound..<range.upperBound + 1))
      return range.upperBound + 1
    default: add(.word, range.lowerBound..<end)
    }
    return end
  }

  private mutating func addSign(at index: Int) -> Int {
    var end = index + 1
    while end < characters.count, "<>-=".contains(characters[index]), "<>-=".contains(characters[end]) {
      end += 1
    }
    let text = String(characters[index..<end])
    switch text {
    case "<->", "<>", "<-->", "<=>", "><": add(["swap"], at: index..<end)
    case _ where text.hasSuffix(">") && !text.hasPrefix("<"), "=", "==":
      tokens.append(Token(.equals, text, index..<end))
    case ":": tokens.append(Token(.equals, text, index..<end))
    case "-", "--":
      // An option as a shell has it.
      if isLetter(end), index == 0 || characters[index - 1].isWhitespace { break }
      add(.punctuation, index..<index + 1)
    case "°": break
    case ",", ";", ".", "?", "!", "(", ")", "&", "+", "/", "*": add(.punctuation, index..<end)
    default: add(.unknown, index..<end)
    }
    return end
  }
}
