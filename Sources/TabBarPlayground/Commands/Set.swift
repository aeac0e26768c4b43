import TabBarCore

extension Command {
  static let set = Command(
    "set", .tabs, "Records facts about a tab that the picture does not show",
    discussion: """
      Some guidelines ask for them: what selecting the tab does, whether its section has content, how its icon \
      is made. off forgets a value.
      """,
    parameters: [Parameter("TAB", .tab)],
    options: TabFact.all.map(\.option),
    examples: [
      Example("set Compose role=action", "it does something instead of going somewhere"),
      Example(
        "set Radio availability=unavailable explanation=\"No connection. Play what you downloaded.\"",
        "there is nothing to show, and the app says why"),
      Example("set Library title.de=Mediathek", "the title in German"),
    ],
    setsPrompt: true,
    body: .edit { draft, arguments throws(CommandError) in
      let index = try draft.index(of: arguments.needed(0))
      guard !arguments.options.isEmpty else {
        throw CommandError(
          "set needs at least one key=value", at: arguments.end..<arguments.end,
          remedy: "such as role=action; help set lists the keys")
      }
      var tab = draft.design.tabs[index]
      for option in arguments.options { try TabFact.set(option, on: &tab) }
      draft.design.tabs[index] = tab
      let name = draft.name(index)
      let values = arguments.options.map(\.canonical).joined(separator: ", ")
      return { "set \(values) on \(name)" }
    })
}

/// A key that `set` knows, and what its value may be.
struct TabFact {
  let option: Parameter
  /// The property that is set, or `nil` for the role and for titles.
  let property: TabProperty?

  private init(_ property: TabProperty, _ kind: Parameter.Kind) {
    self.option = Parameter(property.rawValue, kind, meaning: property.meaning)
    self.property = property
  }

  private init(_ key: String, _ kind: Parameter.Kind, meaning: String) {
    self.option = Parameter(key, kind, meaning: meaning)
    property = nil
  }

  static let all: [TabFact] = [
    TabFact("role", .choice(TabRole.allCases.map(\.rawValue) + ["off"]), meaning: TabRole.meaning),
    TabFact(.availability, .choice(["ok", "empty", "unavailable", "off"])),
    TabFact(.explanation, .text),
    TabFact(.enabled, .choice(["yes", "no", "off"])),
    TabFact(.visible, .choice(["yes", "no", "off"])),
    TabFact(.affects, .choice(["own", "leading", "trailing", "window", "off"])),
    TabFact(.category, .choice(["live", "recorded", "other", "off"])),
    TabFact(.iconKind, .choice(["symbol", "bitmap", "none", "off"])),
    TabFact(.iconVariant, .choice(["filled", "outline", "auto", "off"])),
    TabFact(.iconShape, .choice(["circle", "square", "wide", "tall", "off"])),
    TabFact(.iconRegular, .text),
    TabFact(.iconCompact, .text),
    TabFact(.icon2x, .text),
    TabFact(.icon3x, .text),
    TabFact(.selectedIcon, .symbol),
    TabFact(.activatesSearch, .choice(["yes", "no", "off"])),
    TabFact(.placement, .choice(["fixed", "default", "optional", "pinned", "sidebar", "off"])),
    TabFact(.group, .text),
    TabFact(.opens, .choice(["section", "sheet", "off"])),
    TabFact(.keepsState, .choice(["yes", "no", "off"])),
    TabFact(.alternatives, .text),
    TabFact("title.LOCALE", .text, meaning: "the title in a language, named as in `title.de`"),
  ]

  /// Gives a tab the value of an option.
  static func set(_ option: Word, on tab: inout Tab) throws(CommandError) {
    let key = option.key ?? ""
    let value = option.isKeyword("off") ? nil : option.text
    if key == "role" {
      tab.role = value.flatMap(TabRole.init) ?? .destination
      return
    }
    var details = tab.details ?? TabDetails()
    if let property = TabProperty(rawValue: key) {
      if let value, [.iconRegular, .iconCompact, .icon2x, .icon3x].contains(property) {
        try checkSize(value, at: option)
      }
      details[property] = value
    } else {
      let locale = String(key.dropFirst("title.".count))
      details[titleIn: LocaleIdentifier.canonical(locale) ?? locale] = value
    }
    tab.details = details.isEmpty ? nil : details
  }

  private static func checkSize(_ text: String, at word: Word) throws(CommandError) {
    guard Size(text: text) != nil else {
      throw CommandError(
        "\(word.canonical) is not a size", at: word, remedy: "write width x height, such as 25x25")
    }
  }
}
