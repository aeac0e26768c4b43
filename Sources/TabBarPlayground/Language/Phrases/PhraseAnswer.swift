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
    else { return answersByDenial(words) ?? allowances(in: words) ?? answersByPraise(words) }
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

extension Draft {
  /// Returns the lines that `this is not a live app` may mean where a finding asks whether it is one; `nil` where nothing
  /// is asked or denied.
  private func answersByDenial(_ words: [Word]) -> [String]? {
    let texts = words.map { $0.text.lowercased().withStraightApostrophes }
    let said = texts.first == "no," ? texts.dropFirst() : texts[...]
    let denials: [[String]] = [
      ["it", "is", "not"], ["this", "is", "not"], ["it's", "not"], ["it", "isn't"], ["this", "isn't"],
      ["that's", "not"], ["that", "is", "not"],
    ]
    guard denials.contains(where: { said.starts(with: $0) && said.count > $0.count }),
      let asked = scene.report.findings.first(where: {
        $0.verdict == .needsPerson && $0.message.contains("?")
      })
    else { return nil }
    let reason = words.suffix(said.count).map(\.text).joined(separator: " ")
    return ["allow \(asked.rule) because \(Quoting.quoted(reason))", "explain \(asked.rule)"]
  }

  /// Returns the lines that `ignore that warning, it is wanted` may mean, one for each of the first findings; `nil` where
  /// it is another line, or gives no reason.
  private func allowances(in words: [Word]) -> [String]? {
    let texts = words.map { $0.text.lowercased() }
    guard ["ignore", "accept", "allow", "suppress", "waive"].contains(texts[0]), words.count > 3,
      let end = texts.prefix(4).lastIndex(where: { $0.hasSuffix(",") || $0 == "because" || $0 == "as" }),
      texts[1..<end].allSatisfy({
        ["this", "that", "the", "it", "finding", "warning", "question"].contains($0)
      }),
      case let reason = words[(end + 1)...].map(\.text).joined(separator: " "), !reason.isEmpty
    else { return nil }
    let lines = scene.report.findings.prefix(3).map { "allow \($0.rule) because \(Quoting.quoted(reason))" }
    return lines.isEmpty ? nil : lines
  }

  /// Returns the lines that `Home is fine, people know it` may mean: the answer to what is asked about that tab, or why.
  private func answersByPraise(_ words: [Word]) -> [String] {
    let praise: Set<String> = ["fine", "ok", "okay", "clear", "good", "right", "obvious", "known", "correct"]
    guard let verb = words.firstIndex(where: { ["is", "are"].contains($0.text) }), (1..<5).contains(verb),
      words.count > verb + 1, praise.contains(words[verb + 1].text.lowercased().filter(\.isLetter)),
      let tab = try? index(
        of: Word(
          text: words[..<verb].map(\.text).joined(separator: " "), key: nil, range: 0..<0, isQuoted: true)),
      let asked = scene.report.findings.first(where: { $0.verdict == .needsPerson && $0.tabs == [tab] })
    else { return [] }
    let reason = words.map(\.text).joined(separator: " ")
    return ["allow \(asked.rule) because \(Quoting.quoted(reason))"]
      + (word(for: tab).map { ["why \($0)"] } ?? [])
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
    /// The command that lists them, where it is `fit` or `fix`.
    fileprivate var command: Command?
  }

  /// Whether the list that was shown last has the ways of `fit` for the present design.
  var hasWaysToCompare: Bool { numbered?.command?.name == Command.fit.name && numbered?.draft == draft }

  /// Remembers the numbered list that an outcome shows.
  mutating func note(_ outcome: Outcome) {
    guard case .show(let query) = outcome.effect else { return }
    if let fit = query as? FitQuery {
      numbered = NumberedList(line: { fit.line(for: $0) }, draft: draft, command: .fit)
    } else if query is FixQuery {
      numbered = NumberedList(line: { "fix \($0)" }, draft: draft, command: .fix)
    }
  }

