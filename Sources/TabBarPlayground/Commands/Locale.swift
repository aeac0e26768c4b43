import TabBarCore
import TabBarGuidelines

extension Command {
  package static let locale = Command(
    "locale", .context, "Shows the titles of a language",
    discussion: """
      set TAB title.de=TITLE gives a tab its title in a language; a tab that has none in it keeps its own. pseudo is a \
      made-up language whose titles are a third longer, to see what a translation may do. Tabs are still named by \
      their own titles, here and in what is answered.
      """,
    parameters: [Parameter("ID", .locale)],
    examples: [
      Example("locale de", "the titles in German"),
      Example("locale ar", "in Arabic, from right to left"),
      Example("locale pseudo", "longer titles, accented so that nobody takes them for real ones"),
      Example("locale en", "the tabs' own titles"),
    ],
    body: .edit { draft, arguments throws(CommandError) in
      let id = try arguments.needed(0).text
      let before = draft.design.readingDirection
      draft.design.locale = id
      let after = draft.design.readingDirection
      let titles = draft.titlesSentence(in: id)
      return { (before == after ? [] : ["the bar reads from \(after.words)"]).following(titles) }
    })
}

extension Draft {
  /// Says which tabs have a title in a language.
  fileprivate func titlesSentence(in id: String) -> String {
    if id == Localization.pseudo { return "the titles are a third longer than the tabs' own" }
    let lacking = design.tabs.indices.filter { !design.tabs[$0].hasTitle(in: id) }
    let count = design.tabs.count
    if count == 0 { return "the titles are in \(id)" }
    if lacking.count == count {
      return id == Localization.standard
        ? "the titles are the tabs' own"
        : "no tab has a title in \(id), so all keep their own: set 1 title.\(id)=TITLE gives one"
    }
    if lacking.isEmpty { return count == 1 ? "the title is in \(id)" : "all \(count) titles are in \(id)" }
    let names = abridged(lacking.map(design.numberedName), most: 5)
    let keeps = lacking.count == 1 ? "keeps its own" : "keep their own"
    return "\(count - lacking.count) of \(count) titles are in \(id); \(names) \(keeps)"
  }
}

extension Tab {
  /// Whether a title was given in a language, or in the language of a locale.
  fileprivate func hasTitle(in id: String) -> Bool {
    guard let details else { return false }
    return details[titleIn: id] != nil || details[titleIn: String(id.prefix { $0 != "-" })] != nil
  }
}
