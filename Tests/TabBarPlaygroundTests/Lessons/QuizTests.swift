import TabBarCore
import TabBarGuidelines
@testable import TabBarPlayground
import Testing

@Suite("The quiz")
struct QuizTests {
  /// What is right, found by the rules and not by the quiz.
  private func answer(to question: QuizQuestion) -> String {
    let scene = question.draft.scene
    if question.isAboutNumber { return scene.layout.visible.map { "\($0 + 1)" }.joined(separator: " ") }
    let place = question.prediction.rules.firstIndex { rule in
      scene.report.findings.contains { $0.rule == rule.id }
    }
    return place.map { "\($0 + 1)" } ?? "0"
  }

  /// Answers questions, each right or wrong; returns the rules that were asked about.
  private func rules(_ answers: [Bool], of quiz: inout Quiz) -> [String] {
    answers.compactMap { isRight in
      guard let question = quiz.current else { return nil }
      let said = TypedLine(isRight ? answer(to: question) : "", source: .prompt)
      _ = quiz.take(said, in: Playground())
      return question.rule.id
    }
  }

  @Test("Every question has one answer that is right, its choices are printed, and it does not give it away")
  func answers() {
    var kinds: [String: Int] = [:]
    for topic in QuizQuestion.Topic.all(about: nil) {
      guard let question = QuizQuestion(topic) else { continue }
      let (prediction, scene) = (question.prediction, question.draft.scene)
      let right = answer(to: question)
      kinds[question.isAboutNumber ? "number" : right == "0" ? "none" : "rule", default: 0] += 1
      #expect(prediction.answer(to: right, about: scene)?.isRight == true, "\(topic)")
      #expect(prediction.answer(to: "xyzzy", about: scene) == nil && !prediction.rows(in: scene).isEmpty)
      for finding in scene.report.findings where !question.isAboutNumber {
        #expect(!"\(prediction.question) \(question.hint)".contains(finding.rule), "\(topic)")
      }
      let isRight = (0...prediction.rules.count).filter {
        prediction.answer(to: "\($0)", about: scene)?.isRight == true
      }
      #expect(question.isAboutNumber || isRight.count == 1, "\(topic)")
    }
    #expect(kinds.count == 3 && kinds.values.allSatisfy { $0 >= 3 }, "\(kinds)")
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
      let turn = quiz.hear(TypedLine(line, source: .prompt), in: Playground())
      guard turn?.ends == true, case .sentence(let sentence)? = turn?.says.first else {
        Issue.record("\(line) does not end")
        continue
      }
      #expect(sentence.text == "the quiz is over: 0 of 1 right; explain \(rule) says more")
    }
  }

  @Test("A quiz leaves out what the one before it has asked, and no dialogue of another kind counts")
  func goesOn() {
    var quiz = Quiz(.sizes)
    let topic = quiz.current?.topic
    quiz.follow(Interview(Draft()))
    #expect(quiz.current?.topic == topic)
    quiz.follow(Quiz(.sizes))
    #expect(quiz.current != nil && quiz.current?.topic != topic)
  }
}
