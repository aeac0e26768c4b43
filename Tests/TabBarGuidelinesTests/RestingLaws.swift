import Foundation
import TabBarCore
import TabBarGuidelines
import TabBarTestSupport
import Testing

/// Sentences of pages and lessons that state a place, a number or a year name what they rest on, in comments above them:
///
/// - `rests on: text GUIDE: DATE`, of a guide or one of `otherTexts`, whose source has the date
/// - `rests on: fact SYSTEM: NAME, VALUE, CONFIDENCE`
/// - `rests on: limit RULE GUIDE: NAME=VALUE …`, of `rules.inc`
/// - `rests on: rule ID: GUIDES`, all that have the rule
/// - `rests on: edge DEVICE SYSTEM: PLACE`, where a bar of three tabs is
/// - `rests on: search SYSTEM SDK: PLACE, CONFIDENCE`; `activating` is a tab that starts a search at once
/// - `rests on: seen WHERE: WHAT`, of what no table has
@Suite("Sentences and the rows that they rest on")
struct RestingLaws {
  struct Mark: Sendable, CustomTestStringConvertible {
    let place: String
    let kind: String
    let subject: [String]
    let values: [String]
    var testDescription: String { place }
  }

  static let marks = Result {
    try RepositoryRoot.files().filter { $0.hasSuffix(".md") || $0.hasSuffix(".tabs") }
      .filter { $0.hasPrefix("docs/rules/") || $0.hasPrefix("sessions/") }
      .flatMap { path in
        try RepositoryRoot.text(path).components(separatedBy: "\n").enumerated().compactMap { number, line in
          line.firstMatch(of: /^(?:#|<!--) rests on: (\w+) (.+?): (.+?)(?: -->)?$/).map { match in
            Mark(
              place: "\(path):\(number + 1)", kind: String(match.1),
              subject: match.2.split(separator: " ").map(String.init),
              values: match.3.components(separatedBy: ", "))
          }
        }
      }
  }

  /// Texts that no guide is made from.
  static let otherTexts = [
    "ios-2017": "Apple, Human Interface Guidelines for iOS, Tab Bars, 2017 to 2021",
    "iphone-duo": "Apple, Human Interface Guidelines, Designing for iPhone Duo, 9 September 2026",
  ]

  /// A section of a page, or what a lesson says, with what it rests on.
  struct Passage: Sendable, CustomTestStringConvertible {
    let place: String
    var text = ""
    var marks: [String] = []
    var testDescription: String { place }

    var years: Set<String> { Self.years(in: text.replacing(/[a-z]-\d{4}/, with: "")) }

    private static func years(in text: String) -> Set<String> {
      Set(text.matches(of: /\b(?:19|20)\d\d\b/).map { String($0.0) })
    }

    /// Whether it has a number or an edge, besides years.
    var hasClaim: Bool {
      let text = text.replacing(/\b(?:19|20)\d\d\b/, with: "")
      let number = /\b\d|\b(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/.ignoresCase()
      return text.contains(number) || text.contains(edge)
    }

    /// Whether it has a length, a system or an edge; the numbers of a lesson are mostly those of its own bar.
    var hasLessonClaim: Bool {
      text.contains(/\b\d+(?:\.\d+)? points\b|\b(?:iOS|iPadOS|tvOS|visionOS) \d/) || text.contains(edge)
    }

    private var edge: Regex<Substring> {
      /\b(?:at|to|from|along) the (?:bottom|top|side|leading|trailing)\b|\b(?:bottom|top|leading|trailing) (?:edge|end|side)\b/
    }

    /// The years that what it rests on has.
    var foundYears: Set<String> {
      let sources = marks.flatMap { mark in Guide.all.filter { mark.contains(" \($0.id)") }.map(\.source) }
      return Self.years(in: (marks + sources).joined(separator: " "))
    }

    mutating func read(_ line: String) {
      if let mark = line.firstMatch(of: /^(?:#|<!--) rests on: (.+?)(?: -->)?$/) {
        marks.append(String(mark.1))
      } else {
        text += line + " "
      }
    }
  }

  /// Returns the sections of the pages in a folder that say why, what is true and what changed.
  static func passages(in folder: String) throws -> [Passage] {
    try RepositoryRoot.names(in: folder).filter { $0.hasSuffix(".md") }.flatMap { name in
      var passages: [Passage] = []
      for line in try RepositoryRoot.text("\(folder)/\(name)").components(separatedBy: "\n") {
        if line.hasPrefix("## ") {
          passages.append(Passage(place: "\(name) \(line.dropFirst(3))"))
        } else if !passages.isEmpty {
          passages[passages.count - 1].read(line)
        }
      }
      return passages.filter { passage in
        ["Why", "Truth", "Changed"].contains { passage.place.hasSuffix(" " + $0) }
      }
    }
  }

  @Test(
    "A section with a place, a number or a year names what it rests on, and each year is one of that",
    arguments: try passages(in: "docs/rules"))
  func isMarked(passage: Passage) {
    #expect(!passage.marks.isEmpty || passage.years.isEmpty && !passage.hasClaim)
    #expect(passage.years.isSubset(of: passage.foundYears))
  }

  @Test("A section in another language rests on what the English one does")
  func translationsRestOnTheSame() throws {
    let english = try Self.passages(in: "docs/rules")
    for passage in try Self.passages(in: "docs/rules/de") {
      let parts = passage.place.split(separator: " ")
      let page = RulePage(of: String(parts[0].dropLast(3)), in: "de")
      let section = try #require(RulePage.Section(rawValue: String(parts[1])))
      guard page.language(of: section) == page.language else { continue }
      let original = english.first { $0.place == passage.place }
      #expect(passage.marks == original?.marks, "\(passage.place)")
    }
  }

  static let lessons = Result {
    try RepositoryRoot.names(in: "sessions/lessons").filter { $0.hasSuffix(".tabs") }.map { name in
      var passage = Passage(place: name)
      for line in try RepositoryRoot.text("sessions/lessons/\(name)").components(separatedBy: "\n") {
        let isSaid =
          line.contains(/^lesson (?:task|predict|wrong|solution|then|hint)\b/)
          || line.hasPrefix("# rests on: ")
        if isSaid { passage.read(line) }
      }
      return passage
    }
  }

  @Test(
    "A lesson with a length, a system, an edge or a year names what it rests on", arguments: try lessons.get()
  )
  func lessonIsMarked(lesson: Passage) {
    #expect(!lesson.marks.isEmpty || lesson.years.isEmpty && !lesson.hasLessonClaim)
    #expect(lesson.years.isSubset(of: lesson.foundYears))
  }

  @Test("The row says what the sentence was written by", arguments: try marks.get())
  func row(mark: Mark) throws {
    switch mark.kind {
    case "fact":
      let system = try #require(System.named(mark.subject[0]))
      let fact = try #require(system.bar.facts.first { $0.name == mark.values[0] })
      #expect(mark.values[1...] == ["\(fact.value.formatted())", fact.confidence.rawValue])
    case "search":
      let system = try #require(System.named(mark.subject[0]))
      var tab = Tab("Search", role: .search)
      if mark.subject[1] == "activating" { tab[.activatesSearch] = true }
      var design = Design(tabs: [Tab("A"), tab, Tab("B")], system: system)
      design.sdk = SDK(rawValue: mark.subject[1])
      let kind = BarLayout(of: design, on: system).kind
      let bar = try #require(kind)
      let row = try #require(PlaceRow.search(tab, of: design, on: system, in: bar))
      #expect(mark.values == ["\(row.place)", row.ground.confidence.rawValue])
    case "text":
      let source = Guide.named(mark.subject[0])?.source ?? Self.otherTexts[mark.subject[0]]
      #expect(source?.contains(mark.values.joined(separator: ", ")) == true, "\(source ?? "no such text")")
    case "limit":
      let guide = try #require(Guide.named(mark.subject[1]))
      let limits = try #require(guide[rule: mark.subject[0]]?.limits)
      for pair in mark.values.flatMap({ $0.split(separator: " ") }) {
        let parts = pair.split(separator: "=").map(String.init)
        let limit = try #require(Limit(rawValue: parts[0]))
        #expect(limits[limit].map(String.init) == parts[1], "\(pair)")
      }
    case "edge":
      let device = try #require(Device.named(mark.subject[0]))
      let system = try #require(System.named(mark.subject[1]))
      let design = Design(tabs: ["A", "B", "C"].map { Tab($0) }, device: device, system: system)
      #expect(mark.values == [BarLayout(of: design, on: system).placement.rawValue])
    case "seen": #expect(mark.values.allSatisfy { !$0.isEmpty })
    case "rule":
      let guides = Guide.all.filter { $0[rule: mark.subject[0]] != nil }.map(\.id)
      #expect(mark.values == [guides.joined(separator: " ")])
    default: Issue.record("\(mark.place): nothing is called \(mark.kind)")
    }
  }
}
