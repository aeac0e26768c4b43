import TabBarCore

/// What a line may mean that is no command and fits no phrase.
struct LooseReading {
  /// The lines that it means, one after the other; none where nobody can tell.
  var lines: [String] = []
  /// The parts of the line that say something else, which nobody can read.
  var unread: [String] = []

  /// Returns whether a line is more likely a command that is not finished than a sentence.
  static func isCommandBegun(_ line: String) -> Bool {
    let words = line.split(separator: " ")
    guard words.count < 5, !line.contains(","), let first = words.first.map(String.init) else { return false }
    return words.count == 1 || Command.named(first)?.name == first
  }
}

extension Draft {
  // Longer lines are prose.
  private static let mostLooseWords = 40

  /// Returns what a line means by the key words in it.
  ///
  /// Each of its parts is read by itself where that can be done; else the line as a whole.
  func looseReading(of line: String) -> LooseReading {
    guard line.utf8.count <= Self.mostBytesOfPhrase else { return LooseReading() }
    let typed = line.withPrintedApostrophes
    if let wanted = WantedTabs(typed, in: self) { return LooseReading(lines: [wanted.line]) }
    let line = PhraseWording.request(in: typed)
    guard let words = try? Lexer.words(of: line), (1...Self.mostLooseWords).contains(words.count),
      !words.contains(where: { !$0.isQuoted && TypographicQuotes.begin($0.text) })
    else { return LooseReading() }
    // A command that is refused says itself what it lacks; but what is taken for the name of a mark may be anything, and
    // what comes after a comma may be another thing.
    if let command = try? Invocation.parsed(from: line)?.command,
      ![Command.back.name, Command.compare.name].contains(command.name)
    {
      return line.contains(", ") ? readingOfClauses(in: line) : LooseReading()
    }
    let compared = ComparedWishes.line(for: line, in: self) ?? ComparedWishes.line(forTrial: line, in: self)
    if let compared = compared ?? LastResort.comparison(ofIdeas: words) {
      return LooseReading(lines: [compared])
    }
    let started = readingOfStarter(in: line)
    guard started.lines.isEmpty else { return started }
    func whole(_ meant: String) -> LooseReading { LooseReading(lines: inEachLanguage(meant, of: words)) }
    if let meant = looseLine(of: line, isStrict: true) { return whole(meant) }
    let settings = settings(in: words)
    if settings.count > 1 { return LooseReading(lines: settings) }
    if LoosePhrase.isQuestion(line), Clauses.sentences(of: line) < 2, let meant = looseLine(of: line) {
      return whole(meant)
    }
    let reading = readingOfClauses(in: line)
    return reading.lines.isEmpty ? looseLine(of: line).map(whole) ?? reading : reading
  }

  /// Returns the lines of the matrix in each language that titles are given in, where words speak of languages.
  func inEachLanguage(_ line: String, of words: [Word]) -> [String] {
    guard line == Command.matrix.name, titleLanguages.count > 1,
      words.contains(where: { $0.text.lowercased().hasPrefix("language") })
    else { return [line] }
    return titleLanguages.flatMap { ["locale \($0)", line] }
  }

  /// The languages that a title is given in, besides the tabs' own.
  var languagesOfTitles: Set<String> { Set(design.tabs.flatMap { $0.details?.titleLocales ?? [] }) }

  /// The languages that titles are in, that of the tabs' own titles first.
  var languages: [String] {
    [Localization.standard] + languagesOfTitles.subtracting([Localization.standard]).sorted()
  }

  /// The languages that titles are in, with that of the tabs' own titles; the present one is the last.
  private var titleLanguages: [String] { languages.filter { $0 != design.locale } + [design.locale] }

