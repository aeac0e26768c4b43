import TabBarCore

/// Tabs that a line says are needed, or come on top of others: `customers also need Cards and Help`, `and News too`.
struct WantedTabs {
  let titles: [String]

  private static let verbs: Set<String> = ["need", "needs", "want", "wants"]
  private static let leads: Set<String> = ["and", "plus", "also"]
  private static let ends: Set<String> = ["too", "also", "please", "well", "as", "tab", "tabs", "one"]
  private static let small: Set<String> = [
    "a", "an", "the", "one", "more", "another", "also", "tab", "tabs", "for",
  ]
  private static let mostWordsOfTitle = 3

  /// Returns whether a part of a list is a tab that is there, a device or another thing that a line may be about.
  private static func isKnown(_ item: ArraySlice<PhraseWord>, in draft: Draft) -> Bool {
    let mentions = Mentions(in: Array(item), of: draft, subject: nil).all
    return mentions.contains { $0.range.count == item.count || $0.slot == .tab }
  }

  /// Reads a line; `nil` where it asks something, or names anything but titles that no tab has.
  init?(_ line: String, in draft: Draft) {
    guard !LoosePhrase.isQuestion(line), let typed = try? Lexer.words(of: line),
      !typed.contains(where: { $0.key != nil || $0.text.hasSuffix(":") })
    else { return nil }
    var words = PhraseWord.words(of: typed)[...]
    let verb = words.prefix(5).firstIndex { Self.verbs.contains($0.lowercased) }
    let isAddition = words.first.map { Self.leads.contains($0.lowercased) } == true
    let count = words.count
    while let last = words.last, Self.ends.contains(last.lowercased), words.count > 1 { words.removeLast() }
    guard SmallWords.doubts.isDisjoint(with: words.map(\.lowercased)),
      verb != nil || isAddition || words.count < count
    else { return nil }
    if let verb { words = words[(verb + 1)...] }
    words = words.drop { Self.leads.contains($0.lowercased) || Self.small.contains($0.lowercased) }
    let items = words.items.map { $0.drop { Self.small.contains($0.lowercased) } }
    guard !items.isEmpty, items.allSatisfy({ (1...Self.mostWordsOfTitle).contains($0.count) }),
      !items.contains(where: { Self.isKnown($0, in: draft) }),
      items.allSatisfy({ item in
        item.allSatisfy { word in
          // In small letters it is a title only where it comes on top of others.
          word.text.first?.isUppercase == true
            || isAddition && item.count == 1 && !SmallWords.looseFillers.contains(word.lowercased)
              && Command.named(word.text) == nil && Phrase.command(for: word.text) == nil
        }
      })
    else { return nil }
    titles = items.map { item in
      let title = item.text.filter { !PhraseWord.commas.contains($0) && $0 != "." }
      return title.prefix(1).uppercased() + title.dropFirst()
    }
  }

  /// The line that adds them.
  var line: String {
    ([Command.add.name] + titles.map { Quoting.quoted($0) }).joined(separator: " ")
  }
}
