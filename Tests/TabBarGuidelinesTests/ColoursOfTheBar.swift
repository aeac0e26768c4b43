import TabBarCore
import TabBarGuidelines
import Testing

@Suite("Colours of badges and of the selected tab")
struct ColoursOfTheBar {
  private let badged = [Tab("Chats", badge: "3"), Tab("Calls"), Tab("Contacts")]

  // R72: a red oval with white text. R75: red, with white text.
  @Test(
    "A badge is red with white text",
    arguments: ["hig-2013", "hig-2022", "hig-2023", "hig-2024", "hig-2025", "sap-fiori"])
  func badges(guide: String) throws {
    for facts: KeyValuePairs<BarProperty, String> in [[.badgeText: "other"], [.badgeColor: "other"]] {
      let finding = try #require(try scene(facts, badged, by: guide).finding("badge-text-color"))
      #expect(finding.verdict == .broken && finding.severity == .info && finding.tabs == [0])
      #expect(try scene(facts, by: guide).verdict(of: "badge-text-color") == .notApplicable)
    }
    let both = try scene([.badgeColor: "red", .badgeText: "white"], badged, by: guide)
    #expect(both.verdict(of: "badge-text-color") == .met)
  }

  @Test("The system's badges are taken to be its own, those of an app's own bar are asked about")
  func unknownBadges() throws {
    #expect(try scene([:], badged, by: "hig-2022").verdict(of: "badge-text-color") == .notApplicable)
    let custom = try scene([.container: "custom"], badged, by: "hig-2022")
    #expect(custom.question("badge-text-color")?.contains("bar badgeColor=") == true)
  }

  // R67: filled and in the tint.
  @Test("SAP alone wants the tint on the selected tab")
  func tint() throws {
    #expect(severities(of: "active-tint") == ["sap-fiori": .warning])
    #expect(try scene([.tint: "no"], by: "sap-fiori").finding("active-tint")?.tabs == [0])
    #expect(try scene([.tint: "yes"], by: "sap-fiori").verdict(of: "active-tint") == .met)
    #expect(try scene([:], by: "sap-fiori").question("active-tint")?.contains("bar tint=") == true)
  }

  // R82, R83: only the selected tab is opaque; a shadow in focus.
  @Test(
    "What shows the selected tab is asked of an app's own bar on Apple TV", arguments: ["tvos-2019"] + higs)
  func shownState(guide: String) throws {
    func verdict(_ facts: KeyValuePairs<BarProperty, String>, on device: String = "apple-tv-4k") throws
      -> Verdict?
    {
      try scene(facts, on: device, by: guide).verdict(of: "shown-state")
    }
    #expect(try verdict([.container: "custom"]) == .needsPerson)
    #expect(try scene([.container: "custom"], on: "apple-tv-4k", by: guide).finding("shown-state") == nil)
    #expect(try verdict([.container: "system"]) == .met && verdict([:]) == .notApplicable)
    #expect(try verdict([.container: "custom"], on: "iphone-14") == .notApplicable)
  }

  // R89: live, then recorded, then the rest.
  @Test("A tab called Live after others asks, first it does not, and a known category decides")
  func live() throws {
    func scene(_ titles: String...) throws -> Scene {
      try TabBarGuidelinesTests.scene([:], titles.map { Tab($0) }, on: "apple-tv-4k", by: "tvos-2019")
    }
    let late = try scene("Films", "Kids", "Live", "Recordings")
    let finding = try #require(late.finding("live-order"))
    #expect(
      finding.verdict == .needsPerson && finding.tabs == [2, 3] && finding.message.contains("tab 3 of 4"))
    let fix = try #require(late.fixes("live-order").first)
    #expect(fix.grade == .suggestion)
    #expect(late.design.applying(fix).tabs.map(\.title) == ["Live", "Recordings", "Films", "Kids"])
    #expect(try scene("Live", "Recordings", "Films").verdict(of: "live-order") == .met)
    #expect(try scene("Films", "Recordings").verdict(of: "live-order") == .notApplicable)
    #expect(try scene("Now Playing", "Upcoming").verdict(of: "live-order") == .notApplicable)
    let known = [tab("Films", [.category: "other"]), tab("Live", [.category: "other"])]
    let settled = try TabBarGuidelinesTests.scene([:], known, on: "apple-tv-4k", by: "tvos-2019")
    #expect(settled.verdict(of: "live-order") == .met)
  }
}
