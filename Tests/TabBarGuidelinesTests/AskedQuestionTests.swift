import TabBarCore
import TabBarGuidelines
import TabBarPlayground
import TabBarTestSupport
import Testing

@Suite("Questions that people ask")
struct AskedQuestionTests {
  /// Returns the rules that answer, by whatever guide has one; `nil` where it is not clear which do.
  private static func answer(to question: String, after lines: [String] = []) -> [String]? {
    Question(question, in: Trial(lines).draft).rules?.map(\.id)
  }

  /// Returns questions that people asked: the rules that are right, the language, the question, and commands before it, as
  /// where it is not asked about an iPhone and Apple's guidelines. Without a rule it is about something else. Nothing is
  /// learned from those that are held out; their writer had read the pages of the rules, and nothing else.
  private static func questions(
    in file: String
  ) throws -> [(rules: [String], language: String, text: String, lines: [String])] {
    try RepositoryRoot.text("Tests/TabBarGuidelinesTests/Cases/\(file).tsv").split(separator: "\n").map {
      let cells = $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return (cells[0].split(separator: " ").map(String.init), cells[1], cells[2], Array(cells[3...]))
    }
  }

  @Test(
    "Questions find the right rule first, few a wrong one, and those about something else hardly any",
    arguments: [
      (file: "questions", each: 4, right: 2184, wrong: 0, elsewhere: 0),
      (file: "held-out", each: 1, right: 95, wrong: 1, elsewhere: 0),
    ])
  func askedQuestions(file: String, each: Int, right: Int, wrong: Int, elsewhere: Int) throws {
    let questions = try Self.questions(in: file)
    let asked = stride(from: 0, to: questions.count, by: each).map { index in
      let question = questions[index]
      return (rules: question.rules, answer: Self.answer(to: question.text, after: question.lines))
    }
    let (about, others) = (asked.filter { !$0.rules.isEmpty }, asked.filter(\.rules.isEmpty))
    // Better figures replace these.
    #expect(about.count { $0.rules.contains($0.answer?.first ?? "") } >= right)
    #expect(about.count { row in row.answer?.contains(where: row.rules.contains) == false } <= wrong)
    #expect(others.count { $0.answer != nil } <= elsewhere)
  }

  @Test("Each rule is the right one of three questions in English and two in German, and is found by some")
  func questionsOfRules() throws {
    let questions = try Self.questions(in: "questions")
    for rule in Rule.all.map(\.id) {
      let own = questions.filter { $0.rules.contains(rule) }
      #expect(own.count { $0.language == "en" } >= 3 && own.count { $0.language == "de" } >= 2, "\(rule)")
      #expect(own.contains { Self.answer(to: $0.text, after: $0.lines)?.first == rule }, "\(rule)")
    }
  }

  @Test("What asks nothing finds no rule", arguments: ["", "what is the weather", "tabs", "Radio"])
  func noTopic(question: String) {
    #expect(Self.answer(to: question) == nil)
  }

  @Test("Every rule is there that judges a bar with what a question names, or that a part speaks for")
  func tables() throws {
    let kinds = try RepositoryRoot.text("Sources/CTabBarTables/data/concepts.tsv").split(separator: "\n")
    #expect(kinds.filter { $0.hasPrefix(">") }.count == 5)
    let named = kinds.filter { $0.hasPrefix(">") }.flatMap {
      $0.split(separator: "\t")[1].split(separator: "|")
    }
    #expect(named.filter { Rule.named(String($0)) == nil } == [])
    let parts = try RepositoryRoot.text("Sources/CTabBarTables/data/answered.tsv").split(separator: "\n")
    for row in parts.filter({ !$0.hasPrefix("#") }) {
      let names = row.split(separator: "\t")[1].split(separator: " ").filter { $0.last?.isLetter == true }
      #expect(names.filter { Rule.named(String($0)) == nil } == [], "\(row)")
    }
  }
}
