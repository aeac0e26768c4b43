import Foundation
import TabBarCore
import TabBarGuidelines
import TabBarTestSupport
import Testing

/// Sentences of pages and lessons that state a number or what a system does name the row that they rest on, in a comment
/// above them: `rests on: fact SYSTEM: NAME, VALUE, CONFIDENCE`, `rests on: search SYSTEM SDK: PLACE, CONFIDENCE`, where
/// `activating` is a tab that starts a search at once, or `rests on: rule ID: GUIDES`.
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

  @Test("Some are marked")
  func areMarked() throws {
    #expect(try Self.marks.get().count > 15)
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
      if mark.subject[1] == "activating" { tab.details = .init(activating: ()) }
      var design = Design(tabs: [Tab("A"), tab, Tab("B")], system: system)
      design.sdk = SDK(rawValue: mark.subject[1])
      let kind = BarLayout(of: design, on: system).kind
      let bar = try #require(kind)
      let row = try #require(PlaceRow.search(tab, of: design, on: system, in: bar))
      #expect(mark.values == ["\(row.place)", row.ground.confidence.rawValue])
    case "rule":
      let guides = Guide.all.filter { $0[rule: mark.subject[0]] != nil }.map(\.id)
      #expect(mark.values == [guides.joined(separator: " ")])
    default: Issue.record("\(mark.place): nothing is called \(mark.kind)")
    }
  }
}

extension TabDetails {
  fileprivate init(activating: Void) {
    self.init()
    self[.activatesSearch] = true
  }
}
