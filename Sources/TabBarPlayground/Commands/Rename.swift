import TabBarCore
import TabBarGuidelines

extension Command {
  static let rename = Command(
    "rename", .tabs, parameters: [Parameter("TAB", .tab), Parameter("TITLE", .text)],
    options: [Parameter("in", .locale)], pairs: .file,
    body: .change { draft, arguments throws(CommandError) in
      let pairs = arguments.pairs
      let indices = try draft.indices(of: pairs.map(\.tab))
      let before = indices.map { draft.design.tabs[$0] }
      let locale = try arguments.locale.flatMap { draft.isOwn($0) ? nil : $0 }
      for (index, pair) in zip(indices, pairs) {
        if let locale {
          var details = draft.design.tabs[index].details ?? TabDetails()
          details[titleIn: locale] = pair.value.text
          draft.design.tabs[index].details = details
        } else {
          draft.design.tabs[index].title = pair.value.text
        }
      }
      guard indices.map({ draft.design.tabs[$0] }) != before else {
        // Equal texts may have other bytes.
        for (index, tab) in zip(indices, before) { draft.design.tabs[index] = tab }
        return nil
      }
      if let locale {
        let names = indices.map(draft.design.numberedName)
        return { "titled \(.abridged(names, most: 9)) in \(locale)" }
      }
      return {
        let changes = zip(indices, zip(before, pairs)).map { index, change -> Prose in
          "tab \(index + 1) from \"\(change.0.title)\" to \"\(change.1.value.text)\""
        }
        return "renamed \(.abridged(changes, most: 9))"
      }
    })
}
