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
      let said = TypedLine(isRight ? answer(to: question) : "", source: .prompt)
      _ = quiz.take(said, in: Playground())
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
}
