import Foundation
import TabBarGuidelines
import TabBarPlayground
import TabBarTestSupport
import Testing

@testable import TabBarShell

/// A row of `docs/rules/real-apps.md`: how people judged a finding.
private struct Judged {
  let rule: String
  let bar: String
  let verdict: Verdict
  /// Right, doubtful or wrong.
  let judgement: String

  /// The rows of the document.
  static func all() throws -> [Judged] {
    let lines = try RepositoryRoot.text("docs/rules/real-apps.md").split(separator: "\n")
    return try lines.compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 5, cells[0].hasPrefix("[`") else { return nil }
      let verdict: Verdict = try #require(["broken": .broken, "asks": .needsPerson][cells[2]])
      #expect(["right", "doubtful", "wrong"].contains(cells[3]) && !cells[4].isEmpty, "\(line)")
      return Judged(
        rule: String(cells[0].split(separator: "`")[1]), bar: cells[1].trimmingCharacters(in: ["`"]),
        verdict: verdict, judgement: cells[3])
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
      let draft = try store.sessionFile(at: path).draft()
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
    let found = try found().map { "\($0.finding.rule) \($0.bar) \($0.finding.verdict)" }
    let judged = try Judged.all().map { "\($0.rule) \($0.bar) \($0.verdict)" }
    #expect(Set(found).subtracting(judged) == [] && Set(judged).subtracting(found) == [])
    #expect(found.count == judged.count)
  }

  // Without the two rules that are easy to be right about, too.
  @Test(
    "At least nine in ten findings are right, and at most one in fifty is wrong",
    arguments: [[], ["bitmap-icon", "untranslated-title"]])
  func precision(without easy: [String]) throws {
    let judged = try Judged.all().filter { !easy.contains($0.rule) }
    let right = judged.count { $0.judgement == "right" }
    let wrong = judged.count { $0.judgement == "wrong" }
    #expect(right * 10 >= judged.count * 9 && wrong * 50 <= judged.count)
    let text = try RepositoryRoot.text("docs/rules/real-apps.md")
    #expect(!easy.isEmpty || text.contains("Of \(judged.count) findings \(right) are right"))
  }

  // The three are actions indeed: Mastodon's and Proton Pass's open a composer, Proton VPN's connects.
  @Test("An error is found only where an app does what no guide allows")
  func errorsAreRight() throws {
    let errors = try found().filter { $0.finding.severity == .error }
    #expect(Set(errors.map(\.bar)) == ["mastodon-ios", "proton-pass", "protonvpn"])
    #expect(Set(errors.map(\.finding.rule)) == ["action-tab"])
  }
}
