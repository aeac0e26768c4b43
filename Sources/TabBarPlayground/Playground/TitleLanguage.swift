import TabBarCore
import TabBarGuidelines

/// Titles in another language than the tabs' own, as a person edits them at a prompt while that language is in force.
extension Draft {
  /// Whether the bar shows titles in another language than the tabs' own.
  var titlesAreForeign: Bool { !isOwn(design.locale) && design.locale != Localization.pseudo }

  /// Whether the tabs' own titles are in a language.
  func isOwn(_ locale: String) -> Bool {
    func family(_ locale: String) -> Substring { locale.prefix { $0 != "-" } }
    return locale == language || family(locale) == family(language)
  }

  /// Returns the line that gives a tab a title in a language; `nil` where there is no such tab.
  func line(titling tab: Int, _ title: String, in locale: String) -> String? {
    guard let word = word(for: tab) else { return nil }
    return isOwn(locale)
      ? "rename \(word) \(Quoting.quoted(title))" : "set \(word) title.\(locale)=\(Quoting.quoted(title))"
  }
}

extension Playground {
  /// Carries out a command that is typed while titles in another language are shown: what gives a title gives it in that
  /// language, and the session keeps the lines that say so.
  mutating func performInForeignLanguage(
    _ invocation: Invocation, of line: String
  ) throws(CommandError) -> Outcome {
    let locale = draft.design.locale
    switch invocation.command.name {
    case Command.rename.name where invocation.arguments.option("in") == nil:
      let tabs = try draft.indices(of: invocation.arguments.pairs.map(\.tab))
      let titles = invocation.arguments.pairs.map(\.value.text)
      return carryOut(zip(tabs, titles).compactMap { draft.line(titling: $0, $1, in: locale) })
    case Command.add.name:
      let before = Set(draft.design.tabs.map(\.origin.id))
      let start = timeline.position
      let outcome = try perform(invocation, as: invocation.step(in: draft, of: line))
      guard timeline.position > start else { return outcome }
      let new = draft.design.tabs.indices.filter { !before.contains(draft.design.tabs[$0].origin.id) }
      let lines = new.compactMap { draft.line(titling: $0, draft.design.tabs[$0].title, in: locale) }
      _ = carryOut(lines)
      let (said, language) = (outcome.sentence, draft.language)
      return .changed {
        "\(said?() ?? ""), with that title in \(locale); its own is to come: rename TAB TITLE in \(language)"
      }
    default: return try perform(invocation, as: invocation.step(in: draft, of: line))
    }
  }
}
