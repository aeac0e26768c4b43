import TabBarCore
package import TabBarGuidelines
import TabBarLexicon

/// Questions about bars from the pages of rules, one at a time, in an order that is always the same.
///
/// A pure value. What is missed comes again after three others; the answers change nothing.
package struct Quiz {
  /// What is still to be asked, the present question first.
  private var open: [QuizQuestion]
  private let earlier: [QuizQuestion.Topic]
  private var answers: [(question: QuizQuestion, isRight: Bool)] = []
  let chapter: Chapter?

  /// The number of other questions between a miss and its return.
  private static let distance = 3

  /// - Parameter earlier: What quizzes before it have asked, which is left out while there is anything else.
  package init(_ chapter: Chapter?, after earlier: [QuizQuestion.Topic] = []) {
    let all = QuizQuestion.Topic.all(about: chapter).compactMap(QuizQuestion.init)
    let new = all.filter { !earlier.contains($0.topic) }
    (self.chapter, open) = (chapter, new.isEmpty ? all : new)
    self.earlier = new.isEmpty ? [] : earlier
  }

  package var current: QuizQuestion? { open.first }

  /// Keeps the answer to the present question, and goes on to the next one.
  private mutating func answer(_ question: QuizQuestion, says: [Utterance], isRight: Bool) -> Turn {
    answers.append((question, isRight))
    open.removeFirst()
    if !isRight { open.insert(question, at: min(Self.distance, open.count)) }
    return Turn(
      says: says + [.page(QuizQuery(question: question, isRight: isRight))], asks: true)
  }

  private var end: Prose {
    var missed: [String] = []
    for (question, isRight) in answers where !isRight && !missed.contains(question.rule.id) {
      missed.append(question.rule.id)
    }
    let more = missed.prefix(3).map { "`explain \($0)`" as Prose }
    let advice: Prose =
      more.isEmpty
      ? "`quiz` goes on with the next question"
      : "\(Prose.listed(more)) \(more.count, one: "says", many: "say") more"
    let count = answers.isEmpty ? "" : ": \(answers.count(where: \.isRight)) of \(answers.count) right"
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
    return (answers.isEmpty ? [.sentence(introduction)] : []) + [
      .page(QuizQuery(question: current, isRight: nil))
    ]
  }

  package mutating func follow(_ earlier: any Dialogue) {
    guard let quiz = earlier as? Quiz else { return }
    let asked = (quiz.answers.map(\.question) + quiz.open.prefix(1)).map(\.topic)
    self = Quiz(chapter, after: quiz.earlier + asked)
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
    if ["quit", "exit", "q"].contains(SpokenWords.key(for: line.text)) {
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
