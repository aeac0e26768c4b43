import TabBarCore

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
    let isSentence = problem.hasPrefix("no tab is called") || problem.hasSuffix("takes no more than this")
    guard isUnknown && words.count > 2 || isSentence && words.count > 4,
      isUnknown || Command.named(first.text) == nil || words.count > 5
    else { return error }
    error.lines = Guesses(for: line, in: draft).lines
    // One alone is no choice.
    if error.lines.count == 1 {
      error.lines.append("\(Command.help.name) \(error.lines[0].prefix { $0 != " " })")
    }
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
