import TabBarCore
import TabBarGuidelines
import TabBarSentences

/// The questions of rules that need a person, one at a time.
///
/// A pure value: it says what a line means as an answer, and looks at the draft for what is still open. An answer is a
/// few ordinary commands, so that a session keeps it.
package struct Interview: Sendable {
  /// The open questions, the present one first.
  private var questions: [Question] = []
  /// The rules whose questions were passed over.
  private var passed: [String] = []
  /// The key that was the last answer, of which the rest of a word may follow.
  private var lastKey: String?

  /// Begins with the questions that are open.
  package init(_ draft: Draft) { questions = Self.open(in: draft.scene, without: []) }

  package var isOver: Bool { questions.isEmpty }

  /// The present question with the keys that answer it, or that there is none.
  package var lines: [String] {
    guard let question = questions.first else {
      return passed.isEmpty
        ? ["There is nothing left to ask; check judges by the answers."]
        : ["That was the last question; check judges by the answers, and \(passed.count) stay open."]
    }
    return [
      "\(question.rule), \(questions.count) left: \(question.text)",
      "\(question.keys) · s skip · x never ask · q stop",
    ]
  }

  /// Returns what comes of a line as an answer to the present question, which asks again where it is passed over; `nil`
  /// for a line that is none.
  package func answer(_ line: String) -> ConversationTurn? {
    guard let question = questions.first else { return nil }
    let word = SpokenWords.key(for: line)
    switch word {
    case "s": return ConversationTurn(asks: true)
    case "x": return ConversationTurn(commands: ["allow \(question.rule) because \"never ask\""])
    case "q":
      let end = "the interview is over; interview goes on with what is open"
      return ConversationTurn(says: [.sentence(end)], ends: true)
    default:
      if let turn = question.answer(word) { return turn }
      guard word == "y" || word == "n" else { return nil }
      return ConversationTurn(says: [.sentence("this question asks which one: \(question.keys)")])
    }
  }

  /// Whether a key alone answers the present question, without Return. After a digit more may come.
  package func isAnswered(by key: Character) -> Bool { !key.isNumber && answer(String(key)) != nil }

  /// Passes over the present question.
  package mutating func pass(_ draft: Draft) {
    if let question = questions.first { passed.append(question.rule) }
    questions = Self.open(in: draft.scene, without: passed)
  }

  package mutating func look(at playground: Playground) -> [Utterance] {
    let before = questions
    let scene = playground.draft.scene
    questions = Self.open(in: scene, without: passed)
    // By its text: a rule may have a second question.
    guard let asked = before.first, questions.first?.text != asked.text else { return [] }
    let (old, new) = (before.dropFirst().map(\.rule), questions.map(\.rule))
    let gone = old.filter { !new.contains($0) }
    let added = new.filter { $0 != asked.rule && !old.contains($0) }
    let changes =
      (scene.report.met.contains(asked.rule) ? ["\(asked.rule) is met"] : [])
      + (gone.isEmpty ? [] : ["\(listed(gone)) \(gone.count == 1 ? "needs" : "need") no answer any more"])
      + (added.isEmpty ? [] : ["\(listed(added)) \(added.count == 1 ? "asks" : "ask") as well now"])
    return (changes.isEmpty ? [] : [.sentence(changes.joined(separator: "; "))]) + question
  }

  private static func open(in scene: Scene, without passed: [String]) -> [Question] {
    scene.report.notChecked.compactMap { item in
      guard item.verdict == .needsPerson, !passed.contains(item.rule) else { return nil }
      return Question(item, in: scene)
    }
  }

  /// An open question of a rule.
  private struct Question: Sendable {
    let rule: String
    let text: String
    private let fact: InterviewFact?
    /// Whether each tab lacks the fact that it is asked about.
    private let lacksFact: [Bool]
    private let barHeight: String
    /// Whether it is asked if all tabs do the same, so that a no says only that they differ.
    private var asksWhetherSame: Bool { rule == "one-view" }
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
      case .tabs: "y all · n none · 1 3 … the tabs that do not"
      case .choice(let property): Self.lettered(property).map { "\($0.0) \($0.1)" }.joined(separator: " · ")
      case .bar, .height, nil: "y yes · n no"
      }
    }

    func answer(_ word: String) -> ConversationTurn? {
      if word == "n", case .height = fact {
        let advice = "open: bar height=POINTS says how high it is"
        return ConversationTurn(says: [.sentence(advice)], asks: true)
      }
      return commands(word).map { ConversationTurn(commands: $0) }
    }

    /// Returns the commands that say the same as an answer.
    private func commands(_ word: String) -> [String]? {
      switch fact {
      case .bar(let yes, let no):
        if word == "y" { return ["bar \(yes)"] }
        return word == "n" ? [no.map { "bar \($0)" } ?? denial] : nil
      case .height: return word == "y" ? ["bar height=\(barHeight)"] : nil
      case .choice(let property):
        return Self.lettered(property).first { $0.0 == word }.map { ["bar \(property.rawValue)=\($0.1)"] }
      case .tabs(let property, let yes, let no):
        if word == "n", asksWhetherSame { return [denial] }
        guard let wrong = wrongTabs(word) else { return nil }
        return lacksFact.indices.filter { lacksFact[$0] || wrong.contains($0) }.map { tab in
          let isNamedSo = property == .iconVariant && icons[tab]?.contains(".fill") == true
          return "set \(tab + 1) \(property.rawValue)=\(wrong.contains(tab) && !isNamedSo ? no : yes)"
        }
      case nil: return word == "n" ? [denial] : word == "y" ? ["answer \(rule) yes"] : nil
      }
    }

    /// The command that only says no.
    private var denial: String { "answer \(rule) no" }

    /// Returns the indices of the tabs that a word says the wrong value of; `nil` where it says nothing of them.
    private func wrongTabs(_ word: String) -> [Int]? {
      if word == "y" { return [] }
      if word == "n" { return Array(lacksFact.indices) }
      var tabs: [Int] = []
      for part in word.split(whereSeparator: { $0 == " " || $0 == "," }) {
        guard let number = Int(part), lacksFact.indices.contains(number - 1) else { return nil }
        tabs.append(number - 1)
      }
      return tabs.isEmpty ? nil : tabs
    }

    /// Returns the words that a fact may have, each with a letter.
    private static func lettered(_ property: BarProperty) -> [(String, String)] {
      guard case .choice(let words) = property.words else { return [] }
      return Array(zip(["a", "b", "c", "d", "e"], words))
    }
  }
}

extension Interview: Conversation {
  package var name: String { Command.interview.name }
  package var advice: String { "one key answers; a space begins a command" }
  package var question: [Utterance] { lines.map { .sentence($0) } }
  package var expects: ExpectedLine { .answerOrCommand }

  package func preview(of line: String) -> String? { answer(line)?.commands.joined(separator: " · ") }

  package mutating func take(_ line: String, in draft: Draft) -> ConversationTurn? {
    // A key answers at once, and the rest of its word comes afterwards: of yes, es.
    let rest = line.trimmingBlanks.lowercased()
    if let lastKey, SpokenWords.goesOn(rest, after: lastKey), answer(line) == nil {
      self.lastKey = nil
      return ConversationTurn()
    }
    guard let turn = answer(line) else { return nil }
    lastKey = rest.count == 1 ? rest : nil
    if turn.asks { pass(draft) }
    return turn
  }
}

extension String {
  /// The text without white space at either end.
  var trimmingBlanks: Substring {
    var text = self[...]
    while text.last?.isWhitespace == true { text.removeLast() }
    return text.drop { $0.isWhitespace }
  }
}
