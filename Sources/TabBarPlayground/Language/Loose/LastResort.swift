import TabBarCore
import TabBarGuidelines

/// What is done with a line that no phrase and no key words say anything of.
enum LastResort {
  /// Nobody can help.
  case none
  /// A line that is likely to help, and changes no tab; nothing of what was typed is understood.
  case look(String)
  /// A line that is a command as far as it goes, and changes no tab; the rest is not understood.
  case beginning(String, rest: String)
  /// Lines that are carried out one after the other.
  case steps([String])
  /// Lines of which the person takes one.
  case choice([String])

  init(for line: String, in draft: Draft) {
    guard let words = try? Lexer.words(of: line.withPrintedApostrophes), !words.isEmpty else {
      self = .none
      return
    }
    if let named = Self.lineOfNames(words) {
      self = .steps([named])
    } else if let answers = Self.answers(in: words, of: draft) {
      self = .choice(answers)
    } else if let steps = Self.deviceForSystem(words, in: draft) {
      self = .steps(steps)
    } else if let beginning = Self.beginning(of: words, in: draft) {
      self = .beginning(beginning.line, rest: beginning.rest)
    } else if LoosePhrase.isQuestion(line), !draft.design.tabs.isEmpty, Self.topic(of: words) == nil {
      self = .steps([Command.check.name])
    } else if let settings = Self.settings(for: words, in: draft) {
      self = .steps(settings)
    } else if words.count > 2, let tab = draft.tab(namedIn: line), let word = draft.word(for: tab) {
      self = Self.said(words, of: tab, word, in: draft)
    } else if words.count > 1, Self.leads.contains(words[0].text.lowercased()), !draft.design.tabs.isEmpty,
      !line.contains(">")
    {
      self = .look(Command.show.name)
    } else if words.count > 1,
      words[0].isKeyword(Command.new.name)
        || draft.design.tabs.isEmpty
          && words.dropFirst().contains(where: { $0.isKeyword("app") || $0.isKeyword("app,") })
    {
      // The starters are there.
      self = .look("\(Command.help.name) \(Command.new.name)")
    } else if words.count > 1,
      SmallWords.questions.contains(words[0].text.lowercased().withStraightApostrophes)
    {
      self = Self.help(with: words)
    } else {
      self = .none
    }
  }

  /// Help with what a question speaks of, or help that nobody asked for in these words.
  private static func help(with words: [Word]) -> LastResort {
    topic(of: words).map { .steps(["\(Command.help.name) \($0)"]) } ?? .look(Command.help.name)
  }

  /// Returns what a question is about that help has a page for: a sign in a picture, or a command, `what does merging
  /// cost`.
  private static func topic(of words: [Word]) -> String? {
    let texts = words.map { $0.text.lowercased().filter { $0 != "?" && $0 != "," } }
    let asksMeaning = texts.contains { ["mean", "means", "meaning"].contains($0) }
    if asksMeaning, texts.contains(where: { $0.count == 1 && !$0.contains(where: \.isASCII) }) {
      return Command.pictureTopic
    }
    return texts.dropFirst().lazy.filter { $0.hasSuffix("ing") }
      .flatMap(ComparedWishes.verbs).compactMap { Command.named($0)?.name }.first
  }

  /// Returns the command that a line begins with, if it saves or looks, and what is left of the line: `save idea-a "the
  /// orders are gone"`.
  private static func beginning(of words: [Word], in draft: Draft) -> (line: String, rest: String)? {
    guard let command = Command.named(words[0].text),
      [Command.save, .open, .device, .guide, .locale].contains(where: { $0.name == command.name }),
      SmallWords.doubts.isDisjoint(with: words.map { $0.text.lowercased() })
    else { return nil }
    return (2..<max(words.count, 2)).reversed().lazy.compactMap { count in
      let line = words[..<count].map(\.canonical).joined(separator: " ")
      guard !SmallWords.looseFillers.contains(words[count - 1].text.lowercased()),
        command.name != Command.save.name || words[count].isQuoted || words[count - 1].text.hasSuffix(","),
        let canonical = try? draft.canonical(line)
      else { return nil }
      return (canonical, words[count...].map(\.canonical).joined(separator: " "))
    }.first
  }

  /// Returns what may be meant by a no with more after it.
  private static func answers(in words: [Word], of draft: Draft) -> [String]? {
    guard words.count > 1, words[0].text.hasSuffix(","), AnswerWords.isYes(words[0].text) == false else {
      return nil
    }
    let reason = words.dropFirst().map(\.text).joined(separator: " ")
    return draft.answers(toQuestionBecause: reason.withStraightApostrophes)
  }

  /// Words for a look at the bar.
  private static let leads: Set<String> = [
    "show", "display", "see", "draw", "print", "view", "render", "preview",
  ]

