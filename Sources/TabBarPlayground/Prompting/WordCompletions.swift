import TabBarCore
import TabBarGuidelines

/// The ways to complete the last word of a line that is still being typed.
package struct WordCompletions {
  package struct Choice {
    /// The text that replaces the typed part of the word, with quotes if it needs them.
    package let insertion: String
    /// A few words about it; may be empty.
    package let meaning: String
    /// Whether the word is complete with it, so that a space may follow.
    package let isComplete: Bool

    init(_ insertion: String, _ meaning: String, isComplete: Bool = true) {
      self.insertion = insertion
      self.meaning = meaning
      self.isComplete = isComplete
    }
  }

  /// The typed part of the word, as offsets of the line's UTF-8 bytes; empty at the line's end if there is none.
  package let typed: Range<Int>
  /// The ways to go on, in the order in which they are offered.
  package private(set) var choices: [Choice] = []
  /// The beginning of a path if a file is expected, or `nil`.
  package private(set) var path: String?
  /// What completes the word as its first choice does.
  package private(set) var rest = ""
  /// What may follow the word: values, and the names of arguments. It is to be read, and is no text for the line.
  package private(set) var usage = ""

  /// Finds what can follow in a line, which was read for the draft of a session.
  package init(of line: PartialLine, in session: Playground) {
    let draft = line.draft
    let end = line.text.utf8.count
    let word = line.isInWord ? line.words.last : nil
    // A quote that is open was closed to read the word.
    typed = word?.range.clamped(to: 0..<end) ?? end..<end
    let isFirst = line.words.count == (line.isInWord ? 1 : 0)
    // A comment has no words.
    guard line.error == nil || line.isInWord, line.pieces.last?.kind != .comment else { return }
    if isFirst {
      let typed = word?.text.lowercased() ?? ""
      choices = Candidates.commands.filter {
        $0.matches(typed) && (session.lesson != nil || Command.named($0.text)?.isOfLesson != true)
      }.map { Choice($0.text, $0.meaning) }
      guard let word, let rest = Self.rest(of: word.quoted, in: choices) else { return }
      self.rest = rest
      if let command = Command.named(choices[0].insertion) {
        usage = Self.placeholders(of: command, from: 0, without: [])
      }
      return
    }
    guard let command = line.command else { return }
    let before = line.words.dropFirst().dropLast(line.isInWord ? 1 : 0)
    let place = before.count { $0.key == nil }
    let used = before.compactMap(\.key)
    if let word, let key = word.key {
      let parameter = command.option(named: key)
      let values =
        parameter.map { Self.values(of: $0, of: command, startingWith: word, in: draft) } ?? []
      choices = values.map { Choice("\(key)=\($0.insertion)", $0.meaning, isComplete: $0.isComplete) }
      rest = Self.rest(of: word.quoted, in: values) ?? ""
      if word.text.isEmpty { usage = parameter?.valueHint ?? "" }
      return
    }
    let hasPairs = line.words.contains(where: \.followsSign)
    let parameter = command.parameter(at: place, inPairs: hasPairs).map {
      $0.narrowed?(Array(line.words.prefix(1) + before)) ?? $0
    }
    var values = parameter.map { Self.values(of: $0, of: command, startingWith: word, in: draft) } ?? []
    func addMarks() {
      let marks = session.timeline.marks.map { Candidate($0.name, "a place that was marked") }
      values += Self.choices(among: marks, startingWith: word)
    }
    switch parameter?.kind {
    case .file: path = word?.text ?? ""
    case .mark: addMarks()
    case .compared:
      addMarks()
      // A path looks like one only from its first slash on.
      path = word.flatMap { $0.text.contains("/") ? $0.text : nil }
    default: break
    }
    // What is changed is most often a part of it.
    let present: String? =
      switch (command.name, place, before.first) {
      case (Command.step.name, 1, let number?):
        UInt32(number.text).flatMap { session.timeline.line(ofStep: Int($0)) }
      case (Command.rename.name, 1, let tab?):
        (try? draft.index(of: tab)).map { Quoting.quoted(draft.design.tabs[$0].title) }
      default: nil
      }
    if let present, present.hasPrefix(word?.text ?? "") {
      values.insert(Choice(present, "what it is now"), at: 0)
    }
    let whole = Array(line.words.prefix(1) + before)
    let keys = Self.keys(among: command.options(after: whole), without: used, startingWith: word)
    choices = values + keys
    guard let word else {
      usage = Self.placeholders(of: command, from: place, without: used)
      return
    }
    let rest = Self.rest(of: word.quoted, in: choices)
    self.rest = rest ?? ""
    guard rest != nil || line.pieces.last?.isWrong == false else { return }
    usage = Self.placeholders(of: command, from: place + 1, without: used)
  }

  // MARK: Choices

  // Longer lists are not useful in a menu.
  private static let mostSymbols = 60

  private static func choices(among candidates: [Candidate], startingWith word: Word?) -> [Choice] {
    let typed = word?.text.lowercased() ?? ""
    return candidates.matching(typed).map { Choice(Quoting.quoted($0.text), $0.meaning) }
  }

  private static func values(
    of parameter: Parameter, of command: Command, startingWith word: Word?, in draft: Draft
  ) -> [Choice] {
    let kind = parameter.kind
    let keywords = choices(among: parameter.keywords, startingWith: word)
    if case .symbol = kind {
      let typed = word?.text ?? ""
      guard !typed.isEmpty else { return keywords }
      // The plain one comes first: house, hourglass.
      let names = Symbol.names(startingWith: typed).sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
      return keywords + names.prefix(mostSymbols).map { Choice($0, "") }
    }
    if case .tab = kind {
      let typed = word?.text.lowercased() ?? ""
      return Candidates.of(kind, in: draft).matching(typed).map { candidate in
        // A title that is also a number or a keyword is meant as a title.
        let isMistakable =
          Quoting.hasMeaning(candidate.text) || parameter.literals.contains(candidate.text.lowercased())
        return Choice(Quoting.quoted(candidate.text, always: isMistakable), candidate.meaning)
      } + keywords
    }
    let candidates = Candidates.atHand(kind, in: draft, wantsAnswers: command.name == Command.answer.name)
    return choices(among: candidates, startingWith: word) + keywords
  }

  private static func keys(
    among options: [Parameter], without used: [String], startingWith word: Word?
  ) -> [Choice] {
    guard word?.isQuoted != true else { return [] }
    let typed = word?.text ?? ""
    return options.flatMap { option -> [Choice] in
      guard option.name.hasSuffix(".LOCALE") else {
        guard option.name.hasPrefix(typed), !used.contains(option.name) else { return [] }
        return [Choice(option.name + "=", option.meaningOrValues, isComplete: false)]
      }
      let stem = String(option.name.dropLast("LOCALE".count))
      guard typed.hasPrefix(stem) else {
        return stem.hasPrefix(typed) ? [Choice(stem, option.meaningOrValues, isComplete: false)] : []
      }
      return Candidates.of(.locale, in: Draft()).map { (stem + $0.text, $0.meaning) }
        .filter { $0.0.hasPrefix(typed) && !used.contains($0.0) }
        .map { Choice($0.0 + "=", $0.1, isComplete: false) }
    }
  }

  // MARK: Rest and usage

  /// Returns the rest of the first choice after the typed text, or `nil` if it does not start with that.
  private static func rest(of typed: String, in choices: [Choice]) -> String? {
    guard let best = choices.first, best.insertion.hasPrefix(typed) else { return nil }
    return String(best.insertion.dropFirst(typed.count))
  }

  /// Returns the names of the arguments that a command can still take, required ones first.
  private static func placeholders(of command: Command, from place: Int, without used: [String]) -> String {
    var words: [String] = []
    for index in command.parameters.indices where index >= place {
      words.append(command.parameters[index].usage(withRange: true))
    }
    if place >= command.parameters.count, let last = command.parameters.last, last.isRepeated {
      words.append("[\(last.name)…]")
    }
    let keys = command.options.filter { !used.contains($0.name) }
    words += keys.prefix(3).map { "[\($0.name)=\($0.valueUsage)]" }
    if keys.count > 3 { words.append("…") }
    return words.joined(separator: " ")
  }
}

extension Parameter {
  /// The words of the name that are typed literally, as `off` is in `VALUE|off`.
  fileprivate var keywords: [Candidate] {
    switch kind {
    case .text, .prose, .tab, .symbol:
      literals.map { Candidate($0) }
    default: []
    }
  }

  fileprivate var meaningOrValues: String { meaning.map { $0.filter { $0 != "`" } } ?? valueHint }

  /// The value of an option, of a number its range.
  fileprivate var valueHint: String {
    if case .number(let range, []) = kind { range.words } else { valueUsage }
  }
}

extension ClosedRange<Int> {
  /// The range as people read it: `1–9`, or `1…` where it has no end.
  var words: String { upperBound == .max ? "\(lowerBound)…" : "\(lowerBound)–\(upperBound)" }
}
