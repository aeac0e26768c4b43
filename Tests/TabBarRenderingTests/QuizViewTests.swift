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
      if question.isAboutNumber { #expect(!text.contains("│") && answer.contains("hidden   ")) }
      for finding in question.draft.scene.report.findings {
        #expect(!text.contains(finding.message) && !text.contains(finding.source), "\(text)")
        #expect(answer.contains("\(finding.rule): \(finding.message); \(finding.source)"), "\(answer)")
      }
      #expect(answer.hasSuffix("It comes again after three others."))
      #expect(!page(question, isRight: true).contains { $0.hasPrefix("It comes again") })
    }
  }

  @Test("Pages fit their columns, also in seven bits, and are drawn only where pictures are wanted")
  func fits() {
    let options = RenderOptions(columns: 40, ascii: true, pictures: true)
    let words = RenderOptions(columns: 60, pictures: false)
    for (index, question) in Self.questions.enumerated() where index.isMultiple(of: 5) {
      for isRight in [nil, false] {
        let lines = page(question, isRight: isRight, options)
        #expect(lines.filter { TerminalText.columns(of: $0) > 40 } == [])
        #expect(lines.filter { !$0.utf8.allSatisfy { (0x20..<0x7F).contains($0) } } == [])
        let spoken = page(question, isRight: isRight, words)
        #expect(spoken.filter { $0.unicodeScalars.contains { (0x2500...0x259F).contains($0.value) } } == [])
      }
    }
  }
}
