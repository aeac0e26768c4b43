import TabBarCore
import TabBarGuidelines
@testable import TabBarPlayground
import Testing

@Suite("The quiz")
struct QuizTests {
  /// What is right, found by the rules and not by the quiz.
  private func answer(to question: QuizQuestion) -> String {
    let scene = question.draft.scene
    return question.isAboutNumber
      ? String(scene.layout.visible.count) : scene.report.findings.first?.rule ?? "none"
  }

  /// Answers questions, each right or wrong; returns the rules that were asked about.
  private func rules(_ answers: [Bool], of quiz: inout Quiz) -> [String] {
    answers.compactMap { isRight in
      guard let question = quiz.current else { return nil }
      _ = quiz.take(isRight ? answer(to: question) : "", in: Playground())
      return question.rule.id
    }
  }

  @Test("Every question has an answer that is right, a part of a rule's title too, and does not give it away")
  func answers() {
    var kinds: [String: Int] = [:]
    for topic in QuizQuestion.Topic.all(about: nil) {
      guard let question = QuizQuestion(topic) else { continue }
      let (prediction, scene) = (question.prediction, question.draft.scene)
      let right = answer(to: question)
      kinds[question.isAboutNumber ? "number" : right == "none" ? "none" : "rule", default: 0] += 1
      #expect(prediction.answer(to: right, in: scene).isRight, "\(topic)")
      #expect(!prediction.answer(to: question.isAboutNumber ? "99" : "xyzzy", in: scene).isRight, "\(topic)")
      for finding in scene.report.findings where !question.isAboutNumber {
        let title = Rule.named(finding.rule)?.title.uppercased() ?? ""
        #expect(prediction.answer(to: title, in: scene).isRight, "\(title)")
        #expect(!"\(prediction.question.english) \(question.hint)".contains(finding.rule), "\(topic)")
      }
    }
    #expect(kinds.count == 3 && kinds.values.allSatisfy { $0 >= 3 }, "\(kinds)")
  }

  @Test("What was missed comes again after three others, and what was right does not")
  func missed() {
    var quiz = Quiz(.names)
    let rules = rules([false, true, true, true, true, true], of: &quiz)
    #expect(rules[4] == rules[0] && Set(rules).count == 5)
  }

  @Test("A quiz ends with a count and what to read, when every question was asked or somebody leaves")
  func ends() {
    var quiz = Quiz(.sizes)
    var asked = 0
    while quiz.current != nil, asked < 100 {
      _ = rules([asked > 1], of: &quiz)
      asked += 1
    }
    #expect(quiz.isOver && asked < 100)
    for line in ["done", "stop", "quit", "q", "leave"] {
      var quiz = Quiz(.purpose)
      let rule = rules([false], of: &quiz)[0]
      let turn = quiz.hear(line, in: Playground())
      guard turn?.ends == true, case .sentence(let sentence)? = turn?.says.first else {
        Issue.record("\(line) does not end")
        continue
      }
      #expect(sentence.text == "the quiz is over: 0 of 1 right; explain \(rule) says more")
    }
  }

  @Test("Another quiz goes on with what was not asked yet, and begins anew after the last question")
  func goesOn() {
    var quiz = Quiz(.sizes)
    let first = rules([true, true], of: &quiz)
    let next = Quiz(.sizes, after: quiz.asked)
    #expect(next.current.map { !first.contains($0.rule.id) } == true)
    while quiz.current != nil { _ = rules([true], of: &quiz) }
    #expect(Quiz(.sizes, after: quiz.asked).current?.rule.id == first[0])
  }

  @Test("A hint and the question again change nothing, and a text about the guidelines is a command")
  func between() {
    var quiz = Quiz(.purpose)
    let topic = quiz.current?.topic
    for line in ["hint", "quiz", "  hint  "] {
      #expect(quiz.hear(line, in: Playground())?.ends == false && quiz.current?.topic == topic)
    }
    for line in ["explain more-tab", "rules", "help", "quiz 2"] {
      #expect(quiz.hear(line, in: Playground()) == nil)
    }
  }
}
