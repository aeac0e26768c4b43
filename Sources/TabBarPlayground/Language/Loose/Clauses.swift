/// The parts of a line that say a thing each: `looks good, save it`.
struct Clauses {
  /// A way to take a line apart, the surest first.
  private enum Separator: CaseIterable {
    /// The end of a sentence.
    case sentence
    /// A comma, or a word such as `but`.
    case comma
    /// The word `and`.
    case joint
  }

  // Nobody says more at once.
  private static let most = 8

  /// Returns the ways to take a line apart, each with two parts at least.
  static func splits(of line: String) -> [[String]] {
    guard !asksHow(line), let words = try? Lexer.words(of: line), words.count > 1 else { return [] }
    if let wish = wishWithoutTitle(line) { return [[wish, Chatter.noTitle]] }
    let bytes = Array(line.utf8)
    var splits: [[String]] = []
    for count in 1...Separator.allCases.count {
      let separators = Separator.allCases.prefix(count)
      var parts: [Range<Int>] = []
      var start = 0
      for (index, word) in words.enumerated() where index >= start {
        if separators.contains(where: { Self.joins(word, $0) }) {
          if index > start { parts.append(start..<index) }
          start = index + 1
        } else if separators.contains(where: { Self.ends(word, $0) }) {
          parts.append(start..<index + 1)
          start = index + 1
        }
      }
      if start < words.count { parts.append(start..<words.count) }
      let texts = parts.map { part in
        let text = bytes[
          words[part.lowerBound].range.lowerBound..<words[part.upperBound - 1].range.upperBound]
        return String(decoding: text, as: UTF8.self).withoutEndMarks
      }
      if (2...most).contains(texts.count), texts != splits.last { splits.append(texts) }
    }
    // An `and` may also be between two things in one of the parts.
    for joint in words.indices.dropFirst().dropLast().reversed() where Self.joins(words[joint], .joint) {
      let parts = [words[..<joint], words[(joint + 1)...]].map { part in
        let text = bytes[part[part.startIndex].range.lowerBound..<part[part.endIndex - 1].range.upperBound]
        return String(decoding: text, as: UTF8.self).withoutEndMarks
      }
      if !splits.contains(parts) { splits.append(parts) }
    }
    return splits
  }

  /// Returns what a line wishes for before it ends with `instead of text`, or `nil`.
  private static func wishWithoutTitle(_ line: String) -> String? {
    [
      "text", "the text", "a text", "title", "the title", "its title", "a title", "words", "the word",
      "the name",
    ]
    .lazy.map { " instead of \($0)" }.first { line.lowercased().hasSuffix($0) }
    .map { String(line.dropLast($0.count)) }
  }

  /// Returns whether a line asks how things are done, which is one question however many they are.
  static func asksHow(_ line: String) -> Bool {
    let words = line.lowercased().split(separator: " ").prefix(2)
    return words.first == "how" && ["do", "can", "could", "to", "would", "should"].contains(words.last)
  }

  /// Returns the wishes of a line, each of which but the first begins with a verb and says more: `save this as B, then go
  /// back to A`.
  static func turns(of line: String) -> [String] {
    guard !asksHow(line), let words = try? Lexer.words(of: line), words.count > 3 else { return [line] }
    let bytes = Array(line.utf8)
    var parts: [Range<Int>] = []
    var start = 0
    var index = 1
    while index < words.count - 1 {
      var next = index
      while next < words.count - 1, isTurn(words[next]) { next += 1 }
      if next > index || ends(words[index - 1], .comma) || ends(words[index - 1], .sentence), index > start,
        next < words.count - 1, beginsWish(words[next])
      {
        parts.append(start..<index)
        start = next
      }
      index = max(next, index) + 1
    }
    parts.append(start..<words.count)
    return parts.map { part in
      let text = bytes[words[part.lowerBound].range.lowerBound..<words[part.upperBound - 1].range.upperBound]
      return String(decoding: text, as: UTF8.self).withoutEndMarks
    }
  }

  /// Returns whether one of several wishes moves tabs, and a later one names a tab by its number or place: nobody can
  /// tell whether that is the old place or the new one.
  static func countAnew(_ wishes: [String]) -> Bool {
    let words = wishes.joined(separator: " ").lowercased().split { $0 == " " || $0 == "," }.map(String.init)
    let moves: Set<String> = ["remove", "delete", "drop", "move", "put", "merge", "fold", "swap"]
    let others: Set<String> = ["rename", "call", "name", "badge", "icon", "select", "give", "set"]
    let places: Set<String> = ["first", "second", "third", "fourth", "fifth", "last"]
    guard let move = words.firstIndex(where: moves.contains) else { return false }
    return words.indices.dropFirst(move + 1).contains { index in
      guard moves.contains(words[index]) || others.contains(words[index]) else { return false }
      let named = words[(index + 1)...].first { !["the", "tab", "number"].contains($0) } ?? ""
      return Int(named) != nil || places.contains(named)
    }
  }

  private static func isTurn(_ word: Word) -> Bool {
    !word.isQuoted && word.key == nil && ["and", "then", "&", "&&"].contains(word.text.lowercased())
  }

  /// Returns whether a word is a verb in small letters, as no title begins.
  private static func beginsWish(_ word: Word) -> Bool {
    guard !word.isQuoted, word.key == nil, word.text.first?.isLowercase == true else { return false }
    return Command.named(word.text) != nil || Phrase.command(for: word.text) != nil
      || ["go", "give", "make", "put", "take", "call", "keep", "get", "use"].contains(word.text)
  }

  /// Returns the number of sentences in a line.
  static func sentences(of line: String) -> Int {
    guard let words = try? Lexer.words(of: line) else { return 1 }
    return words.dropLast().count { Self.ends($0, .sentence) } + 1
  }

  private static func ends(_ word: Word, _ separator: Separator) -> Bool {
    guard !word.isQuoted, let last = word.text.last else { return false }
    switch separator {
    case .sentence: return ".;?!".contains(last)
    case .comma: return ",،、".contains(last)
    case .joint: return false
    }
  }

  private static func joins(_ word: Word, _ separator: Separator) -> Bool {
    guard !word.isQuoted, word.key == nil else { return false }
    let text = word.text.lowercased()
    switch separator {
    case .sentence: return ["-", "–", "—", "...", "…"].contains(text)
    case .comma: return ["but", "then", "because", "since", "so"].contains(text)
    case .joint: return ["and", "&", "plus", "also", "+"].contains(text)
    }
  }
}

extension String {
  /// The text without the marks that end a sentence, but for a question mark.
  fileprivate var withoutEndMarks: String {
    var text = self[...]
    while text.count > 1, let last = text.last, ".,;!:،、".contains(last) { text.removeLast() }
    return String(text)
  }
}
