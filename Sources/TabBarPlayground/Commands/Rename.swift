import TabBarCore
import TabBarGuidelines

extension Command {
  static let rename = Command(
    "rename", .tabs, parameters: [Parameter("TAB", .tab), Parameter("TITLE", .text)], takesPairs: true,
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
