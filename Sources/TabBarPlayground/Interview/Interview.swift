import TabBarCore
package import TabBarGuidelines
import TabBarLexicon

/// The open questions of rules that need a person, answered by number: `3 yes`.
///
/// A pure value: it says what a line means as an answer, and looks at the draft for what is still open. An answer is a
/// few ordinary commands, so that a session keeps it.
package struct Interview: Dialogue {
  /// Every question that was open since the beginning; its place is its number, which stays.
  private var questions: [OpenQuestion] = []
  private var open: [Int] = []

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

  package var name: Prose? { "interview" }
  package var advice: Prose { "1 y · 1 n · 1 x never ask · done" }
  package var isOver: Bool { open.isEmpty }
  package var expects: ExpectedLine { .answerOrCommand }

  package var question: [Utterance] {
    open.isEmpty
      ? [.sentence("There is nothing left to ask; `check` judges by the answers.")]
      : open.map { entry($0) } + [.sentence("Type a number and y, n or another of its answers; done ends.")]
  }

  private func entry(_ index: Int, isAlone: Bool = false) -> Utterance {
    let question = questions[index]
    let keys = isAlone || question.hasWords ? " " + question.keys : ""
    return .sentence("\("\(index + 1) \(question.rule): \(question.text)\(keys)")")
  }

  package func preview(of line: String) -> String? { answer(line)?.commands.joined(separator: " · ") }

  package mutating func grant(_ request: DialogueRequest, in playground: Playground) -> Turn? {
    switch request {
    case .leave, .solution:
      Turn(says: [.sentence("the interview is over; `interview` goes on with what is open")], ends: true)
    case .task: Turn(asks: true)
    case .hint: open.first.map { Turn("`explain \(questions[$0].rule)` says more") }
    case .skip: Turn("which question? 1 y answers the first one")
    case .back, .goal, .reset, .why: nil
    }
  }

  package mutating func take(_ line: String, in playground: Playground) -> Turn? {
    SpokenWords.key(for: line) == "q" ? grant(.leave, in: playground) : answer(line)
  }

  /// Returns what comes of a line as an answer; `nil` for a line that is none, such as a number alone, which is one of
  /// another list.
  private func answer(_ line: String) -> Turn? {
    let words = line.split(separator: " ", maxSplits: 1)
    guard words.count == 2, let number = Int(words[0]) else {
      return ["y", "n", "s", "x"].contains(SpokenWords.key(for: line))
        ? Turn("which question? 1 y answers the first one") : nil
    }
    guard let question = open.first(where: { $0 + 1 == number }).map({ questions[$0] }) else {
      return Turn("no question \(number) is open: `interview` lists them")
    }
    let key = SpokenWords.key(for: String(words[1]))
    if key == "x" { return Turn(commands: ["allow \(question.rule) because \"never ask\""]) }
    if let commands = question.commands(key) { return Turn(commands: commands) }
    return Turn("this question asks which one: \(question.keys)")
  }

  package mutating func look(at playground: Playground, after lines: [String]) -> Turn? {
    let before = open
    update(playground.draft.scene)
    guard open != before else { return nil }
    let answered = before.filter { !open.contains($0) }.map { questions[$0].rule }
    let said: [Utterance] =
      answered.isEmpty ? [] : [.sentence("answered: \(listed(answered)); \(open.count) left")]
    return Turn(says: said + (open.first.map { [entry($0, isAlone: true)] } ?? question))
  }
}

private struct OpenQuestion: Sendable {
  let rule: String
  let text: String
  private let fact: InterviewFact?
  /// Whether each tab lacks the fact that it is asked about.
  private let lacksFact: [Bool]
  /// The icons, whose names say their form where a no does not.
  private let icons: [String?]

  init(_ item: NotChecked, in scene: Scene) {
    rule = item.rule
    // The hint in brackets names the command that the answer becomes.
    let parts = item.why.split(separator: "? (", maxSplits: 1)
    text = parts.count == 2 ? parts[0] + "?" : item.why
    icons = scene.design.tabs.map(\.icon)
    let fact = InterviewFact.of(
      item.rule, hint: parts.count == 2 ? parts[1] : "", height: scene.layout.contentHeight.word)
    self.fact = fact
    lacksFact = scene.design.tabs.map { tab in
      guard case .tabs(let property, _, _) = fact, tab.details?[word: property] == nil else { return false }
      // Only an icon that is no known symbol is asked about.
      return property != .iconKind || tab.icon.map { Symbol.named($0) == nil } == true
    }
  }

  /// Whether it is answered by one of a few words, and not by yes or no.
  var hasWords: Bool { if case .choice = fact { true } else { false } }

  var keys: String {
    switch fact {
    case .tabs: "y all · n none · the numbers of the tabs that do not"
    case .choice(let property): Self.words(property).joined(separator: " · ")
    case .bar, nil: "y yes · n no"
    }
  }

  /// Returns the commands that say the same as an answer; `nil` for a word that is none.
  func commands(_ word: String) -> [String]? {
    let denial = ["answer \(rule) no"]
    switch fact {
    case .bar(let yes, let no):
      if word == "y" { return ["bar \(yes)"] }
      return word == "n" ? no.map { ["bar \($0)"] } ?? denial : nil
    case .choice(let property):
      return Self.words(property).contains(word) ? ["bar \(property.rawValue)=\(word)"] : nil
    case .tabs(let property, let yes, let no):
      // It asks whether all tabs do the same, so that a no says only that they differ.
      if word == "n", rule == "one-view" { return denial }
      guard let wrong = wrongTabs(word) else { return nil }
      return lacksFact.indices.filter { lacksFact[$0] || wrong.contains($0) }.map { tab in
        let isNamedSo = property == .iconVariant && icons[tab]?.contains(".fill") == true
        return "set \(tab + 1) \(property.rawValue)=\(wrong.contains(tab) && !isNamedSo ? no : yes)"
      }
    case nil: return word == "n" ? denial : word == "y" ? ["answer \(rule) yes"] : nil
    }
  }

  /// Returns the indices of the tabs that a word says the wrong value of; `nil` where it says nothing of them.
  private func wrongTabs(_ word: String) -> [Int]? {
    if word == "y" { return [] }
    if word == "n" { return Array(lacksFact.indices) }
    let tabs = word.split { $0 == " " || $0 == "," }.map { Int($0).map { $0 - 1 } ?? -1 }
    return tabs.isEmpty || !tabs.allSatisfy(lacksFact.indices.contains) ? nil : tabs
  }

  private static func words(_ property: BarProperty) -> [String] {
    if case .choice(let words) = property.words { words } else { [] }
  }
}