  /// Returns the lines for everything that a line names for the bar to be laid out for, in few other words.
  private func settings(in words: [Word]) -> [String] {
    guard words.count < 20, !words.contains(where: { $0.isQuoted || $0.key != nil }) else { return [] }
    let spoken = PhraseWord.words(of: words)
    let mentions = Mentions(in: spoken, of: self, subject: nil)
    // Whoever names something says more than what it is laid out for.
    guard !mentions.all.contains(where: { $0.slot == .tab || $0.slot == .guide }),
      !spoken.contains(where: { ["call", "rename", "title", "translate"].contains($0.lowercased) })
    else { return [] }
    var lines: [String] = []
    var later = self
    // The device first, as the others depend on it.
    let phrases = LoosePhrase.all.filter { $0.sets && $0.kind != .question }
    for phrase in phrases.filter(\.setsDevice) + phrases.filter({ !$0.setsDevice }) {
      guard let meaning = phrase.meanings(of: mentions, isStrict: false, in: self).first,
        let line = try? later.canonical(meaning)
      else { continue }
      let name = line.prefix { $0 != " " }
      guard !lines.contains(where: { $0.hasPrefix(name) }) else { continue }
      lines.append(line)
      _ = try? Invocation.parsed(from: line)?.edit(&later)
    }
    func named(_ slot: PhraseSlot) -> [String] {
      mentions.joined(slot).flatMap { slot.readings(of: $0.filling, in: self) }
    }
    let devices = named(.device)
    // As in `on iPhone and iPad in both languages`.
    let speaksOfLanguages = words.contains { $0.text.lowercased().hasPrefix("language") }
    let speaksOfAll = LoosePhrase.speaksOfAll(spoken.map(\.lowercased))
    let isInEach = speaksOfAll && speaksOfLanguages && !devices.isEmpty && titleLanguages.count > 1
    let languages = isInEach ? titleLanguages : named(.language)
    for (command, values) in [(Command.device, devices), (.locale, languages)] where Set(values).count > 1 {
      let place = lines.firstIndex { $0.hasPrefix(command.name + " ") } ?? lines.endIndex
      let end = place < lines.endIndex ? place + 1 : place
      lines.replaceSubrange(place..<end, with: values.map { "\(command.name) \($0)" })
    }
    if speaksOfAll, !isInEach {
      lines.removeAll { $0.hasPrefix("device ") }
      lines.append(Command.matrix.name)
    }
    return lines
  }

  /// Returns what the parts of a line mean; nothing where it has no parts that can be read.
  func readingOfClauses(in line: String) -> LooseReading {
    let added = readingOfList(in: line)
    guard added.lines.isEmpty else { return added }
    // Between semicolons are commands, each of which is meant.
    guard !line.contains(";") else { return LooseReading() }
    // Rather many parts of which each is understood than few of which something is left.
    let splits = Clauses.splits(of: line)
    for isStrict in splits.count > 1 ? [true, false] : [false] {
      for clauses in splits {
        let reading = reading(ofClauses: clauses, isAsked: line.last == "?", isStrict: isStrict)
        if !reading.lines.isEmpty, !isStrict || reading.unread.isEmpty { return reading }
      }
    }
    return LooseReading()
  }

  /// Returns what a line says that is several wishes, where each of them is understood.
  func readingOfTurns(in line: String) -> LooseReading {
    let turns = Clauses.turns(of: line)
    guard turns.count > 1, !Clauses.countAnew(turns), !asksAboutChange(line) else { return LooseReading() }
    let reading = reading(ofClauses: turns, isAsked: false, isStrict: true)
    return reading.unread.isEmpty ? reading : LooseReading()
  }

