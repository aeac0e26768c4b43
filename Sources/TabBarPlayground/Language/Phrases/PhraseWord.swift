/// A word of a line that is tried as a phrase.
struct PhraseWord {
  let text: String
  let lowercased: String
  let isQuoted: Bool
  /// Whether a comma follows it.
  var endsItem = false
  /// Whether a colon follows it, so that what comes next is a list.
  private(set) var endsOpening = false

  init(_ text: String, isQuoted: Bool) {
    var text = isQuoted ? text : text.withStraightApostrophes
    // As in `titles: Home, Search`.
    if !isQuoted, text.count > 1, text.hasSuffix(":") {
      text.removeLast()
      endsOpening = true
    }
    self.text = text
    self.isQuoted = isQuoted
    lowercased = text.lowercased()
  }

  /// Whether the word joins two things of a list.
  var joinsItems: Bool { !isQuoted && (lowercased == "and" || lowercased == "&") }

  /// The commas of Latin, Arabic, Japanese and Chinese texts.
  static let commas: Set<Character> = [",", "،", "、", "，"]

  /// Returns the words of a line that are no options, with their commas taken off.
  static func words(of words: [Word]) -> [PhraseWord] {
    var result: [PhraseWord] = []
    for word in words where word.key == nil && !isSaidTwice(word, after: result.last) {
      if word.hasCommaAfterQuote {
        result.append(PhraseWord(String(word.text.dropLast()), isQuoted: true))
        result[result.count - 1].endsItem = true
        continue
      }
      guard !word.isQuoted, word.text.contains(where: commas.contains) else {
        result.append(PhraseWord(word.text, isQuoted: word.isQuoted))
        continue
      }
      let parts = word.text.split(omittingEmptySubsequences: false, whereSeparator: commas.contains)
      for (index, part) in parts.enumerated() {
        if !part.isEmpty { result.append(PhraseWord(String(part), isQuoted: false)) }
        if index < parts.count - 1, !result.isEmpty { result[result.count - 1].endsItem = true }
      }
    }
    return result
  }
}

extension PhraseWord {
  private static let places: Set<String> = [
    "first", "second", "third", "fourth", "fifth", "sixth", "last", "1st", "2nd", "3rd", "4th", "5th",
  ]

  /// Whether a word adds nothing to the one before it: that of `the first one`.
  private static func isSaidTwice(_ word: Word, after last: PhraseWord?) -> Bool {
    guard let last, !last.isQuoted, !last.endsItem else { return false }
    return word.isKeyword("one") && word.text == "one" && places.contains(last.lowercased)
  }
}

extension ArraySlice<PhraseWord> {
  /// The words as one text, as it was typed.
  var text: String {
    var text = ""
    for index in indices {
      text += self[index].text
      if index < endIndex - 1 { text += self[index].endsItem ? ", " : " " }
    }
    return text
  }

  /// Whether they are one word in quotes, which means its letters.
  var isQuoted: Bool { count == 1 && self[startIndex].isQuoted }

  /// The parts of a list between commas, and before or after an `and`; an ampersand among commas is part of a title.
  var items: [ArraySlice<PhraseWord>] {
    var items: [ArraySlice<PhraseWord>] = []
    var start = startIndex
    let hasCommas = contains(where: \.endsItem)
    for index in indices {
      if self[index].joinsItems, !hasCommas || self[index].text != "&" {
        items.append(self[start..<index])
        start = index + 1
      } else if self[index].endsItem {
        items.append(self[start...index])
        start = index + 1
      }
    }
    items.append(self[start...])
    return items.filter { !$0.isEmpty }
  }
}
