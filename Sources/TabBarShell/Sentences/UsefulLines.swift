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
  func usefulLines(for line: String) -> (lines: [String], form: String?) {
    let words = Reader.wish(in: line).lowercased().split {
      !$0.isLetter && !$0.isNumber && !"-./".contains($0)
    }.map(
      String.init
    )
    .map { $0.trimming("-./") }.filter { !$0.isEmpty }
    .flatMap { [$0] + Lexicon.shared.helpWords(for: $0) }
    let rules = Question(line, in: draft).guesses
    let asks = Reader.asks(line) || line.hasSuffix("?") && !Reader.asksHow(line)
    if asks, !rules.isEmpty { return (rules, nil) }
    let isHarmlessOnly = Reader.wishesForNoChange(line)
    let likely = Reader.likelyCommands(for: words.joined(separator: " "), in: self)
    var found = likely.compactMap(Command.named).filter { command in
      lesson != nil || !command.isOfLesson
    }.map { ($0 as Command?, $0.keylessUsage) }
    // Who asks about a change is shown how it is said, and so is who leaves out what it needs.
    if let (command, form) = found.first, let command, command.isRecorded,
      isHarmlessOnly || filled(command, words) == nil
    {
      return ([], form)
    }
    found += rules.prefix(1).map { (nil, $0) }
    var (lines, form): ([String], String?) = ([], nil)
    for (command, text) in found where lines.count < Self.mostUseful {
      // Who asks, or denies something, wants nothing to change; and tabs go only where a word says so.
      let line =
        command.map { command in
          filled(command, words).flatMap { line in
            onlyShows(line) || !isHarmlessOnly && (Reader.proves(command.name, words) || !takesAway([line]))
              ? line : nil
          }
        } ?? text
      if let line {
        if !lines.contains(line) { lines.append(line) }
      } else if form == nil {
        form = text
      }
    }
    return (lines, form)
  }

  /// Returns a command with what is said, or else what is there; `nil` where that cannot be carried out.
  private func filled(_ command: Command, _ words: [String]) -> String? {
    var line = command.name
    var rest = words.filter { !Lexicon.shared.isFree($0) }
    // The tabs that are named, and then the last ones, but never one in place of another: it, the third, a title
    // that no tab has.
    let tabs = draft.design.tabs.indices.reversed()
    let named = tabs.filter { words.contains(draft.design.tabs[$0].title.lowercased()) }
    let points = words.contains(where: Reader.points) || rest.count { !SpokenWords.isPolite($0) } > 1
    var left = (named + tabs.filter { !points && !named.contains($0) })[...]
    for parameter in command.parameters {
      func isValue(_ word: String) -> Bool {
        parameter.isClosed && word != command.name && (try? parameter.kind.read(Word(argument: word))) != nil
      }
      var value = rest.firstIndex(where: isValue).map { rest.remove(at: $0) }
      // The form of a file is what its name ends in.
      value =
        value
        ?? rest.compactMap { $0.split(separator: ".").dropFirst().last.map(String.init) }.first(
          where: isValue)
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
    if command.isRecorded { return later.isSame(as: self) ? nil : line }
    // What else there is besides the session, such as work that was not saved, nobody here knows.
    return onlyShows(line) || command.parameters.contains(where: isFile) ? line : nil
  }

  private func isFile(_ parameter: Parameter) -> Bool {
    if case .file = parameter.kind { true } else { false }
  }

  /// Returns what is there of a kind, the last of several.
  private func present(for kind: Parameter.Kind, _ words: [String]) -> String? {
    switch kind {
    case .rule: draft.scene.report.findings.first?.rule
    case .mark: timeline.marks.last.map { Quoting.quoted($0.name) }
    case .number where timeline.number > 0: String(timeline.number)
    case .file:
      words.first { $0.contains(".") } ?? words.compactMap(Format.named).first.map { "bar.\($0.id)" }
    default: nil
    }
  }
}
