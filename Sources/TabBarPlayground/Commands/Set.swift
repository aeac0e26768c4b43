import TabBarCore
import TabBarGuidelines

extension Command {
  static let set = Command(
    "set", .details, parameters: [.tabs],
    options: setOptions,
    isRecordedUnchanged: false,
    body: .edit { draft, arguments throws(CommandError) in
      let index = try draft.index(of: arguments.words[0])
      var tab = draft.design.tabs[index]
      for option in arguments.options { try record(option, on: &tab) }
      draft.design.tabs[index] = tab
      let name = draft.design.numberedName(of: index)
      let values = arguments.options.map(\.canonical).joined(separator: ", ")
      return { "set \(values) on \(name)" }
    })

  /// The facts about a tab, the role first.
  static let setOptions =
    [
      Parameter(
        "role", .choice(TabRole.allCases.map(\.rawValue) + ["off"]), meaning: TabRole.meaning, standard: "off"
      )
    ]
    + TabProperty.allCases.map(\.option)
    + [
      Parameter(
        "title.LOCALE", .text, meaning: "the title in a language, named as in `title.de`", literals: ["off"])
    ]

  static func record(_ option: Word, on tab: inout Tab) throws(CommandError) {
    let key = option.key ?? ""
    if key == "role" {
      tab.role = TabRole(rawValue: option.text) ?? .destination
      return
    }
    if let property = TabProperty(rawValue: key) {
      tab.facts[property] = option.fact
    } else {
      let locale = locale(ofTitle: key)
      let title = option.fact
      guard title == nil || tab.titles[locale] != nil || tab.titles.count < mostLanguages else {
        throw CommandError(
          "this tab has titles in \(mostLanguages) languages already, which is as many as a tab can have",
          at: option, remedy: "title.LOCALE=off makes room")
      }
      tab.titles[locale] = title
    }
  }

  /// Returns the language that a key such as `title.de` names.
  static func locale(ofTitle key: String) -> String {
    let name = String(key.dropFirst("title.".count))
    return LocaleIdentifier.canonical(name) ?? name
  }

  /// The most languages that a tab can have titles in; no system has as many. Each title looks at all of them.
  private static let mostLanguages = 200
}