  private func reading(
    ofClauses clauses: [String], isAsked: Bool, isStrict: Bool
  ) -> LooseReading {
    // What is wished for on a condition, or not at all, is not carried out.
    let isPlain = clauses.allSatisfy {
      $0.lowercased().hasPrefix("never mind")
        || !["if", "unless", "when", "never", "not", "don't", "dont"].contains(
          $0.withStraightApostrophes.prefix { $0 != " " }.lowercased())
    }
    guard isPlain, !Clauses.countAnew(clauses) else { return LooseReading() }
    let mayChange = !asksAboutChange(clauses.joined(separator: " "))
    var draft = self
    var steps: [(line: String, isLook: Bool)] = []
    var unread: [String] = []
    var verb: String?
    for clause in clauses {
      defer { draft.subject = draft.tab(namedIn: clause) ?? draft.subject }
      // What is said second is what would do as well: `move Settings into Customers, or an account button`.
      if !steps.isEmpty, clause.lowercased().hasPrefix("or ") {
        unread.append(clause)
        continue
      }
      if Chatter.isAll(of: clause) { continue }
      // What is merged into another tab is gone: `move Contact into Profile and remove it`.
      if steps.last?.line.hasPrefix("\(Command.merge.name) ") == true, Chatter.removesIt(clause) { continue }
      // What goes with a change of one tab is about that tab.
      if Chatter.wantsNoTitle(clause), !steps.isEmpty, let tab = draft.subject,
        let word = draft.word(for: tab),
        let line = try? draft.canonical("\(Command.rename.name) \(word) \"\""),
        let own = try? Invocation.parsed(from: line)?.steps(on: &draft)
      {
        steps += own.map { ($0, false) }
        continue
      }
      // The same verb is meant again, as in `call the first one Home, the last one Search`.
      let again = verb.flatMap { verb in
        Mentions.pronouns.contains(clause.prefix { $0 != " " }.lowercased()) || Chatter.beginsCommand(clause)
          || Chatter.verb(of: clause) != nil
          || Phrase.command(for: clause.prefix { $0 != " " }.lowercased()) != nil
          ? nil : draft.lines(ofClause: "\(verb) \(clause)", isAsked: false, isStrict: isStrict)
      }
      guard let lines = again ?? draft.lines(ofClause: clause, isAsked: isAsked, isStrict: isStrict) else {
        // What begins with a command has to be understood, and the reason for one does not.
        guard clause.split(separator: " ").count > 1, !Chatter.beginsCommand(clause) else {
          return LooseReading()
        }
        unread.append(clause)
        continue
      }
      verb = Chatter.verb(of: clause) ?? verb
      for line in lines {
        guard let invocation = try? Invocation.parsed(from: line) else { return LooseReading() }
        let before = draft
        guard let own = invocation.steps(on: &draft) else {
          // What comes after a way back in time is read when it is carried out.
          guard let index = clauses.firstIndex(of: clause) else { return LooseReading() }
          let others = clauses[(index + 1)...].filter { !Chatter.isAll(of: $0) }
          return LooseReading(lines: steps.map(\.line) + [line] + others, unread: unread)
        }
        draft.note(changeFrom: before.design)
        // In `check in German and Arabic` each look is wished for.
        let isAlone = lines.count(where: { $0 == line }) == 1
        for step in own where step != steps.last?.line {
          // The icons that a line asks for are a change.
          let isLook = invocation.command.isLook && invocation.command.name != Command.icons.name
          steps.append((step, isLook && isAlone))
        }
      }
    }
    // Whoever renames a tab twice means one title with an `and` in it.
    let renamed = steps.filter { $0.line.hasPrefix("\(Command.rename.name) ") }
      .map { $0.line.split(separator: " ")[1] }
    guard Set(renamed).count == renamed.count else { return LooseReading() }
    guard !steps.isEmpty, unread.count <= clauses.count - unread.count else { return LooseReading() }
    // Who only asks wants no tab changed, and nobody clears a bar in half a sentence.
    let changes = steps.filter { Command.named(String($0.line.prefix { $0 != " " }))?.group == .tabs }
    guard mayChange || changes.isEmpty,
      unread.isEmpty || !changes.contains(where: { $0.line == Command.clear.name })
    else { return LooseReading() }
    // What is asked before something is done is the reason for it; of several questions the last two count.
    let last = steps.lastIndex { !$0.isLook } ?? max(0, steps.count - 2)
    var lines: [String] = []
    for (index, step) in steps.enumerated() where !step.isLook || index >= last && step.line != lines.last {
      lines.append(step.line)
    }
    return LooseReading(lines: lines, unread: unread)
  }

  /// Returns whether a line asks how or whether something would be done, or takes back what it has just said.
  private func asksAboutChange(_ line: String) -> Bool {
    let words = line.lowercased().withStraightApostrophes.split { $0 == " " || $0 == "," }.map(String.init)
    guard let first = words.first else { return false }
    return words.contains("how") || ["what", "why", "which", "when"].contains(first)
      || zip(words, words.dropFirst()).contains { $0 == "no" && $1 == "wait" }
  }

  /// Returns the number of the tab that a line asks about, from 0: `why Home`.
  func tab(askedAboutIn line: String) -> Int? {
    guard let invocation = try? Invocation.parsed(from: line), invocation.command.isLook,
      let parameter = invocation.command.parameters.first, case .tab = parameter.kind,
      let word = invocation.arguments.word(0)
    else { return nil }
    return try? index(of: word)
  }

  /// Returns the number of the tab that a part of a line names last, from 0, or `nil`.
  func tab(namedIn clause: String) -> Int? {
    guard let words = try? Lexer.words(of: clause) else { return nil }
    let named = Mentions(in: PhraseWord.words(of: words), of: self, subject: nil).tabs(in: self)
    return named.last { design.tabs.indices.contains($0) }
  }

  /// Returns the lines that a part of a line means; `nil` where nobody can tell.
  private func lines(ofClause clause: String, isAsked: Bool, isStrict: Bool) -> [String]? {
    let doubt = Phrase.doubt(about: clause, in: self)
    if let doubt, doubt.lines.count == 1 { return doubt.lines }
    // A place in time is not known here, and its name takes all words.
    if doubt == nil, let line = try? canonical(clause),
      !line.hasPrefix(Command.back.name + " ")
    {
      return [line]
    }
    let reading = strictReading(ofPhrase: clause, isPart: true)
    if reading.lines.count == 1, reading.phrase?.searches != true { return reading.lines }
    if !reading.sequence.isEmpty { return reading.sequence }
    return looseLine(of: clause, isAsked: isAsked, isStrict: isStrict).map { [$0] }
  }

