import CTabBarTables
import TabBarCore
@testable import TabBarGuidelines
import TabBarTestSupport
import Testing

@Suite("The table of a language")
struct TextLaws {
  /// A language begins with pages, and has a table later.
  private static let languages = RulePage.languages.filter { !Texts.rows(of: "texts", in: $0).isEmpty }
  private static let languagesOfMessages = RulePage.languages.filter {
    !Texts.rows(of: Texts.messages, in: $0).isEmpty
  }

  @Test("has each text once, and puts into it what the English has", arguments: languages)
  func rows(language: String) {
    var seen: Set<String> = []
    for row in Texts.rows(of: "texts", in: language) {
      let place = "docs/rules/\(language)/texts.tsv:\(row.line)"
      #expect(seen.insert(row.key).inserted, "\(place): \(row.key) is there twice")
      let (holes, values) = (Self.holes(of: row.key), Self.holes(of: row.text))
      #expect(holes.isSuperset(of: values), "\(place): \(values.subtracting(holes)) has no value")
      let marks = [row.key, row.text].map { $0.count { $0 == "`" } }
      #expect(marks[0] == marks[1] && marks[0].isMultiple(of: 2), "\(place): not the same commands")
    }
  }

  private static func holes(of text: String) -> Set<Substring> {
    Set(text.matches(of: /\{([^}]*)\}/).map { MessagePlace($0.output.1).name }).subtracting([
      MessagePlace.names[...]
    ])
  }

  @Test(
    "says the messages of a rule without a page, all of them or none, with the values of the English ones",
    arguments: languagesOfMessages)
  func messages(language: String) {
    var rows = Dictionary(
      Texts.rows(of: Texts.messages, in: language).map { ($0.key, ($0.text, $0.line)) }
    ) { first, second in
      Issue.record("docs/rules/\(language)/messages.tsv:\(second.1): is there twice")
      return first
    }
    for page in (Rule.all.map(\.id) + [RulePage.shared]).map({ RulePage(of: $0) }) {
      let hasPage = RulePage(of: page.rule, in: language).language == language
      guard let digest = rows.removeValue(forKey: "\(page.rule) translates") else { continue }
      // Of earlier messages, what is there is not said.
      guard tb_translates(digest.0, page.rule, "Messages") else {
        for key in rows.keys where key.hasPrefix("\(page.rule) ") { rows[key] = nil }
        continue
      }
      let said = page.templates.map { ($0, rows.removeValue(forKey: "\(page.rule) \($0.key)")) }
      #expect(!hasPage || said.allSatisfy { $0.1 == nil }, "\(page.rule) has a page in \(language)")
      for (template, row) in said {
        let place = PageLaws.place(page, "\(template.key) in \(language)")
        #expect(row != nil, "\(place) is missing")
        guard let (text, _) = row else { continue }
        let known = Set(template.places.map(\.name) + [MessagePlace.names[...]])
        #expect(known.isSuperset(of: Self.holes(of: text)), "\(place) has a place without a value")
      }
    }
    for (key, row) in rows { Issue.record("docs/rules/\(language)/messages.tsv:\(row.1): no \(key)") }
  }

  @Test("is of the English of today, or is not said")
  func digests() {
    #expect(RulePage.languages.allSatisfy { RulePage(of: "zero-badge", in: $0).stale.isEmpty })
    #expect(!tb_translates("00000000", "zero-badge", "Why"))
    #expect(!tb_page_translates(Array("\n## Why\n\nOhne Prüfsumme.\0".utf8), "zero-badge", "Why"))
  }

  @Test("of German says what stands around findings and pages")
  func values() {
    let language = "de"
    let values: [Prose] =
      Severity.allCases.map { Prose($0) } + Orientation.allCases.map { Prose($0) }
      + SizeClass.allCases.map { Prose($0) } + IconShape.allCases.map { Prose($0) }
      + [Verdict.met, .broken, .needsPerson, .notApplicable].map { Prose($0) }
      + Rule.all.map { Prose($0.question) } + HiddenPlace.allCases.map { Prose(listed: $0.label) }
      + Evidence.allCases.map { Prose(listed: $0.meaning) } + Limit.allCases.map { $0.meaning(5) }
    for value in values { #expect(value.isSaid(in: language), "\(language) has no \(value)") }
  }

  @Test("leaves what somebody typed as it is, also where the program says the same")
  func typed() {
    let language = "de"
    for row in Texts.rows(of: "texts", in: language) {
      let title = row.key
      let text = ("was: \(title)" as Prose).text(in: language)
      #expect(text.hasSuffix(title) && text != "was: \(title)")
      #expect(("\(title)" as Prose).text(in: language) == title)
      let listed = Prose.listed(["\(title, .title)", "\(title)"]).parts(in: language)
      #expect(listed.filter { $0.text == title }.count == 2, "\(title)")
    }
  }

  @Test("leaves the commands of a text commands, whatever is in them, and what was typed as it is")
  func commands() {
    let (count, title) = (2, "`a`")
    let text: Prose = "`undo \(count)` takes back \(title); `add \(title)`"
    #expect(text.text == "undo 2 takes back `a`; add `a`")
    #expect(text.parts(in: nil).filter { $0.kind == .code }.map(\.text) == ["undo 2", "add `a`"])
    let german = ("`explain \(title)` says why" as Prose).parts(in: "de")
    #expect(german.filter { $0.kind == .code }.map(\.text) == ["explain `a`"] && german.count > 1)
  }

  @Test("is not used for half of a text")
  func whole() {
    let unknown: Prose = "no table has this"
    #expect(("was: \(unknown)" as Prose).text(in: "de") == "was: no table has this")
    #expect(("\(1) of \(counted: 2, "lesson") solved" as Prose).text == "1 of 2 lessons solved")
  }
}