  /// Remembers lines that were offered for another one, so that the number of one is enough.
  package mutating func offer(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    numbered = NumberedList(line: { lines.indices.contains($0 - 1) ? lines[$0 - 1] : nil }, draft: draft)
  }

  /// Returns the line for numbers of the list of `fix` that was shown last, where the design is another one by now and
  /// gives other numbers: the person still sees the old ones. `nil` for any other line.
  ///
  /// - Throws: An error where such a fix is no longer there.
  func line(forShownFixesIn line: String) throws(CommandError) -> String? {
    guard let numbered, numbered.command?.name == Command.fix.name, numbered.draft != draft,
      let invocation = try? Invocation.parsed(from: line), invocation.command.name == Command.fix.name
    else { return nil }
    func list(_ draft: Draft) -> [(rule: String, summary: String)] {
      draft.listedFixes.flatMap { finding, fixes in fixes.map { (finding.rule, $0.fix.summary) } }
    }
    let (shown, present) = (list(numbered.draft), list(draft))
    var numbers: [Int] = []
    for word in invocation.arguments.words {
      guard let number = word.number, shown.indices.contains(number - 1) else { return nil }
      guard let index = present.firstIndex(where: { $0 == shown[number - 1] }) else {
        throw CommandError("fix \(number) is done already", at: word, remedy: "fix lists what is left")
      }
      numbers.append(index + 1)
    }
    guard !numbers.isEmpty else { return nil }
    return ([Command.fix.name] + numbers.map(String.init)).joined(separator: " ")
  }

  /// Returns the line that carries out an entry of the list that was shown last, for a line that is only its number;
  /// `nil` where there is none, or the design is another one by now.
  func line(ofNumberIn line: String) -> String? {
    guard let numbered, numbered.draft == draft else { return nil }
    let leads: Set<String> = [
      "way", "number", "option", "take", "apply", "carry", "out", "fix", "pick", "do", "the", "use", "choose",
      "try", "one", "go", "with", "let's", "lets", "please", "i", "i'd", "i'll", "like", "prefer", "want",
      "proposal", "suggestion", "solution", "repair", "choice", "idea", "accept", "that", "there", "yes",
      "ok",
      "okay", "then", "now", "and", "we", "us", "your", "me", "would", "keep", "entry", "item", "run",
    ]
    let said = line.withStraightApostrophes.lowercased().split { $0 == " " || $0 == "." || $0 == "," }
    // One is a number only after a word such as option.
    let isOne = zip(said, said.dropFirst()).contains { word, next in
      next == "one" && ["number", "option", "way", "proposal", "idea", "suggestion"].contains(word)
    }
    let words = isOne ? ["1"] : said.filter { !leads.contains(String($0)) }
    let ordinals = ["first", "second", "third", "fourth", "fifth"]
    guard words.count == 1,
      let number = Int(words[0]) ?? ordinals.firstIndex(of: String(words[0])).map({ $0 + 1 }), number > 0
    else { return nil }
    return numbered.line(number)
  }
}

extension CommandError {
  /// Returns the error with the line that was probably meant in place of one with a slip in its first word, or else with
  /// lines that it may be about, or the command that a word of the line points to. None is carried out.
  func pointing(from line: String, in draft: Draft) -> CommandError {
    var error = pointingToSlip(in: line, of: draft)
    guard error.lines.isEmpty, let words = try? Lexer.words(of: line), let first = words.first else {
      return error
    }
    // A command says itself what it lacks, unless it begins a sentence.
    let isUnknown = problem.hasPrefix("there is no command") || problem.hasPrefix("no command")
    guard isUnknown && words.count > 2 || problem.hasPrefix("no tab is called") && words.count > 4,
      isUnknown || Command.named(first.text) == nil
    else { return error }
    error.lines = Guesses(for: line, in: draft).lines
    if !error.lines.isEmpty { error.remedy = nil }
    return error
  }

  private func pointingToSlip(in line: String, of draft: Draft) -> CommandError {
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
