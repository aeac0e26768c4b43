import Foundation
import TabBarGuidelines
import Testing

/// A row of a table of `docs/sentences.md`.
struct Sentence: Sendable, CustomTestStringConvertible {
  /// The name of the text, as the headings have it.
  let text: String
  let number: String
  let words: String
  let section: String
  /// The statements that it belongs to, as `docs/statements.md` numbers them.
  let entries: [String]
  /// The identifiers of the rules that decide it or ask about it.
  let rules: [String]
  /// What the layout does about it of itself, or why it is no rule.
  let remark: String

  var testDescription: String { "\(text) \(number)" }
}

/// The page that says what becomes of each sentence of the source texts.
enum SentencePage {
  /// A row of the table of texts: its name, its guide, and how many sentences it is said to have.
  struct Text: Sendable { let name, guide, count: String }
  /// A row of the last table: a rule that rests on a text without a guide of its own.
  struct Advised: Sendable {
    let rule: String
    /// The texts in whose guides it is nevertheless.
    let texts: [String]
    let adviser: String
  }

  static let texts: [Text] = rows.filter { $0.heading == nil && $0.cells.count == 3 }.map {
    Text(name: $0.cells[0], guide: $0.cells[1].trimmingCharacters(in: ["`"]), count: $0.cells[2])
  }

  static let sentences: [Sentence] = rows.filter { $0.cells.count == 6 }.map {
    Sentence(
      text: $0.heading ?? "", number: $0.cells[0], words: $0.cells[1], section: $0.cells[2],
      entries: list($0.cells[3]), rules: list($0.cells[4]), remark: $0.cells[5])
  }

  static let advised: [Advised] = rows.filter { $0.heading != nil && $0.cells.count == 3 }.map {
    Advised(rule: list($0.cells[0]).joined(), texts: list($0.cells[1]), adviser: $0.cells[2])
  }

  /// The rows of all tables but their heads, below the heading that they are under.
  private static let rows: [(heading: String?, cells: [String])] = {
    let page =
      (try? String(contentsOf: repository.appendingPathComponent("docs/sentences.md"), encoding: .utf8)) ?? ""
    var heading: String?
    var rows: [(heading: String?, cells: [String])] = []
    var isHead = true
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("## ") { heading = String(line.dropFirst(3)) }
      guard line.hasPrefix("|") else {
        isHead = true
        continue
      }
      if line.hasPrefix("| ---") {
        isHead = false
      } else if !isHead {
        let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
        rows.append((heading, cells.map { $0.trimmingCharacters(in: .whitespaces) }))
      }
    }
    return rows
  }()

  private static func list(_ cell: String) -> [String] {
    cell.components(separatedBy: ", ").map { $0.trimmingCharacters(in: ["`"]) }.filter { !$0.isEmpty }
  }
}

@Suite("Each sentence of the source texts is decided, done, or set aside with a reason")
struct SentenceLaws {
  private func guide(of text: String) -> Guide? {
    SentencePage.texts.first { $0.name == text }.flatMap { Guide.named($0.guide) }
  }

  @Test("Each text has as many sentences as the page says, numbered without a gap")
  func counted() {
    #expect(SentencePage.texts.map(\.name) == ["HIG 2022", "SAP", "HIG 2013", "tvOS 2019", "retelling"])
    for text in SentencePage.texts {
      let own = SentencePage.sentences.filter { $0.text == text.name }
      #expect(own.map(\.number) == (1...max(1, own.count)).map { "\($0)" }, "\(text.name)")
      #expect(text.count == "\(own.count)", "\(text.name)")
    }
    #expect(Set(SentencePage.sentences.map(\.text)) == Set(SentencePage.texts.map(\.name)))
  }

  @Test("A sentence names rules of its text's guide, or says what is done of itself or why nothing is")
  func placed() {
    for sentence in SentencePage.sentences {
      let name = sentence.testDescription
      #expect(!sentence.words.isEmpty && sentence.words.last?.isPunctuation == false, "\(name)")
      #expect(!sentence.section.isEmpty, "\(name)")
      #expect(!sentence.rules.isEmpty || !sentence.remark.isEmpty, "\(name)")
      #expect(sentence.remark.isEmpty || sentence.remark.last == ".", "\(name)")
      #expect(Set(sentence.rules).count == sentence.rules.count, "\(name)")
      let guide = guide(of: sentence.text)
      for rule in sentence.rules {
        #expect(Rule.named(rule) != nil && guide?[rule: rule] != nil, "\(name): \(rule)")
      }
    }
  }

  @Test("A sentence belongs to statements that its text makes, and each statement has a sentence")
  func stated() {
    for sentence in SentencePage.sentences where sentence.entries != ["–"] {
      for entry in sentence.entries {
        let statement = Statement.all.first { $0.id == entry }
        #expect(statement?.texts.contains(sentence.text) == true, "\(sentence.testDescription): \(entry)")
      }
      #expect(!sentence.entries.isEmpty, "\(sentence.testDescription)")
    }
    #expect(Set(Statement.all.map(\.id)) == Set(SentencePage.sentences.flatMap(\.entries)).subtracting(["–"]))
  }

  @Test(
    "Each rule of a guide made from one of the texts has a sentence there, or another text that it rests on")
  func complete() {
    for text in SentencePage.texts {
      guard let guide = guide(of: text.name) else { continue }
      let said = Set(SentencePage.sentences.filter { $0.text == text.name }.flatMap(\.rules))
      let advised = Set(SentencePage.advised.filter { $0.texts.contains(text.name) }.map(\.rule))
      #expect(said.isDisjoint(with: advised), "\(text.name)")
      #expect(said.union(advised) == Set(guide.rules.map(\.id)), "\(text.name)")
    }
  }

  @Test("Each rule of the program is in one of the tables, and whose advice it is where no sentence says it")
  func everyRule() {
    let named = SentencePage.sentences.flatMap(\.rules) + SentencePage.advised.map(\.rule)
    #expect(Set(named) == Set(Rule.all.map(\.id)))
    #expect(SentencePage.advised.allSatisfy { !$0.adviser.isEmpty })
  }
}
