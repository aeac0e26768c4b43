import TabBarCore

extension Command {
  static let rename = Command(
    "rename", .tabs, "Gives a tab another title",
    parameters: [Parameter("TAB", .tab), Parameter("TITLE", .text)],
    examples: [
      Example("rename 3 Library", "by its number"),
      Example("rename Mediathek \"Meine Mediathek\"", "by its title"),
    ],
    body: .edit { draft, arguments throws(CommandError) in
      let index = try draft.index(of: arguments.needed(0))
      let title = try arguments.needed(1).text
      let before = draft.design.tabs[index].title
      draft.design.tabs[index].title = title
      return { "renamed tab \(index + 1) from \"\(before)\" to \"\(title)\"" }
    })
}
