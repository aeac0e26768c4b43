import TabBarCore
import TabBarGuidelines

extension Command {
  static let select = Command(
    "select", .tabs, parameters: [Parameter("TAB", .tab)],
    body: .edit { draft, arguments throws(CommandError) in
      let index = try draft.index(of: arguments.words[0])
      draft.design.selection = index
      let name = draft.design.numberedName(of: index)
      return { "selected \(name)" }
    })
}