  /// Returns the line that says what a line is most likely about, or `nil`.
  func looseLine(of line: String, isAsked: Bool = false, isStrict: Bool = false) -> String? {
    guard let typed = try? Lexer.words(of: line.withPrintedApostrophes), let first = typed.first,
      !typed.contains(where: { $0.key != nil })
    else { return nil }
    var words = PhraseWord.words(of: typed).compactMap(\.withoutMarks)
    guard !LoosePhrase.asksForHelp(typed.map(\.text)) else { return nil }
    let isQuestion =
      line.last == "?" || isAsked && Command.named(first.text) == nil
      || SmallWords.questions.contains(words.first?.lowercased ?? "")
    words = Array(
      words.drop {
        words.count > 1 && SmallWords.chatter.contains($0.lowercased)
          && !SmallWords.questions.contains($0.lowercased)
          && !Mentions.pronouns.contains($0.lowercased)
      })
    let mentions = Mentions(in: words, of: self, subject: subject)
    let isWhole = isStrict
    // Why may ask for anything.
    let isStrict =
      isStrict
      || !isQuestion && Command.named(first.text) != nil && !Chatter.leads.contains(first.text.lowercased())
    if let line = lineOfTitles(words) ?? lineOfTranslation(mentions) { return line }
    for phrase in LoosePhrase.all {
      switch phrase.kind {
      case .change where isQuestion, .setting where isQuestion, .question where !isQuestion: continue
      case .sure where isQuestion || isWhole: continue
      default: break
      }
      for meaning in phrase.meanings(of: mentions, isStrict: isStrict, in: self) {
        if let line = try? canonical(meaning) { return line }
      }
    }
    return nil
  }
}

extension Draft {
  /// Returns the line that adds tabs for words that are nothing but titles: each begins with a capital letter, or there
  /// is no tab yet.
  private func lineOfTitles(_ words: [PhraseWord]) -> String? {
    // As in `six tabs: Home Search Shop`.
    let all = words
    let words = all.drop { word in
      word.lowercased == word.text
        && (SmallWords.looseFillers.contains(word.lowercased)
          || !PhraseSlot.few.readings(of: [word], in: self).isEmpty)
    }
    guard words.count > 2, words.count < 9, DeviceName.ids(of: words.text).isEmpty,
      design.tabs.isEmpty && words.count == all.count
        || words.allSatisfy({ $0.text.first?.isUppercase == true }),
      words.allSatisfy({ word in
        !word.isQuoted && word.text.allSatisfy(\.isLetter)
          && !SmallWords.looseFillers.contains(word.lowercased)
          && !SmallWords.questions.contains(word.lowercased)
          && !design.tabs.contains { $0.title.lowercased() == word.lowercased }
      }),
      let first = words.first,
      Command.named(first.text) == nil && Phrase.command(for: first.text) == nil
        || first.text.first?.isUppercase == true
    else { return nil }
    return try? canonical("add " + words.map(\.text).joined(separator: " "))
  }
}

extension Draft {
  /// Returns the line that gives a tab its title in Arabic or Hebrew, which nobody types for anything else:
  /// `search بحث`.
  private func lineOfTranslation(_ mentions: Mentions) -> String? {
    guard let tab = mentions.all.first, tab.slot == .tab, tab.range.lowerBound == 0 else { return nil }
    let rest = mentions.words[tab.range.upperBound...]
    guard let letter = rest.first?.text.unicodeScalars.first, (0x590...0x6FF).contains(letter.value) else {
      return nil
    }
    let language = letter.value < 0x600 ? "he" : "ar"
    return try? canonical("set \(tab.filling.text) title.\(language)=\(Quoting.quoted(rest.text))")
  }
}

extension PhraseWord {
  /// The word without the marks after it; `nil` where it is nothing but marks.
  var withoutMarks: PhraseWord? {
    guard !isQuoted else { return self }
    var text = self.text[...]
    while let last = text.last, "?!.;:،".contains(last) { text.removeLast() }
    guard !text.isEmpty else { return nil }
    var word = PhraseWord(String(text), isQuoted: false)
    word.endsItem = endsItem
    return word
  }
}
