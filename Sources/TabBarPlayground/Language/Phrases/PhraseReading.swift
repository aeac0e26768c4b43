import TabBarCore

extension Draft {
  /// What a line that is no command may mean.
  struct PhraseReading {
    /// The lines that it may mean, in canonical form, each of which can be carried out; none where nobody can tell.
    var lines: [String] = []
    /// The phrase that was understood.
    var phrase: Phrase?
    /// The lines that it says one after the other, if it is several commands.
    var sequence: [String] = []
    /// The parts of it that nobody can read, beside those that the lines are for.
    var unread: [String] = []
    /// What is in the way of the line that it most likely means, if it has none that can be carried out.
    var objection: CommandError?
    /// Whether the objection is the answer, because nobody can mean anything else.
    var isRefused = false

    var isEmpty: Bool { lines.isEmpty && sequence.isEmpty && !isRefused }

    /// Whether all of it looks at the design or sets its context, and changes no tab.
    fileprivate var isLook: Bool {
      (lines + sequence).allSatisfy { line in
        guard let command = Command.named(String(line.prefix { $0 != " " })) else { return false }
        return command.group == .context || ["fit", "fix"].contains(line)
          || command.isLook && !command.plans && !command.actsOutside
      }
    }

    fileprivate mutating func object(_ error: CommandError, to phrase: Phrase) {
      guard objection == nil else { return }
      objection = error
      self.phrase = phrase
    }
  }

  // Longer lines are prose, and lists of titles need no phrase.
  private static let mostWords = 32
  static let mostBytesOfPhrase = 2_000

  /// Returns what a line that is no command, or cannot be carried out, may mean.
  func reading(ofPhrase line: String) -> PhraseReading {
    guard line.utf8.count <= Self.mostBytesOfPhrase else { return PhraseReading() }
    let line = quotingTitles(in: line.withoutFullStop)
    if let begun = readingOfBeginning(line) { return begun }
    var reading = strictReading(ofPhrase: line)
    if reading.lines.count != 1 || reading.lines[0].saysAnotherWish {
      let turns = readingOfTurns(in: line).lines
      if turns.count > 1 { (reading.lines, reading.sequence, reading.isRefused) = ([], turns, false) }
    }
    if let first = reading.sequence.first, reading.isLook, Set(reading.sequence).count == 1 {
      (reading.lines, reading.sequence) = ([first], [])
    }
    if reading.lines == [Command.matrix.name], let words = try? Lexer.words(of: line) {
      let lines = inEachLanguage(reading.lines[0], of: words)
      if lines.count > 1 { (reading.lines, reading.sequence) = ([], lines) }
    }
    // The reason for a name is no part of it: `save this as festival, B is better`.
    if let comma = line.firstIndex(of: ","), reading.lines.first?.hasPrefix("\(Command.save.name) \"") == true
    {
      let named = strictReading(ofPhrase: String(line[..<comma]))
      if !named.lines.isEmpty {
        reading = named
        reading.unread = [String(line[comma...].drop { $0 == "," || $0 == " " })]
      }
    }
    // What follows a comma may be no part of a list.
    let mayBeClauses = reading.isRefused && line.contains(",")
    guard reading.isEmpty || mayBeClauses || reading.phrase?.lines == ["help NAMES"] else {
      reading.sequence = settingsInTurn(reading.sequence, of: line)
      if reading.sequence.count == 1 { (reading.lines, reading.sequence) = (reading.sequence, []) }
      return reading
    }
    let loose = looseReading(of: TypographicQuotes.straightened(line))
    var (lines, unread) = (loose.lines, loose.unread)
    if lines.isEmpty, reading.isEmpty {
      switch LastResort(for: line, in: self) {
      case .none: break
      case .choice(let choice): reading.lines = choice
      case .steps(let steps): lines = steps
      case .look(let look):
        let guesses = Guesses(for: line, in: self).lines.filter { $0 != look }
        if guesses.isEmpty {
          (lines, unread) = ([look], [line])
        } else {
          reading.lines = guesses.prefix(2) + [look]
        }
      case .beginning(let beginning, let rest): (lines, unread) = ([beginning], [rest])
      }
    }
    lines = settingsInTurn(lines, of: line)
    guard let first = lines.first else { return reading }
    reading.phrase = nil
    reading.isRefused = false
    reading.unread = unread
    (reading.lines, reading.sequence) = lines.count == 1 ? ([first], []) : ([], lines)
    return reading
  }

