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
  private var guess: Guess?
  private var isFirst = true
  private var score = (right: 0, all: 0)
  private var missedRules: [String] = []

  /// The number of other questions between a miss and its return.
  private static let distance = 3

  package init(_ chapter: Chapter?, after asked: [QuizQuestion.Topic] = []) {
    let topics = QuizQuestion.Topic.all(about: chapter)
    let new = topics.filter { !asked.contains($0) }
    (self.asked, upcoming) = (asked, new)
    goOn()
    // About some examples there is nothing to ask, and they are always new.
    if current == nil {
      (self.asked, upcoming) = ([], topics)
      goOn()
    }
  }

  private mutating func goOn() {
    current = nil
    while current == nil, !upcoming.isEmpty {
      let topic = upcoming.removeFirst()
      current = QuizQuestion(topic)
      if current != nil, !asked.contains(topic) { asked.append(topic) }
    }
    guess = current.map { Guess($0.prediction, about: $0.draft.scene) }
  }

  /// Returns the answer to the present question, and goes on to the next one.
  private mutating func answer(_ question: QuizQuestion, says: [Utterance], isRight: Bool) -> ConversationTurn
  {
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
    return ConversationTurn(
      says: says + [.page(QuizQuery(question: question, isRight: isRight))], asks: true)
  }

  private var end: String {
    let more = missedRules.prefix(3).map { "explain \($0)" }
    let advice =
      more.isEmpty
      ? "quiz goes on with the next question" : "\(listed(more)) say\(more.count == 1 ? "s" : "") more"
    let count = score.all == 0 ? "" : ": \(score.right) of \(score.all) right"
    return "the quiz is over\(count); \(advice)"
  }

  /// Commands that are carried out while a question is open: they show what is written about the guidelines.
  private static let references: Set = ["explain", "rules", "guides", "devices", "help", "quiz"]
}

extension Quiz: Conversation {
  package var name: Prose { "quiz" }
  package var advice: Prose { "a number, or a rule: name, title or part of it · hint · skip · done" }
  package var isOver: Bool { current == nil }
  package var expects: ExpectedLine { .answer }

  package var question: [Utterance] {
    guard let current else { return [.sentence("That was every question; \(end)")] }
    let introduction =
      "Each line is an answer. hint helps, an empty line or skip shows the answer, done ends the quiz."
    return (isFirst ? [.sentence("\(introduction)")] : []) + [
      .page(QuizQuery(question: current, isRight: nil))
    ]
  }

  package mutating func take(_ line: String, in draft: Draft) -> ConversationTurn? {
    guard let current, var guess else { return nil }
    let words = line.split { $0.isWhitespace }.map { $0.lowercased() }
    switch words.first {
    case nil: return answer(current, says: [], isRight: false)
    case "skip" where words.count == 1: return answer(current, says: [], isRight: false)
    case "hint" where words.count == 1: return ConversationTurn(says: [.sentence("\(current.hint)")])
    case "quiz" where words.count == 1: return ConversationTurn(asks: true)
    case "quit", "exit", "done", "stop", "q", "leave":
      if words.count == 1 { return ConversationTurn(says: [.sentence("\(end)")], ends: true) }
    case let word? where Self.references.contains(word): return nil
    default: break
    }
    let says = guess.answer(line)
    return answer(current, says: says, isRight: guess.said?.isRight == true)
  }
}
