import TabBarCore
package import TabBarGuidelines
import TabBarLexicon

/// The open questions of rules that need a person, answered by number.
///
/// A pure value: it says what a line means as an answer, and looks at the draft for what is still open. An answer is a
/// few ordinary commands, so that a session keeps it.
package struct Interview: Sendable {
  /// Every question that was open since the beginning; its place is its number, which stays.
  private var questions: [OpenQuestion] = []
  /// The indices of those that are open.
  private var open: [Int] = []
  /// The index from which on the next one is asked by itself; `nil` while only the list was shown.
  private var place: Int?

  package init(_ draft: Draft) { update(draft.scene) }

  private mutating func update(_ scene: Scene) {
    let asked = scene.report.notChecked.filter { $0.verdict == .needsPerson }
    open = asked.map { OpenQuestion($0, in: scene) }.map { question in
      // By its text: a rule may have a second question.
      let known = questions.firstIndex { $0.rule == question.rule && $0.text == question.text }
      guard let known else {
        questions.append(question)
        return questions.count - 1
      }
      questions[known] = question
      return known
    }
  }

  /// The question that an answer without a number is for: the one that was shown by itself, or the only one; else `nil`.
  private var present: Int? {
    guard let place else { return open.count == 1 ? open.first : nil }
    return open.first { $0 >= place } ?? open.first
  }

  private func text(_ index: Int) -> String {
    "\(index + 1) \(questions[index].rule): \(questions[index].text)"
  }

  private func entry(_ index: Int) -> Utterance { .sentence("\(text(index)) \(questions[index].keys)") }
}

extension Interview: Conversation {
  package var name: Prose { "interview" }
  package var advice: Prose { "1 y · 1 n · 1 x never ask · y, n, skip: the one shown alone · done" }
  package var isOver: Bool { open.isEmpty }
  package var expects: ExpectedLine { .answerOrCommand }

  package var question: [Utterance] {
    open.isEmpty
      ? [.sentence("There is nothing left to ask; check judges by the answers.")]
      : open.map { .sentence("\(text($0))") } + [.sentence("Type a number and y or n; done ends.")]
  }

  private var next: [Utterance] { present.map { [entry($0)] } ?? question }

  package func preview(of line: String) -> String? { answer(line)?.commands.joined(separator: " · ") }

  package mutating func take(_ line: String, in draft: Draft) -> ConversationTurn? {
    guard let turn = answer(line) else { return nil }
    if let index = index(in: line) { place = index + 1 }
    return turn.asks ? ConversationTurn(says: next) : turn
  }

  /// Returns the question that a line is about.
  private func index(in line: String) -> Int? {
    Int(line.trimmingBlanks.prefix { $0.isNumber }).map { $0 - 1 } ?? present
  }

  /// Returns what comes of a line as an answer, which asks for the next question where one is passed over; `nil` for a line
  /// that is none.
  private func answer(_ line: String) -> ConversationTurn? {
    guard let index = index(in: line) else {
      switch SpokenWords.key(for: line) {
      case "q", "done": return end
      case "y", "n", "s", "x":
        return ConversationTurn(says: [.sentence("which question? 1 y answers the first one")])
      default: return nil
      }
    }
    let isNumbered = line.trimmingBlanks.first?.isNumber == true
    let rest = isNumbered ? line.trimmingBlanks.drop { $0.isNumber } : line[...]
    // A number alone is one of another list.
    if isNumbered, rest.first.map({ $0 != " " }) ?? true { return nil }
    guard open.contains(index) else {
      return ConversationTurn(says: [.sentence("no question \(index + 1) is open: interview lists them")])
    }
    let question = questions[index]
    switch SpokenWords.key(for: String(rest)) {
    case "s": return ConversationTurn(asks: true)
    case "x": return ConversationTurn(commands: ["allow \(question.rule) because \"never ask\""])
    case "q", "done": return end
    case let word:
      if let commands = question.commands(word) { return ConversationTurn(commands: commands) }
      guard isNumbered || word == "y" || word == "n" else { return nil }
      return ConversationTurn(says: [.sentence("this question asks which one: \(question.keys)")])
    }
  }

