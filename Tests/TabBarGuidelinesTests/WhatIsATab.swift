import TabBarCore
import TabBarGuidelines
import Testing

@Suite("What a tab is")
struct WhatIsATab {
  private func scene(_ tabs: [Tab], _ id: String = "hig-2022") throws -> Scene {
    Scene(Design(tabs: tabs), by: try guide(id))
  }

  @Test(
    "Without facts a person is asked, and nothing is found",
    arguments: ["peer-tabs", "one-view", "selecting-opens", "keeps-state", "own-bar"])
  func nothingTold(rule: String) throws {
    let scene = try scene(sections(3))
    #expect(scene.standingQuestion(of: rule)?.contains("?") == true)
    #expect(scene.finding(rule) == nil)
  }

  // HIG 2022 and SAP: panes that exclude one another; the text of 2013: peer categories (R01).
  @Test("A tab that is a part of another tab's section is found, whatever the case of its name")
  func parts() throws {
    for group in ["Music", "music", " MUSIC "] {
      let finding = try #require(
        try scene([Tab("Music"), tab("Albums", [.group: group]), Tab("Radio")]).finding("peer-tabs"))
      #expect(finding.tabs == [1] && finding.value("parts") == 1 && finding.severity == .warning)
      #expect(finding.message == "\"Albums\" is a part of \"\(group)\", which has a tab too")
    }
    let two = [Tab("Music"), tab("Albums", [.group: "Music"]), tab("Songs", [.group: "Music"])]
    #expect(
      try scene(two).finding("peer-tabs")?.message
        == "\"Albums\" and \"Songs\" are parts of sections that have a tab too")
    #expect(try scene([tab("Albums", [.group: "Music"]), Tab("Radio")]).verdict(of: "peer-tabs") == .met)
    #expect(try scene([tab("Music", [.group: "Music"]), Tab("Radio")]).verdict(of: "peer-tabs") == .met)
    #expect(try scene([tab("Music", [.group: "Music"])]).verdict(of: "peer-tabs") == .notApplicable)
  }

  @Test("A part is found in every language that the titles are read in", arguments: ["en", "de", "pseudo"])
  func partsInLanguages(locale: String) throws {
    var music = Tab("Music", details: TabDetails())
    music.details?[titleIn: "de"] = "Musik"
    let design = Design(tabs: [music, tab("Albums", [.group: "Music"])], locale: locale)
    #expect(Scene(design, by: .standard).finding("peer-tabs")?.tabs == [1])
  }

  // UITabGroup: what is in a sidebar only is listed under its section.
  @Test("A part that is in the sidebar only is no tab of the bar")
  func partInSidebar() throws {
    let albums = tab("Albums", [.group: "Music", .placement: "sidebar"])
    let tabs = [Tab("Music"), albums, Tab("Radio")]
    let pad = Design(tabs: tabs, device: try device("ipad-pro-11-m4"))
    #expect(Scene(pad, by: try guide("hig-2025")).verdict(of: "peer-tabs") == .met)
    #expect(try scene(tabs, "hig-2025").verdict(of: "peer-tabs") == .broken)
  }

  // R02: 000, 001.
  @Test("Tabs that change different views are found; the window's own view is the window")
  func views() throws {
    func tabs(_ views: String?...) -> [Tab] {
      views.enumerated().map { index, view in
        view.map { tab("Area \(index)", [.affects: $0]) } ?? Tab("Area \(index)")
      }
    }
    #expect(try scene(tabs("own", "window", "own")).verdict(of: "one-view") == .met)
    #expect(try scene(tabs("leading", "leading")).verdict(of: "one-view") == .met)
    #expect(try scene(tabs("own", nil)).standingQuestion(of: "one-view") != nil)
    #expect(try scene(tabs("own")).verdict(of: "one-view") == .notApplicable)
    let finding = try #require(try scene(tabs("leading", "window", "own", nil)).finding("one-view"))
    #expect(finding.tabs == [0] && finding.value("views") == 2)
    #expect(
      finding.message
        == "the tabs change 2 different views: \"Area 0\" changes another than \"Area 1\"")
  }

  // SAP Fiori for iOS, Tab Bar, Behavior and Interaction (R10). Apple's texts forbid actions; that a sheet is one follows.
  @Test("A tab that opens a sheet is found, and every tab needs a fact to be in order")
  func sheets() throws {
    let section = tab("Shop", [.opens: "section"])
    for id in ["hig-2022", "sap-fiori"] {
      let finding = try #require(
        try scene([section, tab("Cart", [.opens: "sheet"])], id).finding("selecting-opens"))
      #expect(finding.severity == (id == "sap-fiori" ? .error : .warning) && finding.tabs == [1])
      #expect(
        finding.message == "\"Cart\" opens a sheet over another section instead of showing its own")
    }
    #expect(try scene([section, section]).verdict(of: "selecting-opens") == .met)
    #expect(try scene([section, Tab("Cart")]).standingQuestion(of: "selecting-opens") != nil)
  }

  // HIG 2022, Tab bars: the navigation state within each section is preserved (R04, C38).
  @Test("A section that starts over is found")
  func startsOver() throws {
    let kept = tab("Music", [.keepsState: "yes"])
    let lost = tab("Radio", [.keepsState: "no"])
    let finding = try #require(try scene([kept, lost, Tab("Search")]).finding("keeps-state"))
    #expect(finding.tabs == [1] && finding.severity == .warning)
    #expect(finding.message == "\"Radio\" starts over when people come back")
    #expect(try scene([kept, kept]).verdict(of: "keeps-state") == .met)
    #expect(try scene([kept, Tab("Search")]).standingQuestion(of: "keeps-state") != nil)
    #expect(try scene([lost]).verdict(of: "keeps-state") == .notApplicable)
  }

  @Test("A finding that is accepted at one tab leaves the others")
  func accepted() throws {
    let design = Design(tabs: [
      tab("Music", [.keepsState: "no"]), tab("Radio", [.keepsState: "no"]),
      tab("Search", [.keepsState: "yes"]),
    ])
    let one = Scene(design.allowing("keeps-state", at: 0), by: .standard)
    #expect(one.finding("keeps-state")?.tabs == [1])
    #expect(one.report.suppressed.map(\.tab) == [0])
    let both = design.allowing("keeps-state", at: 0).allowing("keeps-state", at: 1)
    #expect(Scene(both, by: .standard).verdict(of: "keeps-state") == .met)
  }

  // iOS HIG 2013: different perspectives on the same set of data, or subtasks of one function (R05).
  @Test("Only the text of 2013 asks for one subject, as a remark")
  func subjects() throws {
    #expect(severities(of: "one-subject") == ["hig-2013": .info])
    let design = Design(tabs: sections(3))
    let old = try guide("hig-2013")
    #expect(Scene(design, by: old).standingQuestion(of: "one-subject") != nil)
    #expect(Scene(design.with(.subject, "one"), by: old).verdict(of: "one-subject") == .met)
    let finding = Scene(design.with(.subject, "several"), by: old).finding("one-subject")
    #expect(finding?.message == "the 3 tabs are about several subjects" && finding?.tabs == [0, 1, 2])
  }

  // R06: the texts of 2013 and 2019. C13: a bar in a modal view is a lesser matter.
  @Test(
    "A bar below the root is found, one in a modal view is a remark",
    arguments: [
      ("root", Verdict.met, Verdict.met), ("detail", .broken, .met), ("nested", .broken, .met),
      ("modal", .notApplicable, .broken),
    ])
  func levels(level: String, inBar: Verdict, inModal: Verdict) throws {
    let scene = Scene(Design(tabs: sections(3)).with(.level, level), by: .standard)
    #expect(scene.verdict(of: "bar-in-bar") == inBar && scene.verdict(of: "modal-bar") == inModal)
    #expect(severities(of: "bar-in-bar")["hig-2013"] == .warning)
    #expect(severities(of: "bar-in-bar")["tvos-2019"] == .warning)
    #expect(severities(of: "bar-in-bar")["hig-2022"] == .info)
    #expect(Set(severities(of: "modal-bar").values) == [.info])
  }

  @Test("A bar without a recorded place counts as at the root")
  func levelUnknown() throws {
    let scene = try scene(sections(3))
    for rule in ["bar-in-bar", "modal-bar"] {
      #expect(scene.verdict(of: rule) == .notApplicable)
      #expect(scene.standingQuestion(of: rule) == nil)
    }
  }

  // iOS HIG 2013: a tab bar is contained in a tab bar controller (R07).
  @Test("A bar that the app draws is a remark")
  func container() throws {
    let design = Design(tabs: sections(4))
    let finding = Scene(design.with(.container, "custom"), by: .standard).finding("own-bar")
    #expect(finding?.severity == .info && finding?.message == "the app draws the bar and its 4 tabs itself")
    #expect(Scene(design.with(.container, "system"), by: .standard).verdict(of: "own-bar") == .met)
  }

  // HIG 2022: "Not supported in macOS or watchOS" (R11); macOS has only no additional considerations since
  // 2024, and tab views have at most six tabs (B9).
  @Test(
    "A watch has no tab bar in any year, and a Mac only until 2023 for certain",
    arguments: [
      ("hig-2022", "watchos9", "macos13", Severity.warning), ("hig-2023", "watchos10", "macos14", .warning),
      ("hig-2024", "watchos11", "macos15", .info), ("hig-2025", "watchos26", "macos26", .info),
    ])
  func otherPlatforms(id: String, watch: String, mac: String, severity: Severity) throws {
    let guide = try guide(id)
    let onWatch = Scene(
      Design(tabs: sections(3), system: System.named(watch)), by: guide)
    #expect(onWatch.finding("watch-bar")?.severity == .error)
    #expect(
      onWatch.finding("watch-bar")?.message
        == "watchOS has no tab bar: 3 tabs would be 3 pages of a tab view")
    #expect(onWatch.verdict(of: "mac-bar") == .notApplicable)
    let onMac = Scene(Design(tabs: sections(3), system: System.named(mac)), by: guide)
    #expect(onMac.finding("mac-bar")?.severity == severity)
    #expect(onMac.verdict(of: "watch-bar") == .notApplicable)
    let onPhone = Scene(Design(tabs: sections(3)), by: guide)
    #expect(onPhone.verdict(of: "mac-bar") == .met && onPhone.verdict(of: "watch-bar") == .met)
  }

  @Test("On a Mac the message compares with the six tabs of a tab view", arguments: [6, 7])
  func tabView(count: Int) throws {
    let mac = try #require(System.named("macos13"))
    let finding = try #require(
      Scene(Design(tabs: sections(count), system: mac), by: .standard).finding("mac-bar"))
    #expect(finding.value("tabs") == Double(count) && finding.value("advised") == 6)
    #expect(finding.message.contains("are more than the 6") == (count > 6))
  }

  @Test("Each fix is a suggestion, and with it the rule is met")
  func fixes() throws {
    let designs: [(String, Design)] = [
      (
        "peer-tabs",
        Design(tabs: [Tab("Music"), tab("Albums", [.group: "Music"]), tab("Radio", [.group: "Air"])])
      ),
      (
        "one-view",
        Design(tabs: [tab("Mail", [.affects: "window"]), tab("Folders", [.affects: "leading"])])
      ),
      (
        "selecting-opens", Design(tabs: [tab("Shop", [.opens: "section"]), tab("Cart", [.opens: "sheet"])])
      ),
      (
        "keeps-state",
        Design(tabs: [tab("Music", [.keepsState: "yes"]), tab("Radio", [.keepsState: "no"])])
      ),
      (
        "action-tab",
        Design(tabs: [Tab("Inbox"), Tab("+", role: .action), Tab("Log Out", role: .action), Tab("Me")])
      ),
    ]
    for (rule, design) in designs {
      let scene = Scene(design, by: .standard)
      let fixes = scene.fixes(for: try #require(scene.finding(rule)))
      #expect(!fixes.isEmpty, "\(rule)")
      for fix in fixes {
        #expect(fix.grade == .suggestion)
        #expect(
          Scene(design.applying(fix), by: .standard).verdict(of: rule) == .met, "\(rule): \(fix.summary)")
      }
    }
  }

  @Test("A fix never empties the bar")
  func notEmpty() throws {
    let scene = try scene([Tab("+", role: .action), Tab("Log Out", role: .action)])
    #expect(scene.fixes(for: try #require(scene.finding("action-tab"))).isEmpty)
  }
}
