import TabBarCore

/// What a line may mean that is no command and fits no phrase.
extension Draft {
  // Longer lines are prose.
  private static let mostLooseWords = 24

  /// Returns the lines that a line means, one after the other; none where nobody can tell.
  ///
  /// Each of its parts is read by itself where all of them can be; else the line as a whole.
  func looseLines(of line: String) -> [String] {
    guard let words = try? Lexer.words(of: line), (1...Self.mostLooseWords).contains(words.count),
      !words.contains(where: { !$0.isQuoted && TypographicQuotes.begin($0.text) })
    else { return [] }
    // A command that is refused says itself what it lacks; but what is taken for the name of a mark may be anything.
    if let command = try? Invocation.parsed(from: line)?.command,
      ![Command.back.name, Command.compare.name].contains(command.name)
    {
      return []
    }
    if let line = looseLine(of: line, isStrict: true) { return inEachLanguage(line, of: words) }
    let settings = settings(in: words)
    if settings.count > 1 { return settings }
    if LoosePhrase.isQuestion(line), let line = looseLine(of: line) { return inEachLanguage(line, of: words) }
    let lines = linesOfClauses(in: line)
    return lines.isEmpty ? looseLine(of: line).map { inEachLanguage($0, of: words) } ?? [] : lines
  }

  /// Returns the lines of the matrix in each language that titles are given in, where words speak of languages.
  private func inEachLanguage(_ line: String, of words: [Word]) -> [String] {
    let languages = Set(design.tabs.flatMap { $0.details?.titleLocales ?? [] }).sorted()
    guard line == Command.matrix.name, !languages.isEmpty,
      words.contains(where: { $0.text.lowercased().hasPrefix("language") })
    else { return [line] }
    let all = [Localization.standard] + languages.filter { $0 != Localization.standard }
    let order = all.filter { $0 != design.locale } + [design.locale]
    return order.flatMap { ["locale \($0)", line] }
  }

  /// Returns the lines for everything that a line names for the bar to be laid out for, in few other words.
  private func settings(in words: [Word]) -> [String] {
    guard words.count < 12, !words.contains(where: { $0.isQuoted || $0.key != nil }) else { return [] }
    let spoken = PhraseWord.words(of: words)
    let mentions = Mentions(in: spoken, of: self, subject: nil)
    guard !mentions.all.contains(where: { $0.slot == .tab || $0.slot == .guide }) else { return [] }
    var lines: [String] = []
    for phrase in LoosePhrase.all where phrase.sets && phrase.kind != .question {
      guard let meaning = phrase.meanings(of: mentions, isStrict: false, in: self).first,
        let line = try? canonical(meaning)
      else { continue }
      let name = line.prefix { $0 != " " }
      if !lines.contains(where: { $0.hasPrefix(name) }) { lines.append(line) }
    }
    // The device first, as the others depend on it.
    return lines.filter { $0.hasPrefix("device") } + lines.filter { !$0.hasPrefix("device") }
  }

  /// Returns the lines that the parts of a line mean; none where it has no parts that can each be read.
  func linesOfClauses(in line: String) -> [String] {
    let added = linesOfList(in: line)
    guard added.isEmpty else { return added }
    // Between semicolons are commands, each of which is meant.
    guard !line.contains(";") else { return [] }
    for clauses in Clauses.splits(of: line) {
      let lines = lines(ofClauses: clauses, isAsked: line.last == "?")
      if !lines.isEmpty { return lines }
    }
    return []
  }

