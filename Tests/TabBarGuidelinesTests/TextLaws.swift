import Foundation
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

  /// What the program says in English: the literals of its sources as keys, the values of its enumerations, and the
  /// captions of the rules.
  private static func english() throws -> Set<String> {
    let root = RepositoryRoot.url("Sources")
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    var known: Set<String> = ["."]
    for case let file as URL in try #require(files) where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      var literals = SourceLiterals(text)
      known.formUnion(literals.keys())
      for match in text.matches(of: /\bcase ([a-z][A-Za-z, ]*)/) {
        known.formUnion(match.output.1.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) })
      }
    }
    for page in PageLaws.rulePages where page.language == RulePage.standardLanguage {
      known.formUnion(page.examples.map(\.caption))
    }
    // What a line would do, by the summary of its command.
    let commands = try RepositoryRoot.text("Sources/CTabBarTables/data/commands.md")
    for match in commands.matches(of: /\n\n([A-Z][a-z]*?)(?:es|s)( [^\n,:;]*)/) {
      let (verb, clause) = (match.output.1.lowercased(), match.output.2)
      known.formUnion(["would \(verb)\(clause)", "would \(verb)e\(clause)"])
    }
    let rules = try RepositoryRoot.text("Sources/CTabBarTables/data/rules.inc")
    known.formUnion(rules.matches(of: /observed: ([^"|]*[^"| ])/).map { String($0.output.1) })
    return known
  }

  @Test(
    "has what the program says, each once, and puts into a text what the English has", arguments: languages)
  func rows(language: String) throws {
    let known = try Self.english()
    var seen: Set<String> = []
    for row in Texts.rows(of: "texts", in: language) {
      let place = "docs/rules/\(language)/texts.tsv:\(row.line)"
      let isSaid = known.contains(row.key)
      #expect(isSaid, "\(place): nothing says \(row.key)")
      #expect(seen.insert(row.key).inserted, "\(place): \(row.key) is there twice")
      let (holes, values) = (Self.holes(of: row.key), Self.holes(of: row.text))
      #expect(holes.isSuperset(of: values), "\(place): \(values.subtracting(holes)) has no value")
      let marks = [row.key, row.text].map { $0.count { $0 == "`" } }
      #expect(marks[0] == marks[1] && marks[0].isMultiple(of: 2), "\(place): not the same commands")
    }
    #expect(seen.count <= 900, "\(language): a language is at most 900 rows")
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
      let said = page.templates.map { ($0, rows.removeValue(forKey: "\(page.rule) \($0.key)")) }
      #expect(!hasPage || said.allSatisfy { $0.1 == nil }, "\(page.rule) has a page in \(language)")
      guard said.contains(where: { $0.1 != nil }) else { continue }
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

  @Test("says what stands around findings and pages", arguments: languages)
  func values(language: String) {
    let values: [Prose] =
      Severity.allCases.map { Prose($0) } + Orientation.allCases.map { Prose($0) }
      + SizeClass.allCases.map { Prose($0) } + IconShape.allCases.map { Prose($0) }
      + [Verdict.met, .broken, .needsPerson, .notApplicable].map { Prose($0) }
      + Rule.all.map { Prose($0.question) } + HiddenPlace.allCases.map { Prose(listed: $0.label) }
      + Evidence.allCases.map { Prose(listed: $0.meaning) } + Limit.allCases.map { $0.meaning(5) }
    for value in values { #expect(value.isSaid(in: language), "\(language) has no \(value)") }
  }

  @Test("leaves what somebody typed as it is, also where the program says the same", arguments: languages)
  func typed(language: String) {
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

/// The literals of a Swift source.
struct SourceLiterals {
  private let text: [Character]
  private var index = 0
  private var found: Set<String> = []

  init(_ text: String) { self.text = Array(text) }

  /// Returns each literal as the key that it would be in a table, those within others too.
  mutating func keys() -> Set<String> {
    while index < text.count {
      if at("//") {
        while index < text.count, text[index] != "\n" { index += 1 }
      } else if text[index] == "\"" {
        literal()
      } else {
        index += 1
      }
    }
    return found
  }

  private func at(_ part: String) -> Bool { text[index...].starts(with: part) }

  private mutating func literal() {
    let quote = at("\"\"\"") ? "\"\"\"" : "\""
    index += quote.count
    var key = ""
    var holes = 0
    while index < text.count, !at(quote) {
      if quote.count == 1, text[index] == "\n" { return }
      if at("\\(") {
        index += 2
        key += Self.hole(interpolation(), &holes)
      } else if at("\\\n") {
        index += 2
        while index < text.count, text[index] == " " { index += 1 }
      } else if text[index] == "\\" {
        key.append(text[index + 1])
        index += 2
      } else {
        key.append(text[index])
        index += 1
      }
    }
    index += quote.count
    found.insert(
      quote.count == 1
        ? key : key.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n"))
  }

  /// Returns what is within the parentheses of an interpolation.
  private mutating func interpolation() -> String {
    let start = index
    var depth = 1
    while index < text.count {
      if text[index] == "\"" {
        literal()
        continue
      }
      depth += text[index] == "(" ? 1 : text[index] == ")" ? -1 : 0
      index += 1
      if depth == 0 { break }
    }
    return String(text[start..<(index - 1)])
  }

  /// Returns what an interpolation is in a key.
  private static func hole(_ code: String, _ holes: inout Int) -> String {
    defer { holes += 1 }
    if let match = code.wholeMatch(of: /(?s)counted: .*, "([^"]*)"/) {
      holes += 1
      return "{\(holes - 1)} {\(holes): \(match.output.1)|\(match.output.1)s}"
    }
    if let match = code.wholeMatch(of: /(?s).*, one: "([^"]*)", many: "([^"]*)"/) {
      return "{\(holes): \(match.output.1)|\(match.output.2)}"
    }
    return "{\(holes)}"
  }
}
