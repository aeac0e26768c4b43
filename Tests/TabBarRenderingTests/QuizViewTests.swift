import TabBarCore
import TabBarGuidelines
@testable import TabBarPlayground
@testable import TabBarRendering
import Testing

@Suite("The pages of the quiz")
struct QuizViewTests {
  private static let questions = QuizTopic.all(about: nil).compactMap { QuizQuestion($0) }

  private func page(
    _ question: QuizQuestion, _ answer: QuizQuery.Answer? = nil,
    _ options: RenderOptions = RenderOptions(columns: 80)
  ) -> [String] {
    QuizQuery(question: question, answer: answer).lines(in: ViewContext(options)).map(\.text)
  }

  private let skipped = QuizQuery.Answer(line: "", reply: nil, comesAgain: true)

  @Test("An open question does not show its answer: no rule, no guide, no bar whose tabs are to be counted")
  func open() {
    for question in Self.questions {
      let text = page(question).joined(separator: "\n")
      switch question.solution {
      case .count: #expect(!text.contains("│"), "\(text)")
      case .rules(let findings):
        // The name of one rule is an ordinary word.
        for finding in findings where finding.rule != "sidebar" {
          #expect(!text.contains(finding.rule + " ") && !text.contains(finding.rule + ":"), "\(text)")
          #expect(!text.contains(finding.source), "\(text)")
        }
      case .change(_, let line): #expect(!text.contains("answer") && !text.contains("\n\(line)\n"), "\(text)")
      case .editions(_, let editions):
        for (guide, finding) in editions {
          #expect(!text.contains(guide.name) && !text.contains(guide.id), "\(text)")
          #expect(!text.contains(finding.source), "\(text)")
        }
      }
    }
  }

  @Test("An answer says the answer and its source, and that a miss comes again")
  func answers() {
    for question in Self.questions {
      let lines = page(question, skipped, RenderOptions(columns: 1_000))
      let text = lines.joined(separator: "\n")
      #expect(lines.last == "It comes again after three or more others.")
      switch question.solution {
      case .count(let count, let reason):
        #expect(text.contains("answer   \(count): ") && text.contains("source   "), "\(text)")
        #expect(reason != nil)
      case .rules(let findings):
        for finding in findings {
          #expect(text.contains("   \(finding.rule): ") && text.contains(finding.source), "\(text)")
        }
      case .change(let finding, let line):
        #expect(text.contains("answer   \(line)\n") && text.contains("source   \(finding.source)"), "\(text)")
      case .editions(_, let editions):
        for (guide, finding) in editions { #expect(text.contains(guide.id) && text.contains(finding.source)) }
      }
    }
  }

  @Test("The bar of a counted question is drawn with the answer")
  func picture() throws {
    let question = try #require(QuizQuestion(.count(0)))
    #expect(page(question, skipped).contains { $0.contains("[Today]") && $0.contains("More") })
    #expect(page(question).contains { $0.hasPrefix("iPhone 14 · landscape") })
  }

  @Test("What a picture does not show is said beside it")
  func undrawn() throws {
    let alike = page(try #require(QuizQuestion(.rule("one-view"))))
    #expect(
      alike.contains {
        $0.hasPrefix("not in the picture, beside a sound bar: \"Folders\": affects is now leading")
      })
    let facts = page(try #require(QuizQuestion(.rule("peer-tabs"))))
    #expect(facts.contains("facts: tab 2 group=Music"))
  }

  @Test("Right and wrong are said first, without a colour being needed")
  func judgement() throws {
    let question = try #require(QuizQuestion(.rule("more-tab")))
    let right = page(question, .init(line: "more-tab", reply: .right(nil), comesAgain: false))
    #expect(right.first == "✓ Right." && !right.contains { $0.hasPrefix("It comes again") })
    let wrong = page(question, .init(line: "x", reply: .wrong("same-icon is met here."), comesAgain: true))
    #expect(wrong.first == "✗ same-icon is met here.")
  }

  @Test("Pages fit their columns, also in seven bits, and are drawn only where pictures are wanted")
  func fits() {
    let options = RenderOptions(columns: 40, ascii: true, pictures: true)
    let words = RenderOptions(columns: 60, pictures: false)
    for (index, question) in Self.questions.enumerated() where index.isMultiple(of: 5) {
      for lines in [page(question, nil, options), page(question, skipped, options)] {
        #expect(lines.filter { TerminalText.columns(of: $0) > 40 } == [])
        #expect(lines.filter { !$0.utf8.allSatisfy { (0x20..<0x7F).contains($0) } } == [])
      }
      for lines in [page(question, nil, words), page(question, skipped, words)] {
        #expect(lines.filter { $0.unicodeScalars.contains { (0x2500...0x259F).contains($0.value) } } == [])
      }
    }
  }

  @Test(
    "A judgement and the question after it are in sight together; what was missed may take a window of its own"
  )
  func rows() {
    let right = QuizQuery.Answer(line: "", reply: .right(nil), comesAgain: false)
    var rows = (question: 0, right: 0, missed: 0)
    for question in Self.questions {
      rows.question = max(rows.question, page(question).count)
      rows.right = max(rows.right, page(question, right).count)
      rows.missed = max(rows.missed, page(question, skipped).count)
    }
    #expect(rows.question <= 13 && rows.right <= 15 && rows.missed <= 22, "\(rows)")
  }
}