  private func lines(ofClauses clauses: [String], isAsked: Bool) -> [String] {
    // What is wished for on a condition, or not at all, is not carried out.
    let isPlain = clauses.allSatisfy {
      !["if", "unless", "when", "never", "not", "don't", "dont"].contains(
        $0.withStraightApostrophes.prefix { $0 != " " }.lowercased())
    }
    guard isPlain else { return [] }
    var draft = self
    var steps: [(line: String, isLook: Bool)] = []
    var unread = 0
    for clause in clauses where !Chatter.isAll(of: clause) {
      defer { draft.subject = draft.tab(namedIn: clause) ?? draft.subject }
      guard let lines = draft.lines(ofClause: clause, isAsked: isAsked) else {
        // What begins with a command has to be understood, and the reason for one does not.
        guard clause.split(separator: " ").count > 1, !Chatter.beginsCommand(clause),
          !LoosePhrase.asks.contains(clause.prefix { $0 != " " }.lowercased())
        else { return [] }
        unread += 1
        continue
      }
      for line in lines {
        guard let invocation = try? Invocation.parsed(from: line) else { return [] }
        let before = draft
        guard let own = invocation.steps(on: &draft) else {
          // What goes back in time says all of the line.
          return steps.isEmpty && clause == clauses.last ? [line] : []
        }
        draft.subject = draft.design.subject(since: before.design) ?? before.subject
        steps += own.map { ($0, invocation.command.isLook) }
      }
    }
    guard !steps.isEmpty, unread <= clauses.count - unread else { return [] }
    // What is asked before something is done is the reason for it; of several questions the last one counts.
    let last = steps.lastIndex { !$0.isLook } ?? steps.count - 1
    var lines: [String] = []
    for (index, step) in steps.enumerated() where !step.isLook || index >= last && step.line != lines.last {
      lines.append(step.line)
    }
    return lines
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
  private func tab(namedIn clause: String) -> Int? {
    guard let words = try? Lexer.words(of: clause) else { return nil }
    let named = Mentions(in: PhraseWord.words(of: words), of: self, subject: nil).tabs(in: self)
    return named.last { design.tabs.indices.contains($0) }
  }

  /// Returns the lines that a part of a line means; `nil` where nobody can tell.
  private func lines(ofClause clause: String, isAsked: Bool) -> [String]? {
    // A place in time is not known here, and its name takes all words.
    if Phrase.doubt(about: clause, in: self) == nil, let line = try? canonical(clause),
      !line.hasPrefix(Command.back.name + " ")
    {
      return [line]
    }
    let reading = strictReading(ofPhrase: clause)
    if reading.lines.count == 1, reading.phrase?.searches != true { return reading.lines }
    if !reading.sequence.isEmpty { return reading.sequence }
    return looseLine(of: clause, isAsked: isAsked).map { [$0] }
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
      || LoosePhrase.asks.contains(words.first?.lowercased ?? "")
    words = Array(
      words.drop {
        words.count > 1 && Chatter.words.contains($0.lowercased) && !LoosePhrase.asks.contains($0.lowercased)
          && !Mentions.pronouns.contains($0.lowercased)
      })
    let mentions = Mentions(in: words, of: self, subject: subject)
    let isStrict =
      isStrict || Command.named(first.text) != nil && !Chatter.leads.contains(first.text.lowercased())
    if let line = lineOfTitles(words) ?? lineOfTranslation(mentions) { return line }
    for phrase in LoosePhrase.all {
      switch phrase.kind {
      case .change where isQuestion, .setting where isQuestion, .question where !isQuestion: continue
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
    guard words.count > 2, words.count < 9,
      design.tabs.isEmpty || words.allSatisfy({ $0.text.first?.isUppercase == true }),
      words.allSatisfy({ word in
        !word.isQuoted && word.text.allSatisfy(\.isLetter) && !LoosePhrase.fillers.contains(word.lowercased)
          && !LoosePhrase.asks.contains(word.lowercased)
          && !design.tabs.contains { $0.title.lowercased() == word.lowercased }
      }),
      Command.named(words[0].text) == nil && Phrase.command(for: words[0].text) == nil
        || words[0].text.first?.isUppercase == true
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
  fileprivate var withoutMarks: PhraseWord? {
    guard !isQuoted else { return self }
    var text = self.text[...]
    while let last = text.last, "?!.;:،".contains(last) { text.removeLast() }
    guard !text.isEmpty else { return nil }
    var word = PhraseWord(String(text), isQuoted: false)
    word.endsItem = endsItem
    return word
  }
}

/// What people say to nobody.
enum Chatter {
  /// Words that a line may begin with, and that say nothing.
  static let words: Set<String> = [
    "hi", "hello", "hey", "thanks", "thank", "cool", "nice", "great", "good", "perfect", "lol", "haha", "hm",
    "hmm", "oh", "ah", "uh", "ok", "okay", "yes", "yeah", "yep", "no", "nope", "sorry", "wait", "well", "so",
    "oops", "right", "fine", "alright", "sure", "wow", "now", "and", "then", "also", "but", "first",
    "finally",
    "actually", "maybe", "please", "you", "all", "looks", "happy", "i'm", "it's", "is", "it", "that's", "i",
    "know",
  ]

  /// Commands that begin many a line that means something else.
  static let leads: Set<String> = [
    "show", "save", "export", "check", "back", "rules", "set", "reset", "device",
  ]

  /// Returns whether a part of a line says nothing.
  static func isAll(of clause: String) -> Bool {
    clause.withStraightApostrophes.lowercased().split { !$0.isLetter && $0 != "'" }.allSatisfy {
      words.contains(String($0))
    }
  }

  /// Returns whether a part of a line begins with a command or a word for one.
  static func beginsCommand(_ clause: String) -> Bool {
    guard let first = try? Lexer.words(of: clause).first(where: { !words.contains($0.text.lowercased()) }),
      !first.isQuoted, first.key == nil
    else { return false }
    return Command.named(first.text) != nil
  }
}

extension Design {
  /// Returns the number of the tab that a change was about, from 0; `nil` where no tab changed, or several did.
  func subject(since before: Design) -> Int? {
    guard tabs != before.tabs else { return selection == before.selection ? nil : selection }
    let changed = tabs.indices.filter { !before.tabs.contains(tabs[$0]) }
    if let last = changed.last { return last }
    guard tabs.count == before.tabs.count else { return nil }
    // One that moved leaves the others in their order.
    return tabs.indices.first { index in
      var (rest, others) = (tabs, before.tabs)
      let tab = rest.remove(at: index)
      guard let place = others.firstIndex(of: tab), place != index else { return false }
      others.remove(at: place)
      return rest == others
    }
  }
}
