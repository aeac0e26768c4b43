import TabBarCore

extension Command {
  static let bar = Command(
    "bar", .context, "Records facts about the bar that the picture does not show",
    discussion: """
      Some guidelines ask how an app treats its bar: whether it hides it, moves it or builds its own. A rule \
      that depends on a fact you have not given asks for it. off forgets a value. The picture stays the \
      system's own.
      """,
    options: BarFact.all.map(\.option),
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
      for option in arguments.options { try BarFact.set(option, in: &details) }
      draft.design.barDetails = details.isEmpty ? nil : details
      let values = arguments.options.map(\.canonical).joined(separator: ", ")
      return { "set \(values) for the bar" }
    })
}

/// A key that `bar` knows, and what its value may be.
struct BarFact {
  let option: Parameter

  private init(_ property: BarProperty, _ words: String...) {
    option = Parameter(property.rawValue, .choice(words + ["off"]), meaning: property.meaning)
  }

  private init(text property: BarProperty) {
    option = Parameter(property.rawValue, .text, meaning: property.meaning)
  }

  static let all: [BarFact] = [
    BarFact(text: .height),
    BarFact(.position, "top", "bottom", "leading"),
    BarFact(.container, "system", "custom"),
    BarFact(.level, "root", "detail", "nested", "modal"),
    BarFact(.subject, "one", "several"),
    BarFact(.background, "system", "opaque"),
    BarFact(.selection, "shape", "tint"),
    BarFact(.labelColor, "distinct", "close"),
    BarFact(.hidesWhenPushed, "yes", "no"),
    BarFact(.hidesOnScroll, "yes", "no"),
    BarFact(.aboveKeyboard, "yes", "no"),
    BarFact(.customizable, "yes", "no"),
    BarFact(.sidebar, "yes", "no"),
    BarFact(.content, "single", "split"),
    BarFact(.menuButton, "focus", "other"),
    BarFact(.haptics, "none", "selection", "arrival", "both"),
  ]

  /// Gives the bar the value of an option.
  static func set(_ option: Word, in details: inout BarDetails) throws(CommandError) {
    guard let property = BarProperty(rawValue: option.key ?? "") else { return }
    if option.isKeyword("off") {
      details[property] = nil
      return
    }
    if property == .height {
      guard let height = Double(option.text), (1...1_000).contains(height) else {
        throw CommandError(
          "\(option.canonical) is not a height", at: option,
          remedy: "write points from 1 to 1000, such as height=49")
      }
    }
    details[property] = option.text
  }
}
