import Foundation
import TabBarGuidelines
import TabBarTestSupport
import Testing

/// A row of `docs/statements.md`.
struct Statement: Sendable, CustomTestStringConvertible {
  let id: String
  let text: String
  /// The texts that say it.
  let texts: [String]
  /// What the layout does about it by itself, or why it is no rule; empty where it is a matter of rules alone.
  let remark: String

  var testDescription: String { "\(id) \(text)" }

  /// The rules that decide it or ask about it.
  var rules: [Rule] { Rule.all.filter { $0.catalogue.contains(id) } }

  /// The rows of the page, in order.
  static let all: [Statement] = {
    let page = (try? RepositoryRoot.text("docs/statements.md")) ?? ""
    return page.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 7, cells[1].first == "R" else { return nil }
      return Statement(
        id: cells[1], text: cells[2], texts: cells[3].components(separatedBy: ", "), remark: cells[5])
    }
  }()
}

@Suite("Every statement of the source texts has its place")
struct CatalogueLaws {
  @Test("The entries are numbered from R01 to R94 without a gap")
  func entriesAreNumbered() {
    let numbers: [String] = (1...94).map { $0 < 10 ? "R0\($0)" : "R\($0)" }
    #expect(Statement.all.map(\.id) == numbers)
  }

  @Test(
    "An entry without rules that decide it is a behaviour, or says why it is no rule",
    arguments: Statement.all)
  func entryHasItsPlace(entry: Statement) {
    #expect(!entry.texts.isEmpty && entry.text.last?.isPunctuation == false)
    #expect(!entry.rules.isEmpty || !entry.remark.isEmpty)
    #expect(entry.remark.isEmpty || entry.remark.last == ".")
  }

  @Test("What SAP alone says is in no guide of others without a note that says why", arguments: Statement.all)
  func textsAreInTheirGuides(entry: Statement) {
    guard entry.texts == ["SAP"] else { return }
    for rule in entry.rules where rule.catalogue == [entry.id] {
      // Material's rules on what marks the active destination are the same as SAP's.
      for guide in Guide.all where !["sap-fiori", "material-3"].contains(guide.id) {
        guard let guideRule = guide[rule: rule.id] else { continue }
        #expect(guideRule.note != nil && guideRule.severity == .info, "\(rule.id) in \(guide.id)")
      }
    }
  }
}
