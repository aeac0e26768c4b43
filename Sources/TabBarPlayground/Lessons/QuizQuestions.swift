import TabBarCore
package import TabBarGuidelines

/// Questions about bars from the pages of rules, one at a time, in an order that is always the same.
///
/// A pure value. What is missed comes again after three others; the answers change nothing.
package struct Quiz: Sendable {
  /// The present question, or `nil` where there is none left.
  package private(set) var current: QuizQuestion?
  /// The questions that were asked, those of earlier quizzes first.
  package private(set) var asked: [QuizQuestion.Topic]
  private var upcoming: [QuizQuestion.Topic]
  private var isFirst = true
  private var score = (right: 0, all: 0)
  private var missedRules: [String] = []

  /// The number of other questions between a miss and its return.
  private static let distance = 3

  private(set) var chapter: Chapter?

  package init(_ chapter: Chapter?, after asked: [QuizQuestion.Topic] = []) {
    (self.chapter, self.asked) = (chapter, asked)
    upcoming = QuizQuestion.Topic.all(about: chapter).filter { !asked.contains($0) }
    goOn()
    // About some examples there is nothing to ask, and they are always new.
    if current == nil, !asked.isEmpty { self = Quiz(chapter) }
  }

  private mutating func goOn() {
    current = nil
    while current == nil, !upcoming.isEmpty {
      let topic = upcoming.removeFirst()
      current = QuizQuestion(topic)
      if current != nil, !asked.contains(topic) { asked.append(topic) }
    }
  }

  /// Returns the answer to the present question, and goes on to the next one.
  private mutating func answer(_ question: QuizQuestion, says: [Utterance], isRight: Bool) -> Turn {
    score = (score.right + (isRight ? 1 : 0), score.all + 1)
    if !isRight {
      // About some examples there is nothing to ask.
      let others = upcoming.indices.lazy.filter { [upcoming] in QuizQuestion(upcoming[$0]) != nil }
      let last = others.prefix(Self.distance).last
      upcoming.insert(question.topic, at: last.map { $0 + 1 } ?? 0)
      if !missedRules.contains(question.rule.id) { missedRules.append(question.rule.id) }
    }
    isFirst = false
    goOn()
    return Turn(
      says: says + [.page(QuizQuery(question: question, isRight: isRight))], asks: true)
  }

  private var end: Prose {
    let more = missedRules.prefix(3).map { "`explain \($0)`" as Prose }
    let advice: Prose =
      more.isEmpty
      ? "`quiz` goes on with the next question"
      : "\(Prose.listed(more)) \(more.count, one: "says", many: "say") more"
    let count = score.all == 0 ? "" : ": \(score.right) of \(score.all) right"
    return "the quiz is over\(count); \(advice)"
  }

  /// Commands that are carried out while a question is open: they show what is written about the guidelines.
  private static let references: Set = ["explain", "rules", "guides", "devices", "help", "quiz"]
}

extension Quiz: Dialogue {
  package var name: Prose? { "quiz" }
  package var advice: Prose { current?.prediction.advice ?? "" }
  package var isOver: Bool { current == nil }
  package var takesEveryLine: Bool { true }
  /// A page in the browser has the question alone where its bar would be the answer.
  package var wall: [[Utterance]]? {
    current.map { question in
      let text = Utterance.sentence("\(question.prediction.question)")
      return [question.isAboutNumber ? [text] : [text, .bar(question.draft, withFindings: false)]]
    }
  }

  package var question: [Utterance] {
    guard let current else { return [.sentence("That was every question; \(end)")] }
    let introduction: Prose =
      "Type numbers from the list. `hint` helps, an empty line or `skip` shows the answer, `done` ends the quiz."
    return (isFirst ? [.sentence(introduction)] : []) + [
      .page(QuizQuery(question: current, isRight: nil))
    ]
  }

  package mutating func follow(_ earlier: any Dialogue) {
    if let quiz = earlier as? Quiz { self = Quiz(chapter, after: quiz.asked) }
  }

  package mutating func grant(_ request: DialogueRequest, in playground: Playground) -> Turn? {
    switch request {
    case .hint: current.map { Turn("\($0.hint)") }
    case .skip, .solution: take(.empty, in: playground)
    // None of these is an answer.
    case .task, .back, .reset, .why: Turn(asks: true)
    case .leave: Turn(says: [.sentence(end)], ends: true)
    case .goal: nil
    }
  }

  package mutating func take(_ line: TypedLine, in playground: Playground) -> Turn? {
    guard let current else { return nil }
    let words = line.text.split { $0.isWhitespace }.map { $0.lowercased() }
    if words == ["quiz"] { return grant(.task, in: playground) }
    if ["quit", "exit", "done", "stop", "q"].contains(words.joined(separator: " ")) {
      return grant(.leave, in: playground)
    }
    if let word = words.first, Self.references.contains(word) { return nil }
    guard let answer = current.prediction.answer(to: line.text, about: current.draft.scene) else {
      return Turn("\(advice)")
    }
    return self.answer(
      current, says: words.isEmpty ? [] : [.sentence(answer.says)], isRight: answer.isRight)
  }
}
