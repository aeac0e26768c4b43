package import TabBarGuidelines
import TabBarLexicon

extension Command {
  static let help = Command(
    "help", .rest,
    parameters: [
      Parameter(
        "COMMAND|TOPIC|WORD", .text, isOptional: true, isRepeated: true,
        meaning: "a command, a topic, or words to search for"
      ) { _ in Parameter("COMMAND|TOPIC|WORD", .command, isOptional: true) }
    ],
    // A search reads every text.
    isQuick: false,
    body: .ask { _, arguments throws(CommandError) in
      let (words, isWhole) = arguments.search
      guard let first = words.first else { return .show(HelpQuery(topic: nil)) }
      let known = Parameter.Kind.command
      if words.count == 1, let topic = try? known.read(first) {
        return .show(HelpQuery(topic: topic.text, isWhole: isWhole))
      }
      let search = HelpSearchQuery(words: words.map(\.text), isWhole: isWhole)
      guard search.entries.isEmpty else { return .show(search) }
      if words.count == 1 { _ = try known.read(first) }
      throw CommandError(
        "help finds nothing for this", at: first.range.lowerBound..<arguments.end,
        remedy: "`help` lists the commands, `rules` the rules")
    })

  package static let helpTopics = Group.allCases.map(\.rawValue) + [keysTopic, pictureTopic]

  package static let keysTopic = "keys"

  package static let pictureTopic = "picture"
}

package struct HelpQuery: Query {
  package static var command: Command { .help }
  /// The command, group of commands or setting that is asked about, or `nil` for the overview.
  package let topic: String?
  /// Whether also what one screen has no room for is asked for.
  package var isWhole = false
}

package struct HelpSearchQuery: Query {
  package static var command: Command { .help }
  /// The words, each of which has to be there.
  package let words: [String]
  let isWhole: Bool

  /// A line that says more, and what it is about.
  package struct Entry {
    package let line: String
    package let meaning: String
    /// 0 where the words are in the name or the meaning, 1 where they are in the text alone.
    fileprivate let rank: Int
  }

  /// As many as are read at a glance.
  private static let most = 12

  /// The commands and rules that are about the words, the nearest first; at most twelve where not all are asked for.
  package var entries: [Entry] {
    let asked = Self.asked(words)
    // Words that people use and the texts do not.
    let known = asked.flatMap { word in
      let other = Lexicon.shared.helpWords(for: word)
      return other.isEmpty ? [word] : other
    }
    let found = Self.entries(about: asked) + (known == asked ? [] : Self.entries(about: known))
    func each(_ entries: [Entry]) -> [Entry] {
      entries.reduce(into: []) { each, entry in
        if !each.contains(where: { $0.line == entry.line }) { each.append(entry) }
      }
    }
    let entries = each(found.filter { $0.rank == 0 } + found.filter { $0.rank == 1 })
    guard entries.isEmpty, asked.count > 1 else {
      return isWhole ? entries : Array(entries.prefix(Self.most))
    }
    // Better what is about one of the words than nothing.
    let near = asked.flatMap { Self.entries(about: [$0]).filter { $0.rank == 0 } }
    return Array(each(near).prefix(Self.most / 2))
  }

  /// Returns the rules about some words: those whose name, title or question has them, or else whose text has them.
  package static func rules(about words: [String]) -> [Rule] {
    let asked = asked(words)
    let found = entries(about: asked).filter { $0.line.hasPrefix("explain ") }
    let near = Set(found.filter { $0.rank == 0 }.map(\.line))
    let rules = Rule.all.filter { rule in
      near.contains("explain \(rule.id)") || have(Self.words(rule.question.rawValue), asked)
    }
    return rules.isEmpty ? found.compactMap { Rule.named(String($0.line.dropFirst(8))) } : rules
  }

  /// Returns the words that are asked about: no words of questions, which are in every text.
  private static func asked(_ text: [String]) -> [String] {
    text.flatMap(words).filter { !Lexicon.shared.list("fillers").contains($0) }
  }

  private static func have(_ words: [String], _ wanted: [String]) -> Bool {
    !wanted.isEmpty && wanted.allSatisfy { word in words.contains { fits($0, word) } }
  }

  private static func entries(about wanted: [String]) -> [Entry] {
    let meant = wanted.count == 1 ? command(for: wanted[0]) : nil
    func entry(_ line: String, _ meaning: String, _ near: String, _ far: String) -> Entry? {
      let name = words(near)
      let isNear = line == meant.map { "help \($0)" } || have(name, wanted)
      guard isNear || have(name + words(far), wanted) else { return nil }
      return Entry(line: line, meaning: meaning, rank: isNear ? 0 : 1)
    }
    let commands = Command.all.compactMap { command in
      entry(
        "help \(command.name)", command.summary, "\(command.name) \(command.summary)",
        "\(command.discussion ?? "") \(command.examples.map(\.meaning).joined(separator: " "))")
    }
    let rules = Rule.all.compactMap { rule in
      entry(
        "explain \(rule.id)", rule.title, "\(rule.id) \(rule.title)", "\(rule.rationale) \(rule.remedy)")
    }
    return commands + rules
  }

  /// Returns the command that a word alone means in a person's own words: `landscape`, `fold`.
  private static func command(for word: String) -> String? {
    let kinds: [Sense.Kind: Command] = [
      .device: .device, .system: .system, .guide: .guide, .language: .locale, .orientation: .orientation,
      .direction: .direction, .window: .window, .sizeClass: .sizeclass,
    ]
    let senses = Lexicon.shared.senses(of: word)
    for sense in senses {
      if let command = kinds[sense.kind] { return command.name }
      if sense.proves, let command = Lexicon.shared.name(of: sense.concept).flatMap(Command.named) {
        return command.name
      }
    }
    return nil
  }

  private static func fits(_ word: String, _ wanted: String) -> Bool {
    word == wanted
      || wanted.utf8.count > 3 && word.hasPrefix(wanted) && word.utf8.count <= wanted.utf8.count + 3
      || word.utf8.count > 3 && wanted == word + "s"
  }

  private static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