  /// Returns what settings without a tab mean, `title.de="Jetzt hören"`: those of the tab that was spoken of last, or of
  /// the selected one; `nil` for any other line.
  private func readingOfSettings(_ line: String) -> PhraseReading? {
    guard let first = (try? Lexer.words(of: line))?.first, first.key != nil, !first.isQuoted,
      let word = self.word(for: subject ?? design.selection)
    else { return nil }
    let reading = strictReading(ofPhrase: "\(Command.set.name) \(word) \(line)")
    if !reading.isEmpty { return reading }
    var canonical = PhraseReading()
    canonical.lines =
      (try? self.canonical("\(Command.set.name) \(word) \(line)")).flatMap { $0.map { [$0] } } ?? []
    return canonical.isEmpty ? nil : canonical
  }

  /// Returns what a line may mean by the phrases that it fits word for word.
  ///
  /// - Parameter isPart: Whether it is a part of a line, which is not taken apart once more.
  func strictReading(ofPhrase line: String, isPart: Bool = false) -> PhraseReading {
    var reading = PhraseReading()
    guard line.utf8.count <= Self.mostBytesOfPhrase else { return reading }
    if !isPart, let settings = readingOfSettings(line) { return settings }
    if let compared = ComparedWishes.line(forLanguages: line, in: self) {
      reading.lines = [compared]
      return reading
    }
    let straight = TypographicQuotes.straightened(line)
    if straight != line, let canonical = try? canonical(straight) {
      reading.lines = [canonical]
      return reading
    }
    // A search finds something for most words, so it comes last.
    var help: (line: String, phrase: Phrase?)?
    for wording in PhraseWording.all(of: straight) {
      read(wording, isPart: isPart, into: &reading)
      if let phrase = reading.phrase, phrase.searches, let line = reading.lines.first {
        help = help ?? (line, phrase)
        (reading.lines, reading.phrase) = ([], nil)
      }
      if !reading.isEmpty { return reading }
    }
    reading.lines = answers(in: straight)
    if reading.isEmpty { reading.sequence = ContextSequence(straight)?.lines(in: self) ?? [] }
    if reading.isEmpty, let help {
      (reading.lines, reading.phrase) = ([help.line], help.phrase)
    }
    return reading
  }

  private func read(_ wording: PhraseWording, isPart: Bool, into reading: inout PhraseReading) {
    let words = wording.words
    guard words.count <= Self.mostWords,
      !words.contains(where: { !$0.isQuoted && TypographicQuotes.begin($0.text) })
    else { return }
    if wording.kind != .typed, let canonical = try? canonical(wording.text) { reading.lines = [canonical] }
    let sequence = PhraseSequence(wording.text)
    if reading.isEmpty, let sequence, sequence.isCertain {
      reading.sequence = sequence.lines(in: self)
      // It is not one title with a command in it.
      if reading.isEmpty, !isPart, !wording.text.contains(";") {
        let clauses = readingOfClauses(in: wording.text)
        (reading.sequence, reading.unread) = (clauses.lines, clauses.unread)
      }
    }
    if reading.isEmpty { reading.sequence = ValuesByTab.lines(of: words, in: self) }
    if reading.isEmpty { readPhrases(of: words, into: &reading) }
    if reading.isEmpty, let sequence { reading.sequence = sequence.lines(in: self) }
    if wording.kind == .bare, !reading.isLook {
      reading.lines = []
      reading.sequence = []
      reading.phrase = nil
    }
  }

