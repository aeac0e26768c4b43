/// The phrases by a word that each needs, so that of hundreds only few are tried with a line.
struct PhraseIndex {
  /// Every phrase.
  static let all = PhraseIndex { _ in true }
  /// Those whose commands set the context of a design.
  static let context = PhraseIndex { phrase in
    phrase.lines.first?.split(separator: " ").first.flatMap { Command.named(String($0)) }?.group == .context
  }

  private var byWord: [String: [Int]] = [:]
  /// Those that need no word.
  private var others: [Int] = []

  private init(where isIncluded: (Phrase) -> Bool) {
    for (number, phrase) in Phrase.all.enumerated() where isIncluded(phrase) {
      if phrase.neededWords.isEmpty { others.append(number) }
      for word in phrase.neededWords { byWord[word, default: []].append(number) }
    }
  }

  /// Returns the phrases that may fit some words, in their order.
  func phrases(for words: [PhraseWord]) -> [Phrase] {
    var numbers = Set(others)
    for word in words where !word.isQuoted { numbers.formUnion(byWord[word.lowercased] ?? []) }
    return numbers.sorted().compactMap { Phrase.all[$0].mayHave(words.count) ? Phrase.all[$0] : nil }
  }
}
