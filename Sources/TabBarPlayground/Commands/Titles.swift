import TabBarCore
import TabBarGuidelines

extension Command {
  static let titles = Command(
    "titles", .tabs, parameters: [Parameter("TITLE", .text, isRepeated: true)],
    options: [Parameter("in", .locale)],
    body: .plan { draft, arguments throws(CommandError) in
      let titles = arguments.words
      let count = draft.design.tabs.count
      guard titles.count <= count else {
        throw CommandError(
          "here are \(counted(titles.count, "title")), and the bar has \(counted(count, "tab"))",
          at: titles[count], remedy: "a comma parts titles of several words")
      }
      let locale = arguments.option("in")?.text ?? draft.design.locale
      return (
        titles.indices.compactMap { draft.line(byNumber: $0, titles[$0].text, in: locale) }, .none
      )
    })
}

extension Draft {
  /// Returns the line that gives the tab with an index a title: by its number, as titles may change places.
  fileprivate func line(byNumber tab: Int, _ title: String, in locale: String) -> String? {
    let title = Quoting.quoted(title)
    return isOwn(locale) || locale == Localization.pseudo
      ? "rename \(tab + 1) \(title)" : "set \(tab + 1) title.\(locale)=\(title)"
  }
}
