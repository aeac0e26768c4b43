import TabBarCore
import TabBarGuidelines

/// Titles in another language than the tabs' own, as a person edits them at a prompt while that language is in force.
extension Draft {
  var titlesAreForeign: Bool { !isOwn(design.locale) }

  /// Whether the tabs' own titles are in a language; a language without a region is each of its regions.
  func isOwn(_ locale: String) -> Bool {
    [language, String(language.prefix { $0 != "-" }), Localization.pseudo].contains(locale)
  }

  func line(titling tab: String, _ title: String, in locale: String) -> String {
    isOwn(locale)
      ? "rename \(tab) \(Quoting.quoted(title))" : "set \(tab) title.\(locale)=\(Quoting.quoted(title))"
  }

  fileprivate func lines(titling tabs: [Int], _ titles: [String], in locale: String) -> [String] {
    zip(tabs, titles).compactMap { tab, title in
      word(for: tab).map { line(titling: $0, title, in: locale) }
    }
  }
}

extension Arguments {
  /// The language that `in=` names, or `nil`.
  ///
  /// - Throws: An error for the pseudolanguage, whose titles are made from the others.
  var locale: String? {
    get throws(CommandError) {
      guard let word = option("in") else { return nil }
      guard word.text != Localization.pseudo else {
        throw CommandError(
          "titles in \(word.text) are made from the others", at: word,
          remedy: "leave in= out, or name a language")
      }
      return word.text
    }
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
      return try carryOut(draft.lines(titling: tabs, titles, in: locale))
    case Command.merge.name where invocation.arguments.word(2) != nil:
      // It is one line for the tab's own title and for this one.
      throw CommandError(
        "this title would be in \(draft.language), and the bar shows \(locale)",
        at: invocation.arguments.words[2], remedy: "`merge TAB into TAB`, and then `rename TAB TITLE`")
    case Command.add.name:
      let before = Set(draft.design.tabs.map(\.origin.id))
      let start = timeline.position
      let outcome = try perform(invocation, as: invocation.step(in: draft, of: line))
      guard timeline.position > start else { return outcome }
      let new = draft.design.tabs.indices.filter { !before.contains(draft.design.tabs[$0].origin.id) }
      _ = try carryOut(draft.lines(titling: new, new.map { draft.design.tabs[$0].title }, in: locale))
      joinLine(from: start)
      let (said, language) = (outcome.sentence, draft.language)
      return .changed {
        "\(said?() ?? ""), with that title in \(locale); its own is to come: `rename TAB TITLE in \(language)`"
      }
    default: return try perform(invocation, of: line)
    }
  }
}
