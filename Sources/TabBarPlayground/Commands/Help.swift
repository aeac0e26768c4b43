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
  private static let mostLikely = 3

  /// The commands and rules that are about the words, the nearest first, and then those that people mean by such words; at
  /// most twelve where not all are asked for.
  package var entries: [Entry] {
    let asked = Self.asked(words)
    let found = Self.entries(about: asked)
    let known = asked.filter(Lexicon.shared.knows)
    let commands = Likelihood.ranked(by: known.map(Likelihood.word)).prefix(Self.mostLikely)
    let rules = Likelihood.rules(for: Likelihood.beginnings(of: known.joined(separator: " ")))
    let likely =
      commands.map { "help \($0)" } + rules.prefix(Self.mostLikely).map { "explain \($0.rule)" }
    let all = Self.entries(about: nil)
    let meant = likely.compactMap { line in all.first { $0.line == line } }
    var entries: [Entry] = []
    for entry in found.filter({ $0.rank == 0 }) + found.filter({ $0.rank == 1 }) + meant
    where !entries.contains(where: { $0.line == entry.line }) {
      entries.append(entry)
    }
    return isWhole ? entries : Array(entries.prefix(Self.most))
  }

  /// Returns the rules about some words: those whose name, title or question has them, or else whose text has them.
  package static func rules(about words: [String]) -> [Rule] {
    let asked = asked(words)
    let near = Rule.all.filter { have(Self.words("\($0.id) \($0.title) \($0.question.rawValue)"), asked) }
    return near.isEmpty
      ? Rule.all.filter { have(Self.words("\($0.id) \($0.title) \($0.rationale) \($0.remedy)"), asked) }
      : near
  }

  /// Returns the words that are asked about: no words of questions, which are in every text.
  private static func asked(_ text: [String]) -> [String] {
    text.flatMap(words).filter { !Lexicon.shared.list("fillers").contains($0) }
  }

  private static func have(_ words: [String], _ wanted: [String]) -> Bool {
    !wanted.isEmpty && wanted.allSatisfy { word in words.contains { fits($0, word) } }
  }

  /// Returns all that has some words, or all there is.
  private static func entries(about wanted: [String]?) -> [Entry] {
    func entry(_ line: String, _ meaning: String, _ near: String, _ far: String) -> Entry? {
      let name = words(near)
      let isNear = wanted.map { have(name, $0) } ?? false
      guard isNear || wanted.map({ have(name + words(far), $0) }) ?? true else { return nil }
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

  private static func fits(_ word: String, _ wanted: String) -> Bool {
    word == wanted
      || wanted.utf8.count > 3 && word.hasPrefix(wanted) && word.utf8.count <= wanted.utf8.count + 3
      || word.utf8.count > 3 && wanted == word + "s"
  }

  private static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
