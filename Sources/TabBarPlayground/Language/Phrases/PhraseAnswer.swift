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
  /// The finding that asks a question first, of a tab or of anything.
  func question(about tab: Int? = nil) -> Finding? {
    scene.report.findings.first { finding in
      finding.verdict == .needsPerson && (tab.map { finding.tabs == [$0] } ?? finding.message.contains("?"))
    }
  }

  /// Returns the lines that a no with a reason may mean: why nothing is wrong, or what is; `nil` where nothing is asked.
  func answers(toQuestionBecause reason: String) -> [String]? {
    question().map {
      [
        "\(Command.allow.name) \($0.rule) because \(Quoting.quoted(reason))",
        "\(Command.explain.name) \($0.rule)",
      ]
    }
  }

  /// Returns the lines that `this is not a live app` may mean where a finding asks whether it is one; `nil` where nothing
  /// is asked or denied.
  private func answersByDenial(_ words: [Word]) -> [String]? {
    let texts = words.map { $0.text.lowercased().withStraightApostrophes }
    let said = texts.first == "no," ? texts.dropFirst() : texts[...]
    let denials: [[String]] = [
      ["it", "is", "not"], ["this", "is", "not"], ["it's", "not"], ["it", "isn't"], ["this", "isn't"],
      ["that's", "not"], ["that", "is", "not"],
    ]
    guard denials.contains(where: { said.starts(with: $0) && said.count > $0.count }) else { return nil }
    return answers(toQuestionBecause: words.suffix(said.count).map(\.text).joined(separator: " "))
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
    if let rule = rule(praisedIn: words, praise) {
      return [
        "\(Command.allow.name) \(rule) because \(Quoting.quoted(words.map(\.text).joined(separator: " ")))",
        "\(Command.explain.name) \(rule)",
      ]
    }
    guard let verb = words.firstIndex(where: { ["is", "are"].contains($0.text) }), (1..<5).contains(verb),
      words.count > verb + 1, praise.contains(words[verb + 1].text.lowercased().filter(\.isLetter)),
      let tab = try? index(
        of: Word(
          text: words[..<verb].map(\.text).joined(separator: " "), key: nil, range: 0..<0, isQuoted: true)),
      let asked = question(about: tab)
    else { return [] }
    let reason = words.map(\.text).joined(separator: " ")
    return ["allow \(asked.rule) because \(Quoting.quoted(reason))"]
      + (word(for: tab).map { ["why \($0)"] } ?? [])
  }
}

extension Draft {
  /// Returns the rule of a finding that a line names in words and calls good, `the home title is fine`.
  private func rule(praisedIn words: [Word], _ praise: Set<String>) -> String? {
    let small: Set<String> = ["the", "is", "are", "set", "that", "mark", "as", "this", "warning", "finding"]
    let texts = words.map { $0.text.lowercased().filter { $0.isLetter || $0 == "-" } }
    guard let end = texts.firstIndex(where: praise.contains) else { return nil }
    let name = texts[..<end].filter { !small.contains($0) }.joined(separator: "-")
    return scene.report.findings.first { $0.rule == name }?.rule
  }
}

extension Finding {
  /// The line that answers its question with yes by a fact about the tab, or `nil` where only a person's word does.
  fileprivate func lineThatSaysYes(in draft: Draft) -> String? {
    guard rule == "search-place", let word = tabs.first.flatMap({ draft.word(for: $0) }) else { return nil }
    return "set \(word) role=search"
  }
}
