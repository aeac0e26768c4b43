import TabBarCore
@testable import TabBarGuidelines
import TabBarTestSupport
import Testing

@Suite("What rules rest on in each guide")
struct GroundLaws {
  /// The cells of each page: its guide, and its headings.
  private static let pages = Result {
    try CaseFile.rows(of: "Tests/TabBarGuidelinesTests/Cases/Tables/headings.txt").map(\.cells)
  }

  @Test("A rule cites a section that the page of its guide has", arguments: Guide.all)
  func sectionsExist(guide: Guide) throws {
    let headings = try #require(try Self.pages.get().first { $0[0] == guide.id }).dropFirst()
    for entry in guide.rules {
      for case .section(let name) in entry.grounds {
        #expect(name.isEmpty || headings.contains(name), "\(entry.id): \(name)")
      }
    }
  }

  @Test("Each page is known, and none that is no guide's")
  func pagesAreKnown() throws {
    #expect(try Set(Self.pages.get().map { $0[0] }) == Set(Guide.all.map(\.id)))
  }

  @Test(
    "Advice from elsewhere informs, and is the only ground that is no text and no observation",
    arguments: Guide.all)
  func adviceInforms(guide: Guide) {
    for entry in guide.rules {
      #expect((entry.advice != nil) == (entry.evidence == .convention), "\(entry.id)")
      guard let advice = entry.advice else { continue }
      #expect(entry.severity == .info, "\(entry.id)")
      #expect(entry.source.hasPrefix(advice) && entry.source.hasSuffix("does not say so"), "\(entry.source)")
      #expect(!entry.source.contains(entry.page), "\(entry.source)")
      #expect(entry.note != nil, "\(entry.id) does not say what the text says instead")
    }
  }

  @Test("A finding cites its ground on the platform that it is made on")
  func platforms() throws {
    func source(_ rule: String, _ device: String, _ id: String, edge: String) throws -> Finding {
      let design = Design(tabs: sections(3), device: try TabBarGuidelinesTests.device(device))
      return try #require(Scene(design.with(.position, edge), by: try guide(id)).finding(rule))
    }
    let phone = try source("bar-position", "iphone-14", "hig-2022", edge: "top")
    #expect(phone.source == "observed: the system's bar at the bottom edge" && phone.evidence == .observed)
    let television = try source("bar-position", "apple-tv-4k", "hig-2022", edge: "bottom")
    #expect(television.source == "HIG 2022, Tab bars, tvOS" && television.evidence == .guideline)
    let vision = try source("bar-position", "vision-pro", "hig-2024", edge: "bottom")
    #expect(vision.source == "HIG 2024, Tab bars, visionOS" && vision.evidence == .guideline)
    let newest = try source("bar-position", "iphone-17", "hig-2025", edge: "top")
    #expect(newest.source == "HIG 2025, Tab bars, iOS" && newest.evidence == .guideline)
  }

  @Test(
    "Strict evidence leaves out what is somebody else's advice",
    arguments: ["own-bar", "modal-bar", "long-badge"])
  func strict(rule: String) throws {
    var design = Design(tabs: sections(3)).with(.container, "custom").with(.level, "modal")
    design.tabs[1].badge = "1204"
    #expect(Scene(design, by: .standard).finding(rule)?.severity == .info)
    let strict = Scene(design, by: .standard, isStrict: true)
    #expect(strict.finding(rule) == nil && strict.verdict(of: rule) == .notApplicable)
  }
}
