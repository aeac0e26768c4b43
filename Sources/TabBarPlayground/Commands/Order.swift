import TabBarCore
import TabBarGuidelines

extension Command {
  static let order = Command(
    "order", .tabs, "Puts the tabs in an order",
    discussion: "Tabs that are not named follow as they are. The selection stays with its tab.",
    parameters: [Parameter("TAB", .tab, isRepeated: true)],
    examples: [Example("order Search Library Radio", "these three first, the others behind them")],
    body: .edit { draft, arguments throws(CommandError) in
      let named = try draft.indices(of: arguments.words)
      let design = draft.design
      let order = named + design.tabs.indices.filter { !named.contains($0) }
      draft.design.tabs = order.map { design.tabs[$0] }
      draft.design.selection = order.firstIndex(of: design.selection) ?? 0
      return { "ordered the tabs: \(abridged(order.map(design.name), most: 9))" }
    })
}
