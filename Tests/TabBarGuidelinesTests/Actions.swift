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

  // The source files of the apps: Mastodon's Compose opens a form over the section, Proton Pass's plus sign a
  // sheet, and Proton VPN's Quick Connect is a button drawn over the bar.
  @Test("The actions in the bars of Mastodon, Proton Pass and Proton VPN are found")
  func realActions() {
    let bars: [[Tab]] = [
      [
        Tab("", icon: "house"), Tab("", icon: "magnifyingglass"),
        Tab("", icon: "square.and.pencil", role: .action), Tab("", icon: "bell"), Tab("", icon: "person"),
      ],
      [
        Tab("", icon: "list.bullet"), Tab("", icon: "plus", role: .action), Tab("", icon: "shield"),
        Tab("", icon: "person"),
      ],
      [
        Tab("Countries"), Tab("Map"), Tab("Quick Connect", role: .action), Tab("Profiles"), Tab("Settings"),
      ],
    ]
    for (tabs, action) in zip(bars, [2, 1, 2]) {
      #expect(Scene(Design(tabs: tabs), by: .standard).finding("action-tab")?.tabs == [action])
      // Nobody has to say that it is an action: the sign or the word asks for an answer.
      var untold = tabs
      untold[action].role = .destination
      let finding = Scene(Design(tabs: untold), by: .standard).finding("action-tab")
      #expect(finding?.verdict == .needsPerson && finding?.tabs == [action])
    }
  }

  @Test("A plus sign beside a title that can be read says nothing more than the title")
  func titledSymbol() {
    let tabs = [Tab("Inbox"), Tab("Extras", icon: "plus"), Tab("Profile")]
    #expect(Scene(Design(tabs: tabs), by: .standard).verdict(of: "action-tab") == .met)
  }

  @Test("What a tab opens answers for a word that is both")
  func answered() {
    func verdict(_ opens: String) -> Verdict? {
      Scene(Design(tabs: [Tab("Inbox"), tab("Send", [.opens: opens])]), by: .standard)
        .verdict(of: "action-tab")
    }
    #expect(verdict("section") == .met)
    #expect(verdict("sheet") == .broken)
  }

  // R08, R09: all four texts, an error in each; tvOS 2019 makes an exception of search only (C9).
  @Test("An action is an error in every guide")
  func everyGuide() {
    #expect(severities(of: "action-tab").count == Guide.all.count)
    #expect(Set(severities(of: "action-tab").values) == [.error])
  }
}
