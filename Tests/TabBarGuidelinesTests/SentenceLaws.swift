import Foundation
import TabBarCore
import TabBarPlayground
import TabBarTestSupport
import Testing

@testable import TabBarGuidelines

/// A row of a table of `Cases/sentences.md`.
struct Sentence: Sendable, CustomTestStringConvertible {
  /// The name of the text, as the headings have it.
  let text: String
  let number: String
  let words: String
  let section: String
  /// The statements that it belongs to, as `docs/statements.md` numbers them.
  let entries: [String]
  /// What the layout does about it by itself, or why it is no rule.
  let remark: String

  var testDescription: String { "\(text) \(number)" }
}

/// The page that says what becomes of each sentence of the source texts.
enum SentencePage {
  /// A row of the table of texts: its name, its guide, how many sentences it is said to have, and of how many a fault
  /// is found, and is asked about.
  struct Text: Sendable { let name, guide, count, found, asked: String }

  static let texts: [Text] = rows.filter { $0.heading == nil && $0.cells.count == 5 }.map {
    Text(
      name: $0.cells[0], guide: $0.cells[1].trimmingCharacters(in: ["`"]), count: $0.cells[2],
      found: $0.cells[3],
      asked: $0.cells[4])
  }

  static let sentences: [Sentence] = rows.filter { $0.heading != nil && $0.cells.count == 5 }.map {
    Sentence(
      text: $0.heading ?? "", number: $0.cells[0], words: $0.cells[1], section: $0.cells[2],
      entries: $0.cells[3].components(separatedBy: ", "), remark: $0.cells[4])
  }

  /// The rows of all tables but their heads, below the heading that they are under.
  private static let rows: [(heading: String?, cells: [String])] = {
    let page = (try? RepositoryRoot.text("Tests/TabBarGuidelinesTests/Cases/sentences.md")) ?? ""
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

  @Test("Rules of its text's guide decide a sentence, or it says what is done by itself or why nothing is")
  func placed() {
    for sentence in SentencePage.sentences {
      let name = sentence.testDescription
      #expect(!sentence.words.isEmpty && sentence.words.last?.isPunctuation == false, "\(name)")
      #expect(!sentence.section.isEmpty, "\(name)")
      #expect(sentence.remark.isEmpty || sentence.remark.last == ".", "\(name)")
      let rules = guide(of: sentence.text)?.rules.map(\.rule) ?? []
      let isDecided = rules.contains { !Set($0.catalogue).isDisjoint(with: sentence.entries) }
      #expect(isDecided || !sentence.remark.isEmpty, "\(name)")
    }
  }

  // The examples of a rule's page are designs with one fault; those of a sentence's rules are its faults.
  @Test(
    "A fault planted for each sentence that rules decide is found, or asked about, as often as the page says")
  func planted() throws {
    let faults = Dictionary(
      uniqueKeysWithValues: Rule.all.map { rule in
        (rule.id, rule.examples.filter { $0.verdict != .met }.map(\.design))
      })
    let television = try #require(Device.named("apple-tv-4k-1"))
    for text in SentencePage.texts {
      guard let guide = guide(of: text.name) else { continue }
      var (found, asked) = (0, 0)
      for sentence in SentencePage.sentences where sentence.text == text.name {
        let rules = guide.rules.map(\.rule).filter { !Set($0.catalogue).isDisjoint(with: sentence.entries) }
        let findings = rules.flatMap { rule in
          (faults[rule.id] ?? []).flatMap { fault in
            // What a text says of televisions alone is broken by the same bar on one.
            [fault.device, television].flatMap { device in
              var fault = fault
              fault.device = device
              return Scene(fault, by: guide, only: [rule.id]).report.findings.map(\.verdict)
            }
          }
        }
        if findings.contains(.broken) { found += 1 } else if !findings.isEmpty { asked += 1 }
        let isSeen = !findings.isEmpty || rules.isEmpty || !sentence.remark.isEmpty
        #expect(isSeen, "\(sentence.testDescription) is missed: \(rules.map(\.id))")
      }
      #expect(
        text.found == "\(found)" && text.asked == "\(asked)", "\(text.name): \(found) found, \(asked) asked")
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

  @Test("Each rule of a guide made from one of the texts has a sentence there, or rests on something else")
  func complete() {
    for text in SentencePage.texts {
      guard let guide = guide(of: text.name) else { continue }
      let said = Set(SentencePage.sentences.filter { $0.text == text.name }.flatMap(\.entries))
      for entry in guide.rules where said.isDisjoint(with: entry.rule.catalogue) {
        if case .section = entry.ground() { Issue.record("\(text.name) does not say \(entry.id)") }
      }
    }
  }
}
