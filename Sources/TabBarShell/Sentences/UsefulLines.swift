import TabBarCore
import TabBarGuidelines
import TabBarLexicon
import TabBarPlayground
import TabBarSentences

/// Lines that do something of the kind that a line is about which nothing can be made of.
extension Playground {
  // As many as are read at a glance.
  private static let mostUseful = 3

  /// Returns up to three lines that can be carried out as things are, for the words of a line that the language knows, and
  /// the form of a command that there is nothing to fill with. Neither where no word is known.
  ///
  /// - Parameter owner: The command that the line begins with; no other one is meant then.
  func usefulLines(for line: String, of owner: Command?) -> (lines: [String], form: String?) {
    let words = line.lowercased().split { !$0.isLetter && !$0.isNumber && !"-./".contains($0) }.map(
      String.init
    )
    .map { $0.trimming("-./") }.filter { !$0.isEmpty }
    .flatMap { [$0] + Lexicon.shared.helpWords(for: $0) }
    let isHarmlessOnly = Reader.wishesForNoChange(line)
    let spoken = Reader.ranks(of: words)
    var found: [(rank: Int, command: Command?, line: String)] = []
    for command in owner.map({ [$0] }) ?? Command.all
    where lesson != nil || command.group != .lessons || DialogueRequest(rawValue: command.name) == nil {
      // What its page says in passing is little, however much of it is said.
      let ranks = words.map { Self.rank(of: $0, for: command) }
      let rank =
        2 * (spoken[command.name] ?? 0) + ranks.filter { $0 > 2 }.reduce(0, +)
        + min(2, ranks.filter { $0 < 3 }.reduce(0, +))
      if rank > 1 { found.append((rank, command, command.keylessUsage)) }
    }
    if owner == nil {
      let rules = Topic.nearest(to: line, on: draft.platform)
      if Reader.asks(line) {
        found += rules.enumerated().map { (9 - $0, nil, "explain \($1.id)") }
      } else if let rule = rules.first {
        found.append((3, nil, "explain \(rule.id)"))
      }
    }
    for lesson in LessonList.all where words.contains(lesson.id) {
      found.append((4, nil, "learn \(lesson.id)"))
    }
    var (lines, form): ([String], String?) = ([], nil)
    for (_, command, text) in found.sorted(by: { ($1.rank, $0.line) < ($0.rank, $1.line) })
    where lines.count < Self.mostUseful {
      // Who asks, or denies something, wants nothing to change.
      let line =
        command.map { filled($0, words).flatMap { !isHarmlessOnly || onlyShows($0) ? $0 : nil } } ?? text
      if let line {
        if !lines.contains(line) { lines.append(line) }
      } else if form == nil {
        form = text
      }
    }
    return (lines, form)
  }

  /// How much a word says that a command is meant: by its names and what people say for it, by its values, by its page.
  private static func rank(of word: String, for command: Command) -> Int {
    if Command.named(word)?.name == command.name { return 4 }
    let lexicon = Lexicon.shared
    if lexicon.isFree(word) || Int(word) != nil { return 0 }
    if command.parameters.contains(where: { $0.isClosed && (try? $0.kind.read(Word(argument: word))) != nil })
    {
      return 3
    }
    return pageWords[command.name]?[word] ?? 0
  }

  /// How much the words of each command's page say that it is meant.
  private static let pageWords = Command.all.reduce(into: [String: [String: Int]]()) { pages, command in
    let examples = command.examples.flatMap(\.meaning.words).map { ($0, 1) }
    pages[command.name] = Dictionary(command.summary.words.map { ($0, 2) } + examples, uniquingKeysWith: max)
  }

  /// Returns a command with what is said, or else what is there; `nil` where that cannot be carried out.
  private func filled(_ command: Command, _ words: [String]) -> String? {
    var line = command.name
    var rest = words.filter { !Lexicon.shared.isFree($0) }
    // The tabs that are named, and then the last ones, but never one in place of another: it, the third.
    let tabs = draft.design.tabs.indices.reversed()
    let named = tabs.filter { words.contains(draft.design.tabs[$0].title.lowercased()) }
    let points = words.contains(where: Reader.points)
    var left = (named + tabs.filter { !points && !named.contains($0) })[...]
    for parameter in command.parameters {
      let place = rest.firstIndex {
        parameter.isClosed && $0 != command.name && (try? parameter.kind.read(Word(argument: $0))) != nil
      }
      var value = place.map { rest.remove(at: $0) }
      if value == nil, !parameter.isOptional || isFile(parameter) {
        value =
          if case .tab = parameter.kind { left.popFirst().flatMap { draft.word(for: $0) } } else {
            present(for: parameter.kind, words + line.split(separator: " ").map(String.init))
          }
      }
      if let value { line += " " + value } else if !parameter.isOptional { return nil }
    }
    // Nobody asked for the loss of what the line itself does not name, such as the other tabs of keep.
    guard let line = canonical(line), let later = after([line]), losses(after: [line], in: later) == nil
    else { return nil }
    return command.isRecorded && later.isSame(as: self) ? nil : line
  }

  private func isFile(_ parameter: Parameter) -> Bool {
    if case .file = parameter.kind { true } else { false }
  }

  /// Returns what is there of a kind, the last of several.
  private func present(for kind: Parameter.Kind, _ words: [String]) -> String? {
    switch kind {
    case .rule, .ruleOr: draft.scene.report.findings.first?.rule
    case .mark: timeline.marks.last.map { Quoting.quoted($0.name) }
    case .number where timeline.number > 0: String(timeline.number)
    case .file:
      words.first { $0.contains(".") } ?? words.compactMap(Format.named).first.map { "bar.\($0.id)" }
    default: nil
    }
  }
}

extension String {
  fileprivate var words: [String] {
    lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