  private func readPhrases(
    of words: [Word], among index: PhraseIndex = .all, into reading: inout PhraseReading
  ) {
    if let line = Word.lineWithWholeTitle(words), let canonical = try? canonical(line) {
      reading.lines = [canonical]
      return
    }
    let spoken = PhraseWord.words(of: words)
    let options = words.filter { $0.key != nil }.map { " " + $0.canonical }.joined()
    let brief = spoken.filter { $0.isQuoted || !SmallWords.fillers.contains($0.lowercased) }
    for phrase in index.phrases(for: spoken) where reading.isEmpty {
      read(phrase, in: spoken, options, into: &reading)
    }
    guard reading.isEmpty, !brief.isEmpty, brief.count < spoken.count else { return }
    for phrase in index.phrases(for: brief) where reading.isEmpty && !phrase.takesText {
      read(phrase, in: brief, options, into: &reading)
    }
  }

  private func read(
    _ phrase: Phrase, in words: [PhraseWord], _ options: String, into reading: inout PhraseReading
  ) {
    if let refusal = phrase.refusal, phrase.refuses(words, in: self) {
      reading.objection = CommandError(refusal.problem, at: 0..<0, remedy: refusal.remedy)
      reading.phrase = phrase
      reading.isRefused = true
      return
    }
    for meaning in phrase.meanings(of: words, options: options, in: self) {
      do {
        guard let canonical = try canonical(meaning) else { continue }
        if !reading.lines.contains(canonical) { reading.lines.append(canonical) }
      } catch {
        reading.object(error, to: phrase)
      }
    }
    for template in phrase.templates(of: words, in: self) where reading.isEmpty {
      do {
        reading.sequence = try Phrase.steps(template.line, items: template.items, in: self)
      } catch {
        reading.object(error, to: phrase)
        reading.isRefused =
          reading.objection == error && (template.items == nil || words.contains(where: \.endsItem))
      }
    }
    for template in phrase.namedTemplates(of: words, options: options, in: self) where reading.isEmpty {
      do {
        reading.sequence = try Phrase.steps(
          template.line, for: template.tabs, other: template.other, in: self)
      } catch {
        reading.object(error, to: phrase)
      }
    }
    if reading.isEmpty { reading.sequence = phrase.linesForLanguages(in: words, in: self) }
    if !reading.isEmpty { reading.phrase = phrase }
  }

  /// Returns the only line that a phrase may mean, or `nil`.
  func onlyReading(of phrase: String, among index: PhraseIndex = .all) -> String? {
    var reading = PhraseReading()
    for wording in PhraseWording.all(of: phrase) where reading.isEmpty {
      if wording.kind != .typed {
        reading.lines = (try? canonical(wording.text)).map { $0.map { [$0] } ?? [] } ?? []
      }
      if reading.isEmpty { readPhrases(of: wording.words, among: index, into: &reading) }
      if wording.kind == .bare, !reading.isLook { return nil }
    }
    return reading.lines.count == 1 && reading.phrase?.searches != true ? reading.lines[0] : nil
  }

  /// Returns whether the words of a line may become a phrase once more is typed.
  func beginsPhrase(_ words: [Word]) -> Bool {
    guard let words = PhraseWording.polite(words) else { return true }
    let spoken = PhraseWord.words(of: words)
    guard (1...Self.mostWords).contains(spoken.count) else { return false }
    return Phrase.all.contains { $0.isBegun(by: spoken, in: self) }
  }

  /// Returns a line in canonical form.
  ///
  /// - Throws: An error if the line cannot be carried out.
  func canonical(_ line: String) throws(CommandError) -> String? {
    guard let invocation = try Invocation.parsed(from: line) else { return nil }
    var copy = self
    _ = try invocation.edit(&copy)
    switch invocation.command.body {
    case .ask(let ask) where invocation.command.isQuick: _ = try ask(self, invocation.arguments)
    case .plan(let plan) where invocation.command.isQuick: _ = try plan(self, invocation.arguments)
    default: break
    }
    return invocation.canonical
  }
}

