import TabBarCore
import TabBarGuidelines

/// What is done with a line that no phrase and no key words say anything of.
enum LastResort {
  /// Nobody can help.
  case none
  /// A line that is likely to help, and changes no tab.
  case look(String)
  /// Lines of which the person takes one.
  case choice([String])

  init(for line: String, in draft: Draft) {
    guard let words = try? Lexer.words(of: line.withPrintedApostrophes), !words.isEmpty else {
      self = .none
      return
    }
    if let named = Self.lineOfNames(words) {
      self = .look(named)
    } else if LoosePhrase.isQuestion(line), !draft.design.tabs.isEmpty {
      self = .look(Command.check.name)
    } else if words.count > 2, let tab = draft.tab(namedIn: line), let word = draft.word(for: tab) {
      self = Self.said(words, of: tab, word, in: draft)
    } else {
      self = .none
    }
  }

  /// What a line says of a tab, if it begins with its title, may answer what is asked about it.
  private static func said(_ words: [Word], of tab: Int, _ word: String, in draft: Draft) -> LastResort {
    let why = "\(Command.why.name) \(word)"
    let first = words[0].text
    if draft.design.tabs[tab].title.lowercased().hasPrefix(first.lowercased()) {
      let asked = draft.scene.report.findings.first { $0.verdict == .needsPerson && $0.tabs == [tab] }
      guard let asked else { return .look(why) }
      return .choice([
        "\(Command.allow.name) \(asked.rule) because \(Quoting.quoted(words.map(\.text).joined(separator: " ")))",
        why,
      ])
    }
    // A slip in a command is better mended.
    let isCommand =
      Command.named(first) != nil || Phrase.command(for: first) != nil
      || Suggestion.nearest(to: first, in: Command.all.map(\.name) + Phrase.verbs) != nil
    return isCommand ? .none : .look(why)
  }

  /// Returns the line that opens or compares files whose names have spaces: `compare idea A with idea B`.
  private static func lineOfNames(_ words: [Word]) -> String? {
    guard words.count > 2, words.allSatisfy({ !$0.isQuoted && $0.key == nil }) else { return nil }
    let rest = words.dropFirst()
    func name(_ words: ArraySlice<Word>) -> String {
      Quoting.quoted(words.map(\.text).joined(separator: " "))
    }
    if words[0].isKeyword(Command.open.name) { return "\(Command.open.name) \(name(rest))" }
    guard words[0].isKeyword(Command.compare.name),
      let joint = rest.firstIndex(where: { ComparedWishes.joints.contains($0.text.lowercased()) }),
      joint > 1, joint + 1 < words.count
    else { return nil }
    return "\(Command.compare.name) \(name(rest[..<joint])) \(name(words[(joint + 1)...]))"
  }
}
