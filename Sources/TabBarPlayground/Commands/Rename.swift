import TabBarCore
import TabBarGuidelines

extension Command {
  static let rename = Command(
    "rename", .tabs, "Gives a tab another title, or several tabs theirs",
    parameters: [Parameter("TAB", .tab), Parameter("TITLE", .text)], takesPairs: true,
    examples: [
      Example("rename 3 Library", "by its number"),
      Example("rename Mediathek \"Meine Mediathek\"", "by its title"),
      Example("rename Radio=Listen Today=News", "several at once"),
    ],
    body: .edit { draft, arguments throws(CommandError) in
      let indices = try draft.indices(of: arguments.pairs.map(\.tab))
      let changes = zip(indices, arguments.pairs).map { index, pair in
        let before = draft.design.tabs[index].title
        draft.design.tabs[index].title = pair.value.text
        return "tab \(index + 1) from \"\(before)\" to \"\(pair.value.text)\""
      }
      return { "renamed \(abridged(changes, most: 9))" }
    })
}