extension String {
  /// Whether a text in a line may be a wish of its own, such as the one after the comma in `mark "B, then go back"`.
  fileprivate var saysAnotherWish: Bool {
    [" and ", " then ", ", ", "; "].contains(where: contains)
  }
}

extension CommandError {
  /// Returns the error of a line with the lines that it may mean in a draft.
  ///
  /// - Parameter isTyped: Whether the line may be unfinished, so that nobody should wait for what it may mean.
  package func suggesting(
    insteadOf line: String, in draft: Draft, isTyped: Bool = false
  ) -> CommandError {
    // The command itself knows what may be meant, and an option that it lacks is part of no title.
    guard lines.isEmpty, !line.split(separator: " ").contains(where: { $0.hasPrefix("--") && $0.count > 2 })
    else { return self }
    let isBegun = isTyped && LooseReading.isCommandBegun(line)
    let reading =
      isBegun ? draft.strictReading(ofPhrase: line.withoutFullStop) : draft.reading(ofPhrase: line)
    let whole = 0..<line.utf8.count
    // Nobody is helped by the line that was just refused.
    let command = try? Invocation.parsed(from: line)
    let own = command?.canonical
    let lines = reading.lines.filter { $0 != own }
    if lines.isEmpty, let redirection = CommandError(redirectionIn: line) { return redirection }
    var error = self
    if lines.count > 1 {
      error = CommandError("this could mean more than one thing", at: whole)
    } else if lines.isEmpty, command?.command.plans != true, let objection = reading.objection,
      objection.problem != problem
    {
      error = CommandError(objection.problem, at: whole, remedy: objection.remedy)
    }
    error.lines = lines
    if lines.isEmpty, !reading.sequence.isEmpty {
      error = CommandError("these are several commands, and a line is one", at: whole)
      error.lines = reading.sequence
      error.areSteps = true
    }
    error.unread = error.lines.isEmpty ? [] : reading.unread
    return error
  }
}

extension CommandError {
  /// Creates the error for a line that sends what a command shows to a file, as a shell does; `nil` where it does not.
  private init?(redirectionIn line: String) {
    guard let words = try? Lexer.words(of: line),
      let index = words.indices.dropFirst().first(where: {
        !words[$0].isQuoted && words[$0].text.hasPrefix(">")
      })
    else { return nil }
    let sign = words[index].text.prefix { $0 == ">" }
    let rest = words[index].text.dropFirst(sign.count)
    let file = rest.isEmpty ? words[(index + 1)...].first.map(\.quoted) ?? "mine.txt" : String(rest)
    let format = words[0].isKeyword("show") && index == 2 ? " --format \(words[1].text)" : ""
    self.init(
      "what a command shows does not go to a file from here", at: words[index],
      remedy:
        "save my-app.tabs here, then type in your shell: tabbar show my-app.tabs\(format) \(sign) \(file)")
  }
}

extension Word {
  /// Returns a line in which the words after a title without quotes, as in `title.de=Zu Hause`, are part of the title;
  /// `nil` where there are none.
  fileprivate static func lineWithWholeTitle(_ words: [Word]) -> String? {
    var parts: [(key: String?, text: String, canonical: String)] = []
    var isJoined = false
    for word in words {
      if word.key == nil, !word.isQuoted, let last = parts.last, let key = last.key, key.hasPrefix("title.") {
        parts[parts.count - 1].text += " " + word.text
        parts[parts.count - 1].canonical = "\(key)=\(Quoting.quoted(parts[parts.count - 1].text))"
        isJoined = true
      } else {
        parts.append((word.isQuoted ? nil : word.key, word.text, word.canonical))
      }
    }
    return isJoined ? parts.map(\.canonical).joined(separator: " ") : nil
  }
}
