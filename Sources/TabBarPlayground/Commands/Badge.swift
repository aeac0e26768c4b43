import TabBarCore
import TabBarGuidelines

extension Command {
  static let badge = Command(
    "badge", .tabs, parameters: [.tabs, Parameter("VALUE|off", .text)], pairs: .file,
    body: .edit { draft, arguments throws(CommandError) in
      var indices = draft.design.tabs.indices.map(\.self)
      var badges: [String?] = []
      for pair in arguments.pairs { badges.append(try pair.value.textOrOff()) }
      if arguments.words.count == 2, draft.means(arguments.words[0], "all") {
        badges = indices.map { _ in badges[0] }
      } else {
        indices = try draft.indices(of: arguments.pairs.map(\.tab))
      }
      let changes = zip(indices, badges).map { index, badge -> Prose in
        draft.design.tabs[index].badge = badge
        let name = draft.design.numberedName(of: index)
        return badge.map { "put badge \"\($0)\" on \(name)" } ?? "took the badge off \(name)"
      }
      return { .abridged(changes, most: 9) }
    })
}

extension Draft {
  /// Whether a word is a keyword here: a tab of that name comes first.
  func means(_ word: Word, _ keyword: String) -> Bool {
    word.isKeyword(keyword) && !design.tabs.isEmpty && (try? index(of: word)) == nil
  }
}

extension Word {
  /// Returns the text, or `nil` where it is empty or `off`; throws for `none`, which people type for `off`.
  func textOrOff() throws(CommandError) -> String? {
    guard !isKeyword("none") else {
      throw CommandError(
        "none is not a value here", at: self, remedy: "off takes it away; \"none\" in quotes is a text")
    }
    return text.isEmpty || isKeyword("off") ? nil : text
  }
}
