import TabBarCore
import TabBarGuidelines

/// Answers to what was asked or listed last.
extension Draft {
  /// Returns the lines that `yes` or `no` may mean, with or without the reason: one for each finding that asks a
  /// question, and the interview where there is none.
  func answers(in line: String) -> [String] {
    guard let words = try? Lexer.words(of: line.withPrintedApostrophes), let first = words.first,
      !first.isQuoted,
      first.key == nil
    else { return [] }
    guard let isYes = AnswerWords.isYes(first.text), words.count == 1 || isYes && first.text.hasSuffix(",")
    else { return [] }
    let asked = scene.report.findings.filter { $0.verdict == .needsPerson && $0.message.contains("?") }
    guard !asked.isEmpty else { return words.count == 1 && first.text.count > 1 ? ["interview"] : [] }
    let said = PhraseWord.words(of: Array(words.dropFirst()))
    let reason = said[...].text
    // What is said of another tab answers no question about this one.
    let named = Mentions(in: said, of: self, subject: nil).tabs(in: self)
    let meant = asked.filter { $0.tabs.isEmpty || named.isEmpty || !Set(named).isDisjoint(with: $0.tabs) }
    return meant.prefix(3).map { finding in
      isYes
        ? finding.lineThatSaysYes(in: self)
          ?? "allow \(finding.rule) because \(Quoting.quoted(reason.isEmpty ? "yes" : reason))"
        : "explain \(finding.rule)"
    }
  }
}

extension Finding {
  /// The line that answers its question with yes by a fact about the tab, or `nil` where only a person's word does.
  fileprivate func lineThatSaysYes(in draft: Draft) -> String? {
    guard rule == "search-place", let word = tabs.first.flatMap({ draft.word(for: $0) }) else { return nil }
    return "set \(word) role=search"
  }
}

extension Playground {
  /// A list of numbered entries, and the design that it is about.
  package struct NumberedList: Sendable {
    fileprivate let line: @Sendable (Int) -> String?
    fileprivate let draft: Draft
    /// Whether they are the ways of `fit`.
    fileprivate var areWays = false
  }

  /// Whether the list that was shown last has the ways of `fit` for the present design.
  var hasWaysToCompare: Bool { numbered?.areWays == true && numbered?.draft == draft }

  /// Remembers the numbered list that an outcome shows.
  mutating func note(_ outcome: Outcome) {
    guard case .show(let query) = outcome.effect else { return }
    if let fit = query as? FitQuery {
      numbered = NumberedList(line: { fit.line(for: $0) }, draft: draft, areWays: true)
    } else if query is FixQuery {
      numbered = NumberedList(line: { "fix \($0)" }, draft: draft)
    }
  }

  /// Remembers lines that were offered for another one, so that the number of one is enough.
  package mutating func offer(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    numbered = NumberedList(line: { lines.indices.contains($0 - 1) ? lines[$0 - 1] : nil }, draft: draft)
  }

  /// Returns the line that carries out an entry of the list that was shown last, for a line that is only its number;
  /// `nil` where there is none, or the design is another one by now.
  func line(ofNumberIn line: String) -> String? {
    guard let numbered, numbered.draft == draft else { return nil }
    let leads: Set<String> = [
      "way", "number", "option", "take", "apply", "carry", "out", "fix", "pick", "do", "the", "use", "choose",
      "try", "one", "go", "with", "let's", "lets", "please", "i", "i'd", "i'll", "like", "prefer", "want",
    ]
    let words = line.withStraightApostrophes.lowercased().split { $0 == " " || $0 == "." || $0 == "," }.filter
    { !leads.contains(String($0)) }
    let ordinals = ["first", "second", "third", "fourth", "fifth"]
    guard words.count == 1,
      let number = Int(words[0]) ?? ordinals.firstIndex(of: String(words[0])).map({ $0 + 1 }), number > 0
    else { return nil }
    return numbered.line(number)
  }
}

extension CommandError {
  /// Returns the error with the line that was probably meant in place of one with a slip in its first word, or else with
  /// the command that a word of the line points to. Neither is carried out.
  func pointing(from line: String, in draft: Draft) -> CommandError {
    guard lines.isEmpty,
      remedy == nil || remedy == "help lists the commands" || problem.hasPrefix("there is no command"),
      let words = PhraseWording.all(of: line).first?.words, let first = words.first, !first.isQuoted,
      first.key == nil
    else { return self }
    var error = self
    if words.count > 1, !["not", "the", "one", "for", "but"].contains(first.text.lowercased()),
      Command.named(first.text) == nil,
      let verb = Suggestion.nearest(to: first.text, in: Command.all.map(\.name) + Phrase.verbs)
    {
      let mended = ([verb] + words.dropFirst().map(\.canonical)).joined(separator: " ")
      if let canonical = try? draft.canonical(mended) {
        error.lines = [canonical]
      } else {
        error.lines = draft.reading(ofPhrase: mended).lines
      }
      guard error.lines.isEmpty else { return error }
    }
    // Help is a title, too.
    let titles = Set(draft.design.tabs.map { $0.title.lowercased() })
    let command = words.dropFirst().lazy.compactMap { word in
      word.isQuoted || titles.contains(word.text.lowercased()) ? nil : Command.named(word.text)?.name
    }.first
    guard let command, remedy == "help lists the commands" else { return error }
    error.remedy = "did you mean \(command)? help \(command) says how it is written"
    return error
  }
}
