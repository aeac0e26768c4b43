import TabBarGuidelines
@testable import TabBarPlayground
import Testing

@Suite("The quiz")
struct QuizTests {
  /// Gives the answers one after the other, and returns what each question was about.
  private func topics(_ answers: [Bool], of quiz: inout Quiz) -> [QuizTopic] {
    answers.compactMap { isRight in
      guard let question = quiz.current else { return nil }
      _ = quiz.take(isRight ? question.answer : "", in: Draft())
      return question.topic
    }
  }

  @Test("The order is the same each time, and no question comes twice in a row of right answers")
  func order() {
    var (first, second) = (Quiz(.places), Quiz(.places))
    let right = Array(repeating: true, count: 200)
    let topics = topics(right, of: &first)
    #expect(topics == self.topics(right, of: &second))
    #expect(Set(topics).count == topics.count && topics.count > 30)
    #expect(first.isOver && first.current == nil)
  }

  @Test("What is missed comes again after three others")
  func again() {
    var quiz = Quiz(.names)
    let topics = topics([false, true, true, true, true, true], of: &quiz)
    #expect(topics[4] == topics[0])
    #expect(Set(topics).count == 5)
  }

  @Test(
    "Who misses everything still gets new questions, and each miss comes again after three or more others")
  func missesAll() {
    var quiz = Quiz(.names)
    let topics = topics(Array(repeating: false, count: 40), of: &quiz)
    #expect(Set(topics).count >= 20)
    for (index, topic) in topics.enumerated().dropLast(12) {
      let next = topics[(index + 1)...].firstIndex(of: topic)
      #expect(next.map { $0 - index >= 4 } ?? true)
    }
    #expect(topics[4] == topics[0])
  }

  @Test("At the end what was missed is asked until it is right")
  func end() {
    var quiz = Quiz(.sizes)
    var asked = 0
    while quiz.current != nil, asked < 100 {
      _ = topics([asked != 0 && asked < 30 || asked > 31], of: &quiz)
      asked += 1
    }
    #expect(quiz.isOver)
    guard case .sentence(let sentence)? = quiz.question.first else { return }
    #expect(sentence.hasPrefix("That was every question; the quiz is over"))
  }

  @Test(
    "Another quiz goes on after the last question of its chapter that was asked, and begins anew after the last"
  )
  func goesOn() {
    var quiz = Quiz(.sizes)
    let first = topics([true, true], of: &quiz)
    let present = quiz.current?.topic
    let other = Quiz(.years, after: quiz.asked)
    let next = Quiz(.sizes, after: other.asked)
    #expect(next.current.map { !first.contains($0.topic) && $0.topic != present } == true)
    _ = topics(Array(repeating: true, count: 100), of: &quiz)
    #expect(Quiz(.sizes, after: quiz.asked).current?.topic == first[0])
  }

  @Test("Without a chapter the questions are about all of them, and of several kinds")
  func allChapters() {
    var quiz = Quiz(nil)
    let topics = topics(Array(repeating: true, count: 24), of: &quiz)
    let rules = topics.compactMap { topic -> Chapter? in
      switch topic {
      case .count(let bar): QuizBar.all[bar].chapter
      case .rule(let id), .change(let id), .edition(let id), .finding(let id):
        Chapter.allCases.first { $0.ruleNames.contains(id) }
      }
    }
    #expect(Set(rules).count == 5)
    let kinds = topics.map { String(describing: $0).prefix { $0 != "(" } }
    #expect(Set(kinds).count == 5)
    #expect(Set(kinds.prefix(6)).count >= 3)
  }

  @Test("An unclear answer and a hint leave the question as it is")
  func stays() throws {
    var quiz = Quiz(.purpose)
    let topic = quiz.current?.topic
    for line in ["xyzzy", "hint", "quiz", "  hint  "] {
      let taken = quiz.take(line, in: Draft())
      let turn = try #require(taken)
      #expect(!turn.ends && turn.commands.isEmpty && quiz.current?.topic == topic)
    }
    // Right at once: it was not a miss.
    let topics = topics(Array(repeating: true, count: 8), of: &quiz)
    #expect(Set(topics).count == 8)
  }

  @Test(
    "What shows a text about the guidelines is carried out as usual",
    arguments: ["explain more-tab", "rules", "help", "quiz 2"])
  func references(line: String) {
    var quiz = Quiz(nil)
    #expect(quiz.take(line, in: Draft()) == nil)
  }

  @Test("It ends with one sentence", arguments: ["done", "quit", " Done ", "q", "stop"])
  func done(line: String) throws {
    var quiz = Quiz(.purpose)
    _ = quiz.take("skip", in: Draft())
    let taken = quiz.take(line, in: Draft())
    let turn = try #require(taken)
    #expect(turn.ends && turn.says.count == 1)
    guard case .sentence(let sentence)? = turn.says.first else { return }
    #expect(sentence == "the quiz is over: 0 of 1 right; explain action-tab says more")
  }
}

extension QuizQuestion {
  /// A right answer.
  var answer: String {
    switch solution {
    case .count(let count, _): String(count)
    case .rules(let findings): findings[0].rule
    case .change(_, let line): line
    case .editions(_, let editions): editions[0].guide.id
    }
  }
}
