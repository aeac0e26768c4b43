import TabBarCore
import TabBarGuidelines

extension Command {
  static let rename = Command(
    "rename", .tabs, parameters: [Parameter("TAB", .tab), Parameter("TITLE", .text)],
    options: [Parameter("in", .locale)], pairs: .file,
    body: .change { draft, arguments throws(CommandError) in
      let words = arguments.words
      let places = stride(from: 1, to: words.count, by: 2)
      // As an argument, it would be made after a copy of the draft.
      let named = places.map { words[$0 - 1] }
      let indices = try draft.indices(of: named)
      let before = indices.map { draft.design.tabs[$0] }
      var locale = try arguments.locale
      if let other = locale, draft.isOwn(other) { locale = nil }
      var isSame = true
      for (index, place) in zip(indices, places) {
        var tab = draft.design.tabs[index]
        if let locale {
          tab.titles[locale] = words[place].text
        } else {
          tab.title = words[place].text
        }
        // Equal texts may have other bytes.
        if tab == draft.design.tabs[index] { continue }
        draft.design.tabs[index] = tab
        isSame = false
      }
      if isSame { return nil }
      if let locale {
        let names = indices.map(draft.design.numberedName)
        return { "titled \(.abridged(names, most: 9)) in \(locale)" }
      }
      return {
        let changes = zip(indices, zip(before, places)).map { index, change -> Prose in
          "tab \(index + 1) from \"\(change.0.title)\" to \"\(words[change.1].text)\""
        }
        return "renamed \(.abridged(changes, most: 9))"
      }
    })
}
