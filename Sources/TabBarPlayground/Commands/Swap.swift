import TabBarCore
import TabBarGuidelines

extension Command {
  static let swap = Command(
    "swap", .tabs, "Exchanges the places of two tabs",
    discussion: "The selection stays with its tab.",
    parameters: [Parameter("TAB", .tab), Parameter("TAB", .tab)],
    examples: [Example("swap Radio Search", "each takes the other's place")],
    body: .edit { draft, arguments throws(CommandError) in
      let first = try draft.index(of: arguments.needed(0))
      let second = try draft.index(of: arguments.needed(1))
      let names = (draft.design.name(of: first), draft.design.name(of: second))
      draft.design.tabs.swapAt(first, second)
      if draft.design.selection == first {
        draft.design.selection = second
      } else if draft.design.selection == second {
        draft.design.selection = first
      }
      return { "swapped \(names.0) and \(names.1)" }
    })
}
