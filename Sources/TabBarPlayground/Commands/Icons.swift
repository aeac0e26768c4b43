import TabBarCore
import TabBarGuidelines

extension Command {
  static let icons = Command(
    "icons", .tabs, "Gives each tab without an icon a symbol that fits its title",
    discussion: """
      The symbols are outlined or filled, whichever the guide finds less in. A tab for whose title no symbol is known \
      keeps none. Each icon is a step of its own, and the session keeps the steps, not icons.
      """,
    parameters: [],
    examples: [Example("icons", "a house for Home, a magnifier for Search")],
    previewText: "would give each tab a symbol",
    body: .plan { draft, arguments throws(CommandError) in
      let bare = draft.design.tabs.indices.filter { draft.design.tabs[$0].icon == nil }
      guard !bare.isEmpty else {
        throw CommandError(
          draft.design.tabs.isEmpty ? "there are no tabs yet" : "every tab has an icon already",
          at: arguments.end..<arguments.end,
          remedy: draft.design.tabs.isEmpty ? "add TITLE makes one" : "icon TAB SYMBOL gives it another one")
      }
      let edits = draft.proposedIcons(for: bare)
      guard !edits.isEmpty else {
        throw CommandError(
          "no symbol is known that fits \(listed(bare.map(draft.design.name)))",
          at: arguments.end..<arguments.end,
          remedy: "icon TAB SYMBOL gives one, such as icon 1 star")
      }
      return (draft.lines(for: edits), .none)
    })
}

extension Draft {
  /// Returns the icons for some tabs, all outlined or all filled.
  fileprivate func proposedIcons(for tabs: [Int]) -> [Edit] {
    var taken = Set(design.tabs.compactMap(\.icon))
    let outlined = tabs.compactMap { index in
      // Two tabs with the same picture are no help.
      SymbolMeaning.proposedSymbol(for: design.tabs[index].title)
        .flatMap { taken.insert($0).inserted ? (index, $0) : nil }
    }
    let filled = outlined.map { ($0, Symbol.named($1)?.filledName ?? $1) }
    let proposals = [outlined, filled].map { icons in icons.map { Edit.icon($0, $1) } }
    let findings = proposals.map { edits in
      var draft = self
      for edit in edits { edit.apply(to: &draft.design) }
      return draft.scene.report.findings.count
    }
    return findings[1] < findings[0] ? proposals[1] : proposals[0]
  }
}
