import TabBarCore
import TabBarGuidelines

extension Command {
  static let swap = Command(
    "swap", .tabs, parameters: [Parameter("TAB", .tab), Parameter("TAB", .tab)],
    body: .edit { draft, arguments throws(CommandError) in
      let first = try draft.index(of: arguments.words[0])
      let second = try draft.index(of: arguments.words[1])
      let names = (draft.design.tabName(of: first), draft.design.tabName(of: second))
      draft.design.tabs.swapAt(first, second)
      if draft.design.selection == first {
        draft.design.selection = second
      } else if draft.design.selection == second {
        draft.design.selection = first
      }
      return { "swapped \(names.0) and \(names.1)" }
    })
}
