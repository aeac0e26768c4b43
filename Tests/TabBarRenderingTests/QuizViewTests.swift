import TabBarCore
import TabBarDrawing
import TabBarGuidelines
@testable import TabBarPlayground
import TabBarRendering
import Testing

@Suite("The pages of the quiz")
struct QuizViewTests {
  private static let questions = QuizQuestion.Topic.all(about: nil).compactMap { QuizQuestion($0) }

  private func page(
    _ question: QuizQuestion, isRight: Bool? = nil, _ options: RenderOptions = RenderOptions(columns: 80)
  ) -> [String] {
    QuizQuery(question: question, isRight: isRight).lines(in: ViewContext(options)).map(\.text)
  }

  @Test("An open question shows no finding, and no bar whose tabs are to be counted; its answer shows both")
  func open() {
    for question in Self.questions {
      let text = page(question).joined(separator: "\n")
      let answer = page(question, isRight: false, RenderOptions(columns: 1_000)).joined(separator: "\n")
        .replacing(/\n +/, with: " ")
      if question.isAboutNumber { #expect(!text.contains("│") && answer.contains("│")) }
      for finding in question.draft.scene.report.findings {
        #expect(!text.contains(finding.message) && !text.contains(finding.source), "\(text)")
        #expect(answer.contains("\(finding.rule): \(finding.message); \(finding.source)"), "\(answer)")
      }
      #expect(answer.hasSuffix("It comes again after three others."))
      #expect(!page(question, isRight: true).contains { $0.hasPrefix("It comes again") })
    }
  }
}
