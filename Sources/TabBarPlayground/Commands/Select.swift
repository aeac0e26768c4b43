import TabBarCore
import TabBarGuidelines

extension Command {
  static let select = Command(
    "select", .tabs, "Selects a tab",
    parameters: [Parameter("TAB", .tab)],
    examples: [
      Example("select Library", "as if it was tapped"),
      Example("select last", "works for tabs in More, too; More is then highlighted"),
    ],
    body: .edit { draft, arguments throws(CommandError) in
      let index = try draft.index(of: arguments.needed(0))
      draft.design.selection = index
      let name = draft.design.numberedName(of: index)
      return { "selected \(name)" }
    })
}
