import TabBarCore
import TabBarGuidelines

extension Command {
  static let rename = Command(
    "rename", .tabs, parameters: [Parameter("TAB", .tab), Parameter("TITLE", .text)],
    options: [Parameter("in", .locale)], takesPairs: true,
    body: .edit { draft, arguments throws(CommandError) in
      let indices = try draft.indices(of: arguments.pairs.map(\.tab))
      if let locale = try arguments.locale, !draft.isOwn(locale) {
        for (index, pair) in zip(indices, arguments.pairs) {
          var details = draft.design.tabs[index].details ?? TabDetails()
          details[titleIn: locale] = pair.value.text
          draft.design.tabs[index].details = details
        }
        let names = indices.map(draft.design.numberedName)
        return { "titled \(abridged(names, most: 9)) in \(locale)" }
      }
      let changes = zip(indices, arguments.pairs).map { index, pair in
        let before = draft.design.tabs[index].title
        draft.design.tabs[index].title = pair.value.text
        return "tab \(index + 1) from \"\(before)\" to \"\(pair.value.text)\""
      }
      return { "renamed \(abridged(changes, most: 9))" }
    })
}
