import TabBarCore
import TabBarGuidelines

extension Command {
  static let add = Command(
    "add", .tabs, "Adds a tab at the end, or at a place of your choice",
    discussion: "The first tab is selected. An empty title, \"\", makes a tab that shows its icon alone.",
    parameters: [Parameter("TITLE", .text)],
    options: [
      Parameter("icon", .symbol),
      Parameter("badge", .text),
      Parameter("role", .choice(TabRole.allCases.map(\.rawValue)), meaning: TabRole.meaning),
      Parameter("at", .number(1...Int.max)),
    ],
    examples: [
      Example("add Search icon=magnifyingglass", "a tab with a title and a symbol"),
      Example("add \"Listen Now\" icon=play.circle.fill badge=3", "a title with a space, and a badge"),
      Example("add Today at=1", "in front of all others"),
    ],
    body: .edit { draft, arguments throws(CommandError) in
      let title = try arguments.needed(0).text
      let count = draft.design.tabs.count
      guard count < Design.mostTabs else {
        throw CommandError(
          "there are \(count) tabs already, which is as many as a design can have",
          at: try arguments.needed(0),
          remedy: "remove TAB… makes room; no bar has more than a few")
      }
      let place = arguments.option("at")
      let index = (place?.number ?? count + 1) - 1
      guard index <= count else {
        throw CommandError(
          "there is no place \(index + 1)", at: place?.range ?? arguments.end..<arguments.end,
          remedy: "at=\(count + 1) is the place after the last tab")
      }
      let tab = Tab(
        title, icon: arguments.option("icon")?.textUnlessOff, badge: arguments.option("badge")?.textUnlessOff,
        role: arguments.option("role").flatMap { TabRole(rawValue: $0.text) } ?? .destination)
      draft.design.tabs.insert(tab, at: index)
      if count > 0, index <= draft.design.selection { draft.design.selection += 1 }
      let name = draft.design.numberedName(of: index)
      return { "added \(name)" + (title.isEmpty ? ", without a title" : "") }
    })
}

extension Design {
  /// The most tabs that can be added; no system draws nearly as many.
  ///
  /// Each command looks at all tabs, so a file with any number of them would take forever.
  static let mostTabs = 1_000
}
