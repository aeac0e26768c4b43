import TabBarCore
import TabBarGuidelines

extension Command {
  static let order = Command(
    "order", .tabs, parameters: [Parameter("TAB", .tab, isRepeated: true, isList: true)],
    body: .edit { draft, arguments throws(CommandError) in
      let design = draft.design
      let isReversed = arguments.words.count == 1 && draft.means(arguments.words[0], "reversed")
      let named = isReversed ? design.tabs.indices.reversed() : try draft.indices(of: arguments.words)
      let order = named + design.tabs.indices.filter { !named.contains($0) }
      draft.design.tabs = order.map { design.tabs[$0] }
      draft.design.selection = order.firstIndex(of: design.selection) ?? 0
      return { "ordered the tabs: \(.abridged(order.map(design.tabName), most: 9))" }
    })
}