  private var end: ConversationTurn {
    ConversationTurn(
      says: [.sentence("the interview is over; interview goes on with what is open")], ends: true)
  }

  package mutating func look(at playground: Playground) -> [Utterance] {
    let before = open
    update(playground.draft.scene)
    guard open != before else { return [] }
    let answered = before.filter { !open.contains($0) }.map { questions[$0].rule }
    return (answered.isEmpty ? [] : [.sentence("answered: \(listed(answered)); \(open.count) left")]) + next
  }
}

private struct OpenQuestion: Sendable {
  let rule: String
  let text: String
  private let fact: InterviewFact?
  /// Whether each tab lacks the fact that it is asked about.
  private let lacksFact: [Bool]
  private let barHeight: String
  /// The icons, whose names say their form where a no does not.
  private let icons: [String?]

  init(_ item: NotChecked, in scene: Scene) {
    rule = item.rule
    // The hint in brackets names the command that the answer becomes.
    let parts = item.why.split(separator: "? (", maxSplits: 1)
    text = parts.count == 2 ? parts[0] + "?" : item.why
    let hint = parts.count == 2 ? parts[1] : ""
    icons = scene.design.tabs.map(\.icon)
    let fact = InterviewFact.of(item.rule, hint: hint)
    self.fact = fact
    lacksFact = scene.design.tabs.map { tab in
      guard case .tabs(let property, _, _) = fact, tab.details?[word: property] == nil else { return false }
      // Only an icon that is no known symbol is asked about.
      return property != .iconKind || tab.icon.map { Symbol.named($0) == nil } == true
    }
    barHeight = scene.layout.contentHeight.word
  }

  var keys: String {
    switch fact {
    case .tabs: "y all · n none · the numbers of the tabs that do not"
    case .choice(let property): Self.lettered(property).map { "\($0.0) \($0.1)" }.joined(separator: " · ")
    case .height: "y yes · bar height=POINTS"
    case .bar, nil: "y yes · n no"
    }
  }

  /// Returns the commands that say the same as an answer; `nil` for a word that is none.
  func commands(_ word: String) -> [String]? {
    switch fact {
    case .bar(let yes, let no):
      if word == "y" { return ["bar \(yes)"] }
      return word == "n" ? [no.map { "bar \($0)" } ?? denial] : nil
    case .height: return word == "y" ? ["bar height=\(barHeight)"] : nil
    case .choice(let property):
      return Self.lettered(property).first { $0.0 == word }.map { ["bar \(property.rawValue)=\($0.1)"] }
    case .tabs(let property, let yes, let no):
      // It asks whether all tabs do the same, so that a no says only that they differ.
      if word == "n", rule == "one-view" { return [denial] }
      guard let wrong = wrongTabs(word) else { return nil }
      return lacksFact.indices.filter { lacksFact[$0] || wrong.contains($0) }.map { tab in
        let isNamedSo = property == .iconVariant && icons[tab]?.contains(".fill") == true
        return "set \(tab + 1) \(property.rawValue)=\(wrong.contains(tab) && !isNamedSo ? no : yes)"
      }
    case nil: return word == "n" ? [denial] : word == "y" ? ["answer \(rule) yes"] : nil
    }
  }

  private var denial: String { "answer \(rule) no" }

  /// Returns the indices of the tabs that a word says the wrong value of; `nil` where it says nothing of them.
  private func wrongTabs(_ word: String) -> [Int]? {
    if word == "y" { return [] }
    if word == "n" { return Array(lacksFact.indices) }
    let tabs = word.split { $0 == " " || $0 == "," }.map { Int($0).map { $0 - 1 } ?? -1 }
    return tabs.isEmpty || !tabs.allSatisfy(lacksFact.indices.contains) ? nil : tabs
  }

  /// Returns the words that a fact may have, each with a letter.
  private static func lettered(_ property: BarProperty) -> [(String, String)] {
    guard case .choice(let words) = property.words else { return [] }
    return Array(zip(["a", "b", "c", "d", "e"], words))
  }
}
