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

  /// Questions that people asked: the rules that are right, the language, the question, and where it is not asked about an
  /// iPhone and Apple's guidelines, the command for that. Without a rule it is about something else.
  static let asked = Result {
    try RepositoryRoot.text("Tests/TabBarGuidelinesTests/Cases/questions.tsv").split(separator: "\n").map {
      let cells = $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let rules = cells[0].split(separator: " ").map(String.init)
      return (rules: rules, language: cells[1], answer: answer(to: cells[2], after: Array(cells[3...])))
    }
  }

  @Test(
    "Most questions find the right rule first, few a wrong one, and what is about something else hardly ever any"
  )
  func askedQuestions() throws {
    var (right, wrong, elsewhere) = (0, 0, 0)
    for row in try Self.asked.get() {
      if row.rules.isEmpty {
        elsewhere += row.answer == nil ? 0 : 1
      } else if let answer = row.answer {
        if row.rules.contains(answer.first ?? "") { right += 1 }
        if !answer.contains(where: row.rules.contains) { wrong += 1 }
      }
    }
    // Better figures replace these.
    #expect(right >= 4750)
    #expect(wrong <= 3)
    #expect(elsewhere <= 1)
  }

  @Test("Each rule is the right one of three questions in English and two in German, and is found by some")
  func questionsOfRules() throws {
    let rows = try Self.asked.get()
    let found = Set(rows.compactMap { $0.rules.isEmpty ? nil : $0.answer?.first })
    for rule in Rule.all.map(\.id) {
      let own = rows.filter { $0.rules.contains(rule) }
      #expect(own.count { $0.language == "en" } >= 3 && own.count { $0.language == "de" } >= 2, "\(rule)")
      #expect(found.contains(rule), "\(rule)")
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
