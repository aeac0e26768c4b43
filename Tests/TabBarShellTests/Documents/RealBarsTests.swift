import Foundation
import TabBarGuidelines
import TabBarPlayground
import TabBarTestSupport
import Testing

@testable import TabBarShell

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
    #expect(try bars().count == RealBars.count)
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
    #expect(Set(found.map(\.finding.rule)) == Set(RealBars.judged.map(\.rule)))
    for judged in RealBars.judged {
      let own = found.filter { $0.finding.rule == judged.rule }
      let broken = own.filter { $0.finding.verdict == .broken }
      #expect(own.count - broken.count == judged.asked, "\(judged.rule)")
      #expect(broken.count == judged.right + judged.doubtful.count + judged.wrong.count, "\(judged.rule)")
      #expect(
        Set(broken.map(\.bar)).isSuperset(of: (judged.doubtful + judged.wrong).map(\.bar)), "\(judged.rule)")
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
