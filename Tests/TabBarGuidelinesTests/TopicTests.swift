import CTabBarTables
import TabBarCore
import TabBarGuidelines
import TabBarPlayground
import TabBarTestSupport
import Testing

@Suite("Topics that people ask about")
struct TopicTests {
  @Test(
    "A question finds the rule that answers it, or none where no guide speaks of it",
    arguments: try CaseFile.rows(of: "Tests/TabBarGuidelinesTests/Cases/Tables/answered.txt"))
  func question(row: CaseFile.Row) throws {
    let rules = try #require(Self.answer(to: row.cells[0]))
    #expect(row.cells[1] == "-" ? rules.isEmpty : rules.contains(row.cells[1]), "\(rules)")
  }

  /// Returns the rules that answer, by whatever guide has one; none where no guide speaks of it, `nil` where it is not
  /// understood.
  private static func answer(to question: String, in context: String = "") -> [String]? {
    let lines = contexts[context].map { [$0] } ?? []
    return Question(question, in: Trial(lines).draft).rules?.map(\.id)
  }

  private static let contexts = [
    "tvOS hig": "device apple-tv-4k", "iPadOS hig": "device ipad-pro-11-m4", "iOS sap": "guide sap-fiori",
  ]

  /// Questions that people asked: the rules that are right, the language, the question, and where it is not asked about an
  /// iPhone and Apple's guidelines, the platform and the guide. Without a rule it is about something else.
  static let asked = Result {
    try RepositoryRoot.text("Tests/TabBarGuidelinesTests/Cases/questions.tsv").split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  @Test(
    "Most questions find the right rule first, few a wrong one, and what is about something else hardly ever any"
  )
  func askedQuestions() throws {
    var (right, wrong, elsewhere) = (0, 0, 0)
    for row in try Self.asked.get() {
      let answer = Self.answer(to: row[2], in: row.last ?? "")
      let expected = row[0].split(separator: " ").map(String.init)
      if expected.isEmpty {
        elsewhere += answer == nil ? 0 : 1
      } else if let answer {
        if expected.contains(answer.first ?? "") { right += 1 }
        if !answer.contains(where: expected.contains) { wrong += 1 }
      }
    }
    // Better figures replace these. A question of which a word is not understood is answered by no rule.
    #expect(right >= 1690)
    #expect(wrong <= 15)
    #expect(elsewhere <= 1)
  }

  @Test("Each rule is the right one of three questions in English and two in German, and is found by some")
  func questionsOfRules() throws {
    let rows = try Self.asked.get()
    let found = Set(
      rows.filter { !$0[0].isEmpty }.compactMap { Self.answer(to: $0[2], in: $0.last ?? "")?.first })
    for rule in Rule.all.map(\.id) {
      let own = rows.filter { $0[0].split(separator: " ").contains { $0 == rule } }
      #expect(own.count { $0[1] == "en" } >= 3 && own.count { $0[1] == "de" } >= 2, "\(rule)")
      #expect(found.contains(rule), "\(rule)")
    }
  }

  @Test("What is no topic finds none", arguments: ["", "what is the weather", "tabs", "Radio"])
  func noTopic(question: String) {
    #expect(Self.answer(to: question) == nil)
  }

  @Test("Every rule and concept that a topic names is there")
  func topics() {
    #expect(Topic.all.count(where: { $0.rules.isEmpty }) == 1)
    let rows = String(cString: tb_topics()).split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    #expect(rows.filter { $0.count != 3 } == [])
    let concepts = Set(
      rows.compactMap { row in
        switch row[0].first {
        case "=", "~": String(row[0].dropFirst())
        default: nil
        }
      })
    for row in rows where row.count == 3 && row[0].first?.isLetter != false {
      #expect(row[0].split(separator: " ").filter { Rule.named(String($0)) == nil } == [])
      let named = (row[1] + "," + row[2]).split { ",|".contains($0) }.map(String.init)
      #expect(named.filter { !concepts.contains($0) } == [], "\(row)")
    }
  }

  @Test("Each rule is of some topic")
  func rules() {
    let named = Set(Topic.all.flatMap(\.rules).map(\.id))
    #expect(Rule.all.map(\.id).filter { !named.contains($0) } == [])
  }
}
