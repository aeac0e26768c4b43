import TabBarCore
import TabBarGuidelines

extension Command {
  static let icon = Command(
    "icon", .tabs, parameters: [.tabs, Parameter("SYMBOL|off", .symbol, standard: "off")], pairs: .pipe,
    body: .edit { draft, arguments throws(CommandError) in
      let index = try draft.index(of: arguments.words[0])
      let value = arguments.words[1]
      let icon = try value.textOrOff()
      draft.design.tabs[index].icon = icon
      let name = draft.design.numberedName(of: index)
      return { icon.map { "gave \(name) the icon \($0)" } ?? "took the icon off \(name)" }
    })
}
