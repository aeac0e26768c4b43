import TabBarLexicon

/// A word, a number, a text in quotes or a sign of a sentence.
struct Token {
  enum Kind { case word, number, quoted, equals, punctuation, unknown }

  let kind: Kind
  /// The text as it was typed, without its quotes.
  let text: String
  /// The text in small letters; where it has a slip, the word that was meant.
  var low: String
  /// Its place in the sentence, in characters.
  let range: Range<Int>
  var hasSlip = false

  init(_ kind: Kind, _ text: String, _ range: Range<Int>) {
    (self.kind, self.text, self.range, low) = (kind, text, range, text.lowercased())
  }

  var isCapital: Bool { text.first?.isUppercase == true }

  /// Whether it parts clauses or the things of a list: and, then.
  var isSeparator: Bool { Lexicon.shared.senses(of: low).contains { $0.kind == .separator } }

  /// Whether no title goes on with it.
  var isEnd: Bool { kind != .word && kind != .number || Words.ends.contains(low) && !isCapital }

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
        index = add(.quoted, String(characters[index + 1..<end]), index..<end + 1)
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

  /// Whether it asks, so that it wishes for no change: `could …`, `can you …` and `please` do.
  var asks: Bool {
    let words = tokens.filter { $0.kind == .word }.map(\.low).drop(while: Words.courtesies.contains)
    let isRequest = (1...2).contains { Words.requests.contains(words.prefix($0).joined(separator: " ")) }
    return !isRequest && !tokens.contains { Words.please.contains($0.low) }
      && (words.first.map(Words.asking.contains) == true || tokens.last?.text == "?" || asksInTheEnd)
  }

  /// Whether a later clause asks: … is that allowed
  private var asksInTheEnd: Bool {
    tokens.indices.dropFirst().contains {
      tokens[$0 - 1].isSign(",;.:-") && Words.afterthoughts.contains(tokens[$0].low)
    }
  }

  /// Returns runs of words that may be a title as they stand, whatever else each of them is: behind `called`, `to`, a sign.
  func literals(in range: Range<Int>) -> [Range<Int>] {
    range.compactMap { index in
      guard tokens[index].kind == .equals || Words.leads.contains(tokens[index].low) else { return nil }
      let start = (index + 1..<range.upperBound).first { !Words.articles.contains(tokens[$0].low) }
      guard let start, [.word, .number].contains(tokens[start].kind) else { return nil }
      let end = (start + 1..<range.upperBound).first { tokens[$0].isEnd } ?? range.upperBound
      return end <= start + 6 ? start..<end : nil
    }
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

  /// Adds a token, and returns the place behind it.
  private mutating func add(_ kind: Token.Kind, _ text: String, _ range: Range<Int>) -> Int {
    tokens.append(Token(kind, text, range))
    return range.upperBound
  }

  private mutating func addWord(at start: Int) -> Int {
    var end = start + 1
    while isLetter(end)
      || isLetter(end + 1)
        && (".-'".contains(characters[end]) || characters[end] == "/" && characters[end - 1].isNumber)
    { end += 1 }
    let text = String(characters[start..<end])
    let low = text.lowercased()
    if let number = Self.number(low) {
      // As in: 99+.
      let isMore = end < characters.count && characters[end] == "+" && !isLetter(end + 1)
      return isMore ? add(.quoted, number + "+", start..<end + 1) : add(.number, number, start..<end)
    }
    guard let mark = text.lastIndex(of: "'") else { return add(.word, text, start..<end) }
    let word = String(text[..<mark])
    switch text[mark...].dropFirst().lowercased() {
    case "t" where low.contains("n'"):
      _ = add(.word, low == "can't" ? "can" : String(word.dropLast()), start..<end)
      return add(.word, "not", start..<end)
    // As in: Home's, let's.
    case "s", "ll", "ve", "re", "m": return add(.word, word, start..<end)
    case "d":
      _ = add(.word, word, start..<end)
      return add(.word, "would", start..<end)
    default: return add(.word, text, start..<end)
    }
  }

  /// Returns a number without what says only that it is one: 3 of `#3` and `x3`, and 3rd.
  private static func number(_ low: String) -> String? {
    let text = low.hasPrefix("#") || low.hasPrefix("x") ? low.dropFirst() : low[...]
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let isNumber = !digits.isEmpty && ["", "st", "nd", "rd", "th"].contains(text[digits.endIndex...])
    return isNumber ? String(text) : nil
  }

  private mutating func addSign(at index: Int) -> Int {
    var end = index + 1
    let arrow = "<>-="
    if arrow.contains(characters[index]) {
      while end < characters.count, arrow.contains(characters[end]) { end += 1 }
    }
    let text = String(characters[index..<end])
    switch text {
    case "<->", "<>", "<=>", "><": return add(.word, "swap", index..<end)
    case ":", "=", "==",
      _ where text.hasSuffix(">"):
      return add(.equals, text, index..<end)
    case "-", "--": return add(.punctuation, "-", index..<end)
    default: return add(",;.?!()&+/*'".contains(text) ? .punctuation : .unknown, text, index..<end)
    }
  }
}
