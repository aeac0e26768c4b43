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

  // A list of words cannot tell what a tab does; its owner can.
  @Test(
    "A command as a title is asked about, until it is known what it opens",
    arguments: ["Log Out", "sign out", "Refresh", "+", "New Post"])
  func commands(title: String) {
    #expect(verdict(title) == .needsPerson)
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
      Design(tabs: [Tab("Inbox"), Tab("Compose", role: .action), tab("Log Out", [.opens: "sheet"])]),
      by: .standard)
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

  // R08, R09: Apple's texts for iPhone and SAP's. Material's speaks of destinations, so that it follows. The one for
  // tvOS of 2019 lets a tab "perform an action, such as search" (C9).
  @Test("An action is an error where the text forbids it")
  func everyGuide() {
    let errors = severities(of: "action-tab").filter { $0.value == .error }
    #expect(Set(errors.keys) == Set(higs + ["hig-2013", "sap-fiori"]))
    #expect(severities(of: "action-tab")["material-3"] == .warning)
  }

  @Test("On Apple TV the text of 2019 allows actions: it is only asked what such a tab does")
  func television() throws {
    let tabs = [Tab("Movies"), Tab("Refresh"), Tab("Record", role: .action)]
    let scene = Scene(Design(tabs: tabs, device: try device("apple-tv-4k")), by: try guide("tvos-2019"))
    #expect(scene.finding("action-tab") == nil)
    #expect(scene.standingQuestion(of: "action-tab")?.hasPrefix("do \"Refresh\" and \"Record\" open") == true)
  }
}
