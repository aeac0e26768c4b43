import Foundation
import TabBarGuidelines
import TabBarPlayground
import TabBarTestSupport
import Testing

@testable import TabBarShell

/// A row of `docs/rules/real-apps.md`: how people judged the findings of one rule.
private struct Judged {
  let rule: String
  /// The number of bars that break the rule, and rightly.
  let right: Int
  /// The number of bars with a question to a person, and rightly.
  let asked: Int
  /// The bars that are listed below the table for the rule.
  var doubtful: [String] = []
  var wrong: [String] = []

  /// The rows of the document, with the bars of its list; the counts of doubtful and wrong findings are compared.
  static func all() throws -> [Judged] {
    let lines = try RepositoryRoot.text("docs/rules/real-apps.md").split(separator: "\n")
    return try lines.compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 6, cells[0].hasPrefix("[`") else { return nil }
      let rule = cells[0].split(separator: "`")[1]
      var judged = Judged(
        rule: String(rule), right: try #require(Int(cells[1])), asked: try #require(Int(cells[2])))
      for line in lines {
        let words = line.split(separator: "`")
        guard words.count > 3, words[1] == rule else { continue }
        if line.hasPrefix("- Doubtful: ") { judged.doubtful.append(String(words[3])) }
        if line.hasPrefix("- Wrong: ") { judged.wrong.append(String(words[3])) }
      }
      #expect(Int(cells[3]) == judged.doubtful.count && Int(cells[4]) == judged.wrong.count, "\(rule)")
      let sure = judged.right + judged.wrong.count
      #expect(cells[5] == (sure == 0 ? "–" : "\(judged.right * 100 / sure) %"), "\(rule)")
      return judged
    }
  }
}

@Suite("What is said about real bars is what is found there")
struct RealBarsTests {
  private struct Found {
    let bar: String
    let finding: Finding
  }

  private func found() throws -> [Found] {
    try bars().flatMap { bar, scene in scene.report.findings.map { Found(bar: bar, finding: $0) } }
  }

  private func bars() throws -> [(bar: String, scene: Scene)] { try Self.read.get() }

  /// The bars, read and judged once.
  private static let read = Result { try readBars() }

  private static func readBars() throws -> [(bar: String, scene: Scene)] {
    let store = DiskStore(home: nil)
    return try RepositoryRoot.names(in: "Tests/Corpus").filter { $0.hasSuffix(".tabs") }.map { name in
      let path = RepositoryRoot.url("Tests/Corpus/\(name)").path
      let draft = try SessionReading.document(at: path, in: store).draft
      return (String(name.dropLast(".tabs".count)), draft.scene)
    }
  }

  @Test("The bars are all there, and each names where it comes from")
  func bars43() throws {
    #expect(try bars().count == 43)
    for name in try RepositoryRoot.names(in: "Tests/Corpus") where name.hasSuffix(".tabs") {
      let lines = try RepositoryRoot.text("Tests/Corpus/\(name)").split(separator: "\n")
      let second = try #require(lines.dropFirst().first, "\(name)")
      #expect(
        second.hasPrefix("# ") && (second.contains(" from ") || second.contains("general public knowledge")))
    }
  }

  @Test("Every finding was judged, and every judgement has its finding")
  func everyFindingIsJudged() throws {
    let found = try found()
    #expect(Set(found.map(\.finding.rule)) == Set(try Judged.all().map(\.rule)))
    for judged in try Judged.all() {
      let own = found.filter { $0.finding.rule == judged.rule }
      let broken = own.filter { $0.finding.verdict == .broken }
      #expect(own.count - broken.count == judged.asked, "\(judged.rule)")
      #expect(broken.count == judged.right + judged.doubtful.count + judged.wrong.count, "\(judged.rule)")
      #expect(
        Set(broken.map(\.bar)).isSuperset(of: judged.doubtful + judged.wrong), "\(judged.rule)")
    }
  }

  // The three are actions indeed: Mastodon's and Proton Pass's open a composer, Proton VPN's connects.
  @Test("An error is found only where an app does what no guide allows")
  func errorsAreRight() throws {
    let errors = try found().filter { $0.finding.severity == .error }
    #expect(Set(errors.map(\.bar)) == ["mastodon-ios", "proton-pass", "protonvpn"])
    #expect(Set(errors.map(\.finding.rule)) == ["action-tab"])
  }
}
