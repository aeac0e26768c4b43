import TabBarCore
package import TabBarGuidelines
import TabBarLexicon

/// The open questions of rules that need a person, answered by number: `3 yes`.
///
/// A pure value: it says what a line means as an answer, and looks at the draft for what is still open. An answer is a
/// few ordinary commands, so that a session keeps it.
package struct Interview: Dialogue {
  /// Every question that was open since the beginning; its place is its number, which stays.
  private var questions: [NotChecked] = []
  private var open: [Int] = []

  package init(_ draft: Draft) { update(draft.scene) }

  private mutating func update(_ scene: Scene) {
    let asked = scene.report.notChecked.filter { $0.verdict == .needsPerson }
    open = asked.map { item in
      // By its text: a rule may have a second question.
      let known = questions.firstIndex { $0.rule == item.rule && $0.question == item.question }
      guard let known else {
        questions.append(item)
        return questions.count - 1
      }
      questions[known] = item
      return known
    }
  }

  package var name: Prose? { "interview" }
  package var advice: Prose { "1 y · 1 n · 1 x never ask · done" }
  package var isOver: Bool { open.isEmpty }
  package var takesEveryLine: Bool { false }

  package var question: [Utterance] {
    open.isEmpty
      ? [.sentence("There is nothing left to ask; `check` judges by the answers.")]
      : open.map { entry($0) } + [.sentence("Type a number and y, n or another of its answers; `done` ends.")]
  }

  private func entry(_ index: Int, isAlone: Bool = false) -> Utterance {
    let question = questions[index]
    let text: Prose = "\(index + 1) \(question.rule): \(question.question)"
    return .sentence(isAlone || question.hasWords ? "\(text) \(question.keys)" : text)
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

  package mutating func take(_ line: TypedLine, in playground: Playground) -> Turn? {
    SpokenWords.key(for: line.text) == "q" ? grant(.leave, in: playground) : answer(line.text)
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
      answered.isEmpty
      ? [] : [.sentence("answered: \(Prose.listed(answered.map { "\($0)" })); \(open.count) left")]
    return Turn(says: said + (open.first.map { [entry($0, isAlone: true)] } ?? question))
  }
}

extension NotChecked {
  /// Whether it is answered by one of a few words, and not by yes or no.
  fileprivate var hasWords: Bool { if case .choice = fact { true } else { false } }

  fileprivate var keys: Prose {
    switch fact {
    case .tabs(_, _, _, .some): "y all · n none · the numbers of the tabs that do not"
    case .choice(let property): "\(Self.words(property).joined(separator: " · "))"
    case .bar, .tabs, nil: "y yes · n no"
    }
  }

  /// Returns the commands that say the same as an answer; `nil` for a word that is none.
  fileprivate func commands(_ word: String) -> [String]? {
    let denial = ["answer \(rule) no"]
    switch fact {
    case .bar(let property, let yes, let no):
      guard word == "y" || word == "n" else { return nil }
      return (word == "y" ? yes : no).map { ["bar \(property.rawValue)=\($0)"] } ?? denial
    case .choice(let property):
      return Self.words(property).contains(word) ? ["bar \(property.rawValue)=\(word)"] : nil
    case .tabs(let tabs, let property, let yes, let no):
      if word == "n", no == nil { return denial }
      guard let wrong = wrong(word, among: tabs), wrong.isEmpty || no != nil else { return nil }
      return tabs.map { "set \($0 + 1) \(property.rawValue)=\(wrong.contains($0) ? no ?? yes : yes)" }
    case nil: return word == "n" ? denial : word == "y" ? ["answer \(rule) yes"] : nil
    }
  }

  /// Returns the indices of the tabs that a word says the wrong value of; `nil` where it says nothing of them.
  private func wrong(_ word: String, among tabs: [Int]) -> [Int]? {
    if word == "y" { return [] }
    if word == "n" { return tabs }
    let wrong = word.split { $0 == " " || $0 == "," }.map { Int($0).map { $0 - 1 } ?? -1 }
    return wrong.isEmpty || !wrong.allSatisfy(tabs.contains) ? nil : wrong
  }

  private static func words(_ property: BarProperty) -> [String] {
    if case .choice(let words) = property.words { words } else { [] }
  }
}
