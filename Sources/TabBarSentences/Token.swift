/// A word, a number, a text in quotes or a sign of a sentence.
struct Token {
  enum Kind { case word, number, quoted, equals, possessive, punctuation, unknown }

  let kind: Kind
  /// The text as it was typed, without its quotes.
  let text: String
  /// The text in small letters; where it has a slip, the word that was meant.
  var low: String
  /// Its place in the sentence, in characters.
  let range: Range<Int>
  var hasSlip = false
  /// Whether the slip may be another word, so that what was meant is a guess.
  var mayBeOther: Bool { hasSlip && low.utf8.count < 6 && text.utf8.count < 5 }

  init(_ kind: Kind, _ text: String, _ range: Range<Int>) {
    (self.kind, self.text, self.range, low) = (kind, text, range, text.lowercased())
  }

  var isCapital: Bool { text.first?.isUppercase == true }

  func isSign(_ signs: String) -> Bool { kind == .punctuation && signs.contains(text) }
}

struct Sentence {
  private let characters: [Character]
  private(set) var tokens: [Token] = []

  init(_ line: String) {
    characters = line.map(Self.straight)
    var index = 0
    while index < characters.count {
      let character = characters[index]
      if character.isWhitespace {
        index += 1
      } else if let end = closingQuote(at: index) {
        tokens.append(Token(.quoted, String(characters[index + 1..<end]), index..<end + 1))
        index = end + 1
      } else if isLetter(index) || character == "#" && isLetter(index + 1) {
        index = addWord(at: index)
      } else {
        index = addSign(at: index)
      }
    }
  }

  /// The text of some tokens, as it was typed.
  func text(_ range: Range<Int>) -> String {
    let (first, last) = (tokens[range.lowerBound], tokens[range.upperBound - 1])
    return String(characters[first.range.lowerBound..<last.range.upperBound])
  }

  mutating func mend(_ index: Int, to word: String) {
    (tokens[index].low, tokens[index].hasSlip) = (word, true)
  }

  func begins(_ index: Int) -> Bool { index == 0 || tokens[index - 1].isSign(".?!;") }

  /// Returns a character with plain quotes, arrows and dashes in place of printed ones.
  private static func straight(_ character: Character) -> Character {
    switch character {
    case "“", "”", "„", "«", "»": "\""
    case "‘", "’", "`", "´": "'"
    case "…": "."
    case "–", "—": "-"
    case "→", "⇒", "➜": ">"
    default: character
    }
  }

  private func isLetter(_ index: Int) -> Bool {
    guard characters.indices.contains(index) else { return false }
    return characters[index].isLetter || characters[index].isNumber || characters[index] == "_"
  }

  /// Returns the place of the quote that closes the one at a place; `nil` where none begins there.
  private func closingQuote(at index: Int) -> Int? {
    let quote = characters[index]
    guard quote == "\"" || quote == "'" && !isLetter(index - 1) else { return nil }
    return characters[(index + 1)...].indices.first { end in
      characters[end] == quote && (quote == "\"" || end > index + 1 && !isLetter(end + 1))
    }
  }

  private mutating func add(_ words: String..., at range: Range<Int>) {
    for word in words { tokens.append(Token(.word, word, range)) }
  }

  private mutating func addWord(at start: Int) -> Int {
    var end = start + 1
    while end < characters.count {
      let joins = ".-".contains(characters[end]) || characters[end] == "/" && characters[end - 1].isNumber
      guard isLetter(end) || joins && isLetter(end + 1) else { break }
      end += 1
    }
    let text = String(characters[start..<end])
    let low = text.lowercased()
    if end < characters.count, characters[end] == "'" { return addShortened(low, start..<end) }
    if low == "w", end < characters.count, characters[end] == "/" {
      let isWithout = end + 1 < characters.count && characters[end + 1] == "o"
      add(isWithout ? "without" : "with", at: start..<end)
      return end + (isWithout ? 2 : 1)
    }
    let parts = low.split(separator: ".")
    if let number = Self.number(low) {
      tokens.append(Token(.number, number, start..<end))
    } else if parts.count > 1, parts[1] == "title" || parts[0] == "title" || parts[1] == "badge" {
      // As in code: Home.title = Start.
      for piece in characters[start..<end].split(separator: ".") {
        let kind: Token.Kind = piece.allSatisfy(\.isNumber) ? .number : .word
        tokens.append(Token(kind, String(piece), piece.startIndex..<piece.endIndex))
      }
    } else {
      tokens.append(Token(.word, text, start..<end))
    }
    return end
  }

  /// Returns a number without what says only that it is one: 3 of `#3` and `x3`, and 3rd.
  private static func number(_ low: String) -> String? {
    let text = low.hasPrefix("#") || low.hasPrefix("x") ? low.dropFirst() : low[...]
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let isNumber = !digits.isEmpty && ["", "st", "nd", "rd", "th"].contains(text[digits.endIndex...])
    return isNumber ? String(text) : nil
  }

  /// Adds a word with an apostrophe behind it: `don't`, `it's`, `Home's`.
  private mutating func addShortened(_ low: String, _ range: Range<Int>) -> Int {
    var end = range.upperBound + 1
    while isLetter(end) { end += 1 }
    let whole = range.lowerBound..<end
    switch String(characters[(range.upperBound + 1)..<end]).lowercased() {
    case "t" where low.hasSuffix("n"): add(low == "can" ? low : String(low.dropLast()), "not", at: whole)
    case "s" where low == "let": add("let", "us", at: whole)
    case "s" where ["it", "that", "there", "what", "here", "who", "how", "where"].contains(low):
      add(low, "is", at: whole)
    case "d": add(low, "would", at: whole)
    case "ll", "ve", "re", "m": add(low, at: whole)
    case "s", "":
      tokens.append(Token(.word, String(characters[range]), range))
      tokens.append(Token(.possessive, "'s", range.upperBound..<end))
    default: tokens.append(Token(.word, String(characters[whole]), whole))
    }
    return end
  }

  private mutating func addSign(at index: Int) -> Int {
    var end = index + 1
    let arrow = "<>-="
    if arrow.contains(characters[index]) {
      while end < characters.count, arrow.contains(characters[end]) { end += 1 }
    }
    let text = String(characters[index..<end])
    switch text {
    case "<->", "<>", "<=>", "><": add("swap", at: index..<end)
    case ":", "=", "==",
      _ where text.hasSuffix(">"):
      tokens.append(Token(.equals, text, index..<end))
    case "-", "--": tokens.append(Token(.punctuation, "-", index..<end))
    case _ where ",;.?!()&+/*".contains(text): tokens.append(Token(.punctuation, text, index..<end))
    default: tokens.append(Token(.unknown, text, index..<end))
    }
    return end
  }
}
