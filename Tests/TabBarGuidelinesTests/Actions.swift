import TabBarCore
import TabBarGuidelines
import Testing

@Suite("What a tab may do")
struct Actions {
  private func verdict(_ title: String, _ role: TabRole = .destination) -> Verdict? {
    Scene(Design(tabs: [Tab("Inbox"), Tab(title, role: role), Tab("Profile")]), by: .standard)
      .verdict(of: "action-tab")
  }

  // HIG 2022, Tab bars, Best practices: navigation only (R08, R09), with C9: search is a destination.
  @Test(
    "A tab with the role of an action breaks the rule, every other role meets it", arguments: TabRole.allCases
  )
  func roles(role: TabRole) {
    #expect(verdict("Area", role) == (role == .action ? .broken : .met))
  }

  @Test("A command as a title is an action", arguments: ["Log Out", "sign out", "Refresh", "+", "New Post"])
  func commands(title: String) {
    #expect(verdict(title) == .broken)
    #expect(verdict(title, .settings) == .met)
  }

  // Bitwarden's Send is a section, Mastodon's Compose is an action: the word does not tell.
  @Test("A word that is both is left to a person", arguments: ["Send", "Compose", "Scan", "Add", "Call"])
  func both(title: String) {
    #expect(verdict(title) == .needsPerson)
  }

  @Test(
    "A section named after what is done there is none",
    arguments: ["Calls", "Scanner", "Sharing", "Shared", "Browse", "Discover"])
  func sections(title: String) {
    #expect(verdict(title) == .met)
  }

  @Test("The message names the tabs")
  func message() {
    let scene = Scene(
      Design(tabs: [Tab("Inbox"), Tab("Compose", role: .action), Tab("Log Out")]), by: .standard)
    #expect(
      scene.finding("action-tab")?.message == "\"Compose\" and \"Log Out\" act instead of going somewhere")
    #expect(scene.finding("action-tab")?.severity == .error)
  }
}
