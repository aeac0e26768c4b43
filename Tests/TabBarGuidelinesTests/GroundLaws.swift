import TabBarCore
@testable import TabBarGuidelines
import Testing

@Suite("What rules rest on in each guide")
struct GroundLaws {
  /// The headings of each page, the introduction first; read in copies of the pages as they were in the guide's year.
  static let headings: [String: [String]] = [
    // UX Stack Exchange quotes the page without headings.
    "hig-2013": [""],
    "tvos-2019": ["", "Tab Bar Customization", "Tab Bar Items"],
    "hig-2022": ["", "Best practices", "Platform considerations", "iOS, iPadOS", "tvOS"],
    "hig-2023": ["", "Best practices", "Platform considerations", "iOS, iPadOS", "tvOS", "visionOS"],
    "hig-2024": ["", "Best practices", "Platform considerations", "iOS", "iPadOS", "tvOS", "visionOS"],
    "hig-2025": ["", "Best practices", "Platform considerations", "iOS", "iPadOS", "tvOS", "visionOS"],
    "hig-2026": ["", "Best practices", "Platform considerations", "iOS", "iPadOS", "tvOS", "visionOS"],
    "sap-fiori": [
      "", "Tab Bar Container", "Tab Icon", "Active Tab", "Inactive Tabs", "Notification Badge", "Tab Label",
      "Behavior and Interaction", "Haptic Feedback for Tab Selection", "Haptic Feedback for Notifications",
      "More Tab", "Adaptive Design",
    ],
    "material-3": [""],
    "carplay-hig": [""],
  ]

  @Test("A rule cites a section that the page of its guide has", arguments: Guide.all)
  func sectionsExist(guide: Guide) throws {
    let headings = try #require(Self.headings[guide.id])
    for entry in guide.rules {
      for case .section(let name) in entry.grounds {
        #expect(headings.contains(name), "\(entry.id): \(name)")
      }
    }
  }

  @Test("Each page is known, and none that is no guide's", arguments: Guide.all)
  func pagesAreKnown(guide: Guide) {
    #expect(Set(Self.headings.keys) == Set(Guide.all.map(\.id)))
    #expect(Self.headings[guide.id]?.first == "")
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
