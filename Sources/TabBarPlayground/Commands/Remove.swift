import TabBarCore
import TabBarGuidelines
import TabBarLexicon

extension Command {
  static let remove = Command(
    "remove", .tabs, parameters: [Parameter("TAB", .tab, isRepeated: true, isList: true)],
    body: .edit { draft, arguments throws(CommandError) in
      let indices = try draft.indices(of: arguments.words)
      let names = indices.map(draft.design.tabName)
      for index in indices.sorted(by: >) { Edit.remove(index).apply(to: &draft.design) }
      return { "removed \(list: names)" }
    })
}

extension Draft {
  /// Returns words with a number for each of the first four, the last two and so on, unless the second word names a tab.
  func countedOut(_ words: [Word]) -> [Word] {
    guard words.count == 2, !words[1].isQuoted, words[0].isKeyword("first") || words[0].isKeyword("last"),
      (try? index(of: words[1])) == nil, let count = Lexicon.shared.number(words[1].text),
      (2...max(2, design.tabs.count)).contains(count)
    else { return words }
    let start = words[0].isKeyword("first") ? 0 : design.tabs.count - count
    return (start..<start + count).map { words[0].reading(String($0 + 1)) }
  }

  /// Returns the indices of the tabs that words name; throws where one names none, or one named before.
  func indices(of words: [Word]) throws(CommandError) -> [Int] {
    if words.count == 1 { return [try index(of: words[0])] }
    var indices: [Int] = []
    for word in countedOut(words) {
      let index = try index(of: word)
      guard !indices.contains(index) else {
        throw CommandError(
          "\(design.numberedName(of: index)) is named twice", at: word, remedy: "leave one out")
      }
      indices.append(index)
    }
    return indices
  }
}
