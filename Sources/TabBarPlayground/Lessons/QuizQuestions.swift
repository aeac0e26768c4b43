import TabBarGuidelines

/// Questions about the guidelines, one at a time, in an order that is always the same.
///
/// A pure value. What is missed comes again after three others; the answers change nothing.
package struct Quiz: Sendable {
  /// The topics that were asked, those of earlier quizzes first.
  package private(set) var asked: [QuizTopic]
  /// The present question, or `nil` where there is none left.
  package private(set) var current: QuizQuestion?

  /// The topics that are still to be asked, the next one first.
  private var upcoming: ArraySlice<QuizTopic>
  /// The topics to be asked again, the first one next.
  private var missed: [(topic: QuizTopic, due: Int)] = []
  /// Whether the present question was asked before.
  private var isAgain = false
  /// How many questions were asked, the present one included.
  private var count = 0
  /// How many answers were right, of how many that were given or asked for.
  private var score = (right: 0, all: 0)
  /// The rules that were missed, each once.
  private var missedRules: [String] = []

  /// The least number of other questions between a miss and its return.
  private static let distance = 3

  /// Begins a quiz about a chapter, or about all of them, after the last of its topics that was asked.
  package init(_ chapter: Chapter?, after asked: [QuizTopic] = []) {
    let topics = QuizTopic.all(about: chapter)
    let known = Set(topics)
    let start = asked.last(where: known.contains).flatMap(topics.firstIndex).map { $0 + 1 } ?? 0
    upcoming = topics[start...] + topics[..<start]
    self.asked = asked
    goOn()
  }

  /// Asks what is to be asked again, if it is time and the last question was a new one, else the next topic.
  private mutating func goOn() {
    count += 1
    if !isAgain, let next = missed.first, next.due <= count { return askAgain() }
    isAgain = false
    while let topic = upcoming.popFirst() {
      guard let question = QuizQuestion(topic) else { continue }
      asked.append(topic)
      current = question
      return
    }
    askAgain()
  }

  private mutating func askAgain() {
    isAgain = true
    current = missed.isEmpty ? nil : QuizQuestion(missed.removeFirst().topic)
  }

  /// Returns the answer to the present question, and goes on to the next one.
  private mutating func answer(_ line: String, _ reply: QuizReply?) -> ConversationTurn? {
    guard let question = current else { return nil }
    let isMissed = if case .right? = reply { false } else { true }
    score = (score.right + (isMissed ? 0 : 1), score.all + 1)
    if isMissed {
      missed.append((question.topic, count + Self.distance + 1))
      if let rule = question.rule?.id, !missedRules.contains(rule) { missedRules.append(rule) }
    }
    let answer = QuizQuery.Answer(line: line, reply: reply, comesAgain: isMissed)
    goOn()
    return ConversationTurn(says: [.page(QuizQuery(question: question, answer: answer))], asks: true)
  }

  private var end: String {
    let more = missedRules.prefix(3).map { "explain \($0)" }
    let advice =
      more.isEmpty
      ? "quiz goes on with the next question" : "\(listed(Array(more))) say\(more.count == 1 ? "s" : "") more"
    let count = score.all == 0 ? "" : ": \(score.right) of \(score.all) right"
    return "the quiz is over\(count); \(advice)"
  }

  private static let introduction =
    "Each line is an answer. hint helps, an empty line or skip shows the answer, done ends the quiz."

  /// Commands that are carried out while a question is open: they show what is written about the guidelines.
  private static let references: Set = ["explain", "rules", "guides", "devices", "help"]
}

extension Quiz: Conversation {
  package var name: String { Command.quiz.name }
  package var advice: String { (current.map { $0.form + " · " } ?? "") + "hint · skip · done" }
  package var isOver: Bool { current == nil }

  package var question: [Utterance] {
    guard let current else { return [.sentence("That was every question; \(end)")] }
    let page = Utterance.page(QuizQuery(question: current, answer: nil))
    return count == 1 ? [.sentence(Self.introduction), page] : [page]
  }

  package var expects: ExpectedLine {
    if case .change? = current?.solution, let draft = current?.draft {
      return .command(on: Playground(Document(draft: draft)))
    }
    return .answer
  }

  package mutating func take(_ line: String, in draft: Draft) -> ConversationTurn? {
    guard let current else { return nil }
    let words = line.split { $0.isWhitespace }.map { $0.lowercased() }
    let typed = String(line.trimmingBlanks)
    switch words.first {
    case nil: return answer("", nil)
    case "skip" where words.count == 1: return answer("", nil)
    case "hint" where words.count == 1: return ConversationTurn(says: [.sentence(current.hint)])
    case "quiz" where words.count == 1: return ConversationTurn(asks: true)
    case "quit", "exit", "done", "stop", "q":
      if words.count == 1 { return ConversationTurn(says: [.sentence(end)], ends: true) }
    case let word? where Self.references.contains(word) || word == "quiz": return nil
    default: break
    }
    let reply = current.reply(to: typed)
    if case .unclear(let what) = reply {
      return ConversationTurn(says: [.sentence("\(what) (skip shows the answer)")])
    }
    return answer(typed, reply)
  }
}
