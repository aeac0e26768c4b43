import TabBarCore

extension Command {
  static let bar = Command(
    "bar", .details, "Records facts about the bar that the picture does not show",
    discussion: """
      Some guidelines ask how an app treats its bar: whether it hides it, moves it or builds its own. A rule \
      that depends on a fact you have not given asks for it. off forgets a value. The picture stays the \
      system's own, without colors, light or dark: tint=, badgeColor= and background= say what the app does.
      """,
    options: BarProperty.allCases.map(\.option),
    examples: [
      Example("bar hidesWhenPushed=yes", "the bar goes away on every detail page"),
      Example("bar height=90", "the app makes the bar higher than the system does"),
      Example("bar container=custom selection=tint", "a bar of the app's own, with nothing but a colour"),
    ],
    body: .edit { draft, arguments throws(CommandError) in
      guard !arguments.options.isEmpty else {
        throw CommandError(
          "bar needs at least one key=value", at: arguments.end..<arguments.end,
          remedy: "such as hidesWhenPushed=yes; help bar lists the keys")
      }
      var details = draft.design.barDetails ?? BarDetails()
      for option in arguments.options {
        guard let property = BarProperty(rawValue: option.key ?? "") else { continue }
        details[word: property] = try property.word(of: option)
      }
      draft.design.barDetails = details.isEmpty ? nil : details
      let values = arguments.options.map(\.canonical).joined(separator: ", ")
      return { "set \(values) for the bar" }
    })
}
