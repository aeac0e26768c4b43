import TabBarCore
import TabBarGuidelines
import Testing

// Titles and symbols of bars in public apps: short facts, with the app named.
@Suite("Bars of real apps")
struct RealApps {
  private func findings(_ tabs: [Tab], by guide: Guide = .standard) -> [String] {
    Scene(Design(tabs: tabs), by: guide).report.findings.map(\.rule)
  }

  @Test(
    "Apple's own bars on iPhone in 2022 are clean",
    arguments: [
      ["World Clock", "Alarm", "Stopwatch", "Timer"],  // Clock
      ["Today", "Games", "Apps", "Arcade", "Search"],  // App Store
      ["Listen Now", "Browse", "Radio", "Library", "Search"],  // Music
      ["Summary", "Sharing", "Browse"],  // Health
      ["Translation", "Camera", "Conversation", "Favorites"],  // Translate
      ["My Watch", "Face Gallery", "Discover"],  // Watch
    ])
  func apple(titles: [String]) {
    #expect(findings(titles.map { Tab($0) }) == [])
  }

  @Test("Mastodon's bar of icons lacks titles and has an action in its middle")
  func mastodon() {
    let tabs = [
      Tab("", icon: "house"), Tab("", icon: "magnifyingglass"),
      Tab("", icon: "square.and.pencil", role: .action), Tab("", icon: "bell"), Tab("", icon: "person"),
    ]
    let scene = Scene(Design(tabs: tabs), by: .standard)
    // All its icons are outlined, which only SwiftUI would fill (R64).
    #expect(scene.report.findings.map(\.rule) == ["action-tab", "missing-title"])
    #expect(scene.finding("missing-title")?.tabs == [0, 1, 2, 3, 4])
  }

  @Test("Nightguard's sixth tab costs it two places")
  func nightguard() {
    let tabs = ["Main", "Alarms", "Care", "Duration", "Stats", "Preferences"].map { Tab($0) }
    #expect(findings(tabs) == ["too-many-tabs", "more-tab"])
  }

  // Its GSR are rooms to study in, which only somebody who knows the campus can tell.
  @Test("Penn Mobile has a Home and a More of its own, and an abbreviation that asks for a person")
  func pennMobile() {
    let tabs = ["Home", "Dining", "GSR", "Laundry", "More"].map { Tab($0) }
    #expect(findings(tabs) == ["home-title", "own-more-tab", "understandable-title"])
  }

  @Test("2FAS has two tabs, which is worth a remark")
  func twoFactor() {
    #expect(findings([Tab("Tokens"), Tab("Settings")]) == ["too-few-tabs"])
  }

  @Test("Bitwarden's Send is a section: no error is found")
  func bitwarden() {
    let tabs = ["My vault", "Send", "Generator", "Settings"].map { Tab($0) }
    let scene = Scene(Design(tabs: tabs), by: .standard)
    #expect(scene.report.findings.map(\.verdict) == [.needsPerson])
    #expect(scene.report.findings.allSatisfy { $0.severity < .error })
  }
}
