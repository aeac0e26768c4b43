import TabBarCore
import TabBarGuidelines

extension Command {
  static let keep = Command(
    "keep", .tabs, "Keeps some tabs, and takes the others out of the bar",
    discussion: """
      Those that stay are in the order that they were in. If the selected tab goes, the one that takes its place is \
      selected.
      """,
    parameters: [Parameter("TAB", .tab, isRepeated: true)],
    examples: [Example("keep Library Search", "all others go")],
    body: .edit { draft, arguments throws(CommandError) in
      let kept = try draft.indices(of: arguments.words)
      let others = draft.design.tabs.indices.filter { !kept.contains($0) }
      let names = others.map(draft.design.name)
      for index in others.reversed() { Edit.remove(index).apply(to: &draft.design) }
      return { "removed \(abridged(names, most: 9))" }
    })
}