  /// Returns the lines that take a device with the system that is named, where the present one does not run it.
  private static func deviceForSystem(_ words: [Word], in draft: Draft) -> [String]? {
    let mentions = Mentions(in: PhraseWord.words(of: words), of: draft, subject: nil)
    let named = mentions.all.first { $0.slot == .system }
    guard words.count < 12, let named,
      let id = PhraseSlot.system.readings(of: named.filling, in: draft).first, let system = System.named(id),
      !draft.design.device.runs(system), let device = DeviceName.running(system)
    else { return nil }
    return ["\(Command.device.name) \(device.id)", "\(Command.system.name) \(id)"]
  }

  /// Returns the lines that lay the bar out for what a sentence names, each once, and says nothing against: `my phone is
  /// an old iPhone SE`, `today's iPhone with the newest iOS`.
  private static func settings(for words: [Word], in draft: Draft) -> [String]? {
    let spoken = PhraseWord.words(of: words)
    let commands: [PhraseSlot: Command] = [
      .device: .device, .guide: .guide, .language: .locale, .system: .system,
    ]
    var named = Mentions(in: spoken, of: draft, subject: nil).all.filter {
      $0.slot != .few && $0.slot != .number
    }
    // The phone of `my phone is an old iPhone SE` says no more.
    if named.count > 1, named[0].slot == .device, named[1].slot == .device { named.removeFirst() }
    guard (3..<14).contains(words.count), !named.isEmpty, named[0].slot != .system,
      Set(named.map(\.slot)).count == named.count, named.allSatisfy({ commands[$0.slot] != nil }),
      !words.contains(where: { $0.isQuoted || $0.key != nil }),
      SmallWords.doubts.isDisjoint(with: spoken.map(\.lowercased)),
      Command.named(words[0].text) == nil || Chatter.leads.contains(words[0].text.lowercased())
    else { return nil }
    var later = draft
    let lines = named.compactMap { mention -> String? in
      guard let command = commands[mention.slot],
        let value = mention.slot.readings(of: mention.filling, in: later).first
      else { return nil }
      let line = "\(command.name) \(value)"
      _ = try? Invocation.parsed(from: line)?.edit(&later)
      return line
    }
    return lines.isEmpty ? nil : lines
  }

  /// What a line says of a tab, if it begins with its title, may answer what is asked about it.
  private static func said(_ words: [Word], of tab: Int, _ word: String, in draft: Draft) -> LastResort {
    let why = "\(Command.why.name) \(word)"
    let first = words[0].text
    if draft.design.tabs[tab].title.lowercased().hasPrefix(first.lowercased()) {
      guard let asked = draft.question(about: tab) else { return .look(why) }
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

  /// Returns the line that compares two ideas, `compare idea A and idea B`, which marks and files are often called.
  static func comparison(ofIdeas words: [Word]) -> String? {
    let kinds: Set<String> = ["idea", "version", "variant", "option", "sketch", "draft", "plan"]
    let end = words.firstIndex { ["side", "next"].contains($0.text.lowercased()) } ?? words.count
    guard end == 6, words[0].isKeyword(Command.compare.name) || end < words.count,
      ComparedWishes.joints.contains(words[3].text),
      kinds.contains(words[1].text.lowercased()), kinds.contains(words[4].text.lowercased())
    else { return nil }
    let compare = Word(text: Command.compare.name, key: nil, range: words[0].range, isQuoted: false)
    return lineOfNames([compare] + words[1..<end])
  }

  /// Returns the line that opens, saves or compares files whose names have spaces: `compare idea A with idea B`.
  private static func lineOfNames(_ words: [Word]) -> String? {
    guard words.count > 2, words.allSatisfy({ !$0.isQuoted && $0.key == nil }) else { return nil }
    let rest = words.dropFirst()
    func name(_ words: ArraySlice<Word>) -> String {
      Quoting.quoted(words.map(\.text).joined(separator: " "))
    }
    if words[0].isKeyword(Command.open.name) { return "\(Command.open.name) \(name(rest))" }
    if words[0].isKeyword(Command.save.name), words.count < 5,
      !rest.contains(where: {
        // The A of idea A is a name.
        $0.isKeyword("replace") || SmallWords.looseFillers.contains($0.text)
      })
    {
      return "\(Command.save.name) \(name(rest))"
    }
    let texts = words.map { $0.text.lowercased() }
    let ends = [["next", "to", "each", "other"], ["side", "by", "side"]]
    // As in `show idea A and idea B side by side`.
    let isBeside =
      Chatter.leads.contains(texts[0]) && ends.contains { texts.suffix($0.count).elementsEqual($0) }
    if isBeside, let end = texts.firstIndex(where: { ["next", "side"].contains($0) }) {
      let compare = Word(text: Command.compare.name, key: nil, range: words[0].range, isQuoted: false)
      return lineOfNames([compare] + words[1..<end])
    }
    guard words[0].isKeyword(Command.compare.name),
      let joint = rest.firstIndex(where: { ComparedWishes.joints.contains($0.text.lowercased()) }),
      joint + 1 < words.count
    else { return nil }
    guard joint > 1 else { return "\(Command.compare.name) \(name(words[2...]))" }
    return "\(Command.compare.name) \(name(rest[..<joint])) \(name(words[(joint + 1)...]))"
  }
}
