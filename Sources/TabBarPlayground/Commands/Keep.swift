import TabBarCore
import TabBarGuidelines

extension Command {
  static let keep = Command(
    "keep", .tabs, parameters: [Parameter("TAB", .tab, isRepeated: true, isList: true)],
    body: .edit { draft, arguments throws(CommandError) in
      let kept = try draft.indices(of: arguments.words)
      let others = draft.design.tabs.indices.filter { !kept.contains($0) }
      let names = others.map(draft.design.tabName)
      for index in others.reversed() { Edit.remove(index).apply(to: &draft.design) }
      return { "removed \(.abridged(names, most: 9))" }
    })
}
