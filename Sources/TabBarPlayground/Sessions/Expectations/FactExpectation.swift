import TabBarCore
import TabBarGuidelines

/// `expect fact`, which compares what `set` and `bar` record. Its words after the tab are `KEY=VALUE`.
extension ExpectationKind {
  /// The form for a tab, whose keys are those of `set`; the one that is listed.
  static let fact = ExpectationKind("fact", Parameter("TAB|\(barWord)", .tab)) { expected, scene in
    let title = expected[0]
    guard let tab = scene.design.tabs.first(where: { $0.title == title }) else {
      return Mismatch(noTab: title)
    }
    return facts(expected.dropFirst(), of: "\(Quoting.quoted(title))") { key in
      if key == roleKey { return tab.role.rawValue }
      return TabProperty(rawValue: key).map { tab.facts[$0] } ?? tab.titles[Command.locale(ofTitle: key)]
    }
  }

  static let factOfBar = ExpectationKind("fact \(barWord)") { expected, scene in
    facts(expected[...], of: "the bar") { key in
      BarProperty(rawValue: key).flatMap { scene.design.facts[$0] }
    }
  }

  /// The word in the place of a tab for facts about the bar.
  static let barWord = "bar"
  private static let roleKey = "role"
  private static let notSet = "off"

  /// Returns the keys that a form takes after some words, the first of which names a tab or is `bar`.
  static func factOptions(after word: Word) -> [Parameter] {
    word.isKeyword(barWord) ? Command.bar.options : Command.set.options
  }

  static func reading(_ arguments: Arguments, in draft: Draft) throws(CommandError) -> Expectation {
    let subject = arguments.words[0]
    let isOfBar = subject.isKeyword(barWord)
    let kind = isOfBar ? factOfBar : fact
    guard !arguments.options.isEmpty else {
      throw arguments.missing(
        "expect \(kind.name) needs KEY=VALUE", remedy: "`help \(isOfBar ? "bar" : "set")` lists the keys")
    }
    var values = isOfBar ? [] : [draft.title(of: subject)]
    for option in arguments.options {
      values.append("\(option.key ?? "")=\(option.quoted)")
    }
    return Expectation(kind: kind, values: values)
  }

  /// Compares facts, each `KEY=VALUE` as it is typed, with the values that there are.
  private static func facts(
    _ expected: ArraySlice<String>, of subject: Prose, _ value: (_ key: String) -> String?
  ) -> Mismatch? {
    var wrong: [Prose] = []
    var found: [String] = []
    for fact in expected {
      guard let word = try? Lexer.words(of: fact).first, let key = word.key else { continue }
      let wanted = word.fact ?? (key == roleKey ? TabRole.destination.rawValue : nil)
      let present = value(key)
      let shown = present.map { Quoting.quoted($0, always: $0 == notSet) } ?? notSet
      found.append("\(key)=\(shown)")
      if wanted != present {
        wrong.append(present == nil ? "\(key) is not set" : "\(key) is \(shown)")
      }
    }
    guard !wrong.isEmpty else { return nil }
    return Mismatch(
      "expected \(expected.joined(separator: " ")) for \(subject), and \(Prose.listed(wrong))",
      found: found.joined(separator: " "))
  }
}
