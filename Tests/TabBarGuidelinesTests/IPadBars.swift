import TabBarCore
import TabBarGuidelines
import Testing

@Suite("Panes, sidebars and the room of an iPad")
struct IPadBars {
  private func pad(_ tabs: [Tab], _ id: String = "ipad-9", held: Orientation = .landscape) throws -> Design {
    Design(tabs: tabs, device: try device(id), orientation: held)
  }

  // HIG 2022, Tab bars, iOS, iPadOS (R38); 2013: "if the tabs switch or filter the content within that view"
  // (R39); dropped in 2024 (B12).
  @Test(
    "A tab that changes another view than its pane is found",
    arguments: [
      (Pane.leading, "own", Verdict.met), (.leading, "leading", .met), (.leading, "trailing", .broken),
      (.leading, "window", .broken), (.trailing, "trailing", .met), (.trailing, "leading", .broken),
      (.popover, "own", .met), (.popover, "window", .broken), (.popover, "leading", .broken),
      (.main, "leading", .notApplicable),
    ])
  func otherPane(pane: Pane, affects: String, expected: Verdict) throws {
    let tabs = [tab("All", [.affects: "own"]), tab("Unread", [.affects: affects])]
    let scene = Scene(try pad(tabs).inPane(pane), by: .standard)
    #expect(scene.verdict(of: "affects-other-pane") == expected)
    #expect(scene.finding("affects-other-pane").map { $0.tabs == [1] && $0.severity == .error } ?? true)
    // One cause, one finding.
    if pane != .main { #expect(scene.verdict(of: "one-view") == .notApplicable) }
  }

  @Test("The message names both views")
  func otherPaneMessage() throws {
    let unread = tab("Unread", [.affects: "trailing"])
    let one = Scene(try pad([tab("All", [.affects: "own"]), unread]).inPane(.leading), by: .standard)
    #expect(
      one.finding("affects-other-pane")?.message
        == "\"Unread\" is in the leading pane and changes the trailing pane")
    let two = Scene(try pad([unread, tab("Sent", [.affects: "window"])]).inPane(.leading), by: .standard)
    #expect(
      two.finding("affects-other-pane")?.message
        == "\"Unread\" and \"Sent\" are in the leading pane and change other views")
    #expect(two.fixes(for: try #require(two.finding("affects-other-pane"))).map(\.grade) == [.suggestion])
    let nothing = Scene(try pad(sections(2)).inPane(.leading), by: .standard)
    #expect(nothing.standingQuestion(of: "affects-other-pane") != nil)
  }

  @Test("The severity of changing another pane fell with the years")
  func otherPaneYears() {
    #expect(
      severities(of: "affects-other-pane") == [
        "hig-2013": .warning, "hig-2022": .error, "hig-2023": .error, "hig-2024": .info, "hig-2025": .info,
      ])
  }

  // iOS HIG 2013 (R40).
  @Test(
    "In 2013 a segmented control is often better in a popover or the leading pane",
    arguments: [
      (Pane.main, Verdict.notApplicable), (.leading, .broken), (.trailing, .met), (.popover, .broken),
    ])
  func segmentedControl(pane: Pane, expected: Verdict) throws {
    let scene = Scene(try pad(sections(3)).inPane(pane), by: try guide("hig-2013"))
    #expect(scene.verdict(of: "pane-bar") == expected)
    #expect(severities(of: "pane-bar") == ["hig-2013": .info])
  }

  // iOS HIG 2013: "about seven" in the right pane, "up to about five" in a popover or the left pane (R27, R28).
  @Test(
    "In 2013 about five tabs fit a popover or the leading pane, and about seven the trailing one",
    arguments: [
      (Pane.popover, 5, Verdict.met), (.popover, 6, .broken), (.leading, 5, .met), (.leading, 6, .broken),
      (.trailing, 7, .met), (.trailing, 8, .broken), (.main, 8, .notApplicable),
    ])
  func paneTabs(pane: Pane, count: Int, expected: Verdict) throws {
    let scene = Scene(try pad(sections(count)).inPane(pane), by: try guide("hig-2013"))
    #expect(scene.verdict(of: "pane-tabs") == expected)
    if let finding = scene.finding("pane-tabs") {
      #expect(finding.severity == .warning && finding.tabs == [count - 1])
      #expect(finding.value("tabs") == Double(count) && finding.value("advised") == Double(count - 1))
      #expect(finding.message.hasPrefix("\(count) tabs in the ") && finding.message.contains("\(count - 1)"))
    }
    // One cause, one finding.
    #expect((scene.verdict(of: "too-many-tabs") == .notApplicable) == (pane != .main))
  }

  // iOS HIG 2013: "On iPad, avoid creating a More tab" (R33): to avoid is a warning; capacity eight and five (B1).
  @Test("In 2013 a More tab on an iPad is warned of, and one on an iPhone a remark")
  func more() throws {
    let old = try guide("hig-2013")
    let pad = Scene(try pad(sections(9)), by: old)
    #expect(pad.finding("ipad-more")?.severity == .warning && pad.finding("ipad-more")?.tabs == [7, 8])
    #expect(
      pad.finding("ipad-more")?.message == "2 of 9 tabs have a screen for their list: regular width fits 8")
    #expect(pad.verdict(of: "more-tab") == .notApplicable)
    #expect(Scene(try self.pad(sections(8)), by: old).verdict(of: "ipad-more") == .met)
    let phone = Scene(Design(tabs: sections(6)), by: old)
    #expect(phone.verdict(of: "ipad-more") == .notApplicable)
    #expect(phone.finding("more-tab")?.severity == .info)
    #expect(severities(of: "ipad-more") == ["hig-2013": .warning])
    #expect(Scene(try self.pad(sections(9)), by: .standard).finding("more-tab")?.severity == .warning)
  }

  // HIG, December 2025: start a bar that people can change with five tabs or fewer (B3).
  @Test(
    "A bar that people can change starts with at most five tabs",
    arguments: [
      (6, ["optional"], Verdict.met), (6, ["sidebar"], .met), (6, [], .broken),
      (7, ["optional", "sidebar"], .met),
      (7, ["fixed", "optional"], .broken), (5, [], .met),
    ])
  func startingTabs(count: Int, placements: [String], expected: Verdict) throws {
    var tabs = sections(count)
    for (index, placement) in placements.enumerated() {
      tabs[index] = tab("Area \(index)", [.placement: placement])
    }
    let design = try pad(tabs, "ipad-pro-11-m4").with(.customizable, "yes")
    for id in ["hig-2024", "hig-2025"] {
      let scene = Scene(design, by: try guide(id))
      #expect(scene.verdict(of: "default-tabs") == expected)
      if let finding = scene.finding("default-tabs") {
        // The page of 2024 has no number.
        #expect(finding.severity == (id == "hig-2024" ? .info : .warning))
        #expect(finding.value("defaultTabs") == 6)
        #expect(finding.message == "the bar starts with 6 tabs, where at most 5 are advised")
        let fix = try #require(scene.fixes(for: finding).first)
        #expect(Scene(design.applying(fix), by: scene.guide).verdict(of: "default-tabs") == .met)
      }
    }
    #expect(Scene(design, by: .standard).verdict(of: "default-tabs") == nil)
  }

  @Test("Whether people can change a bar is asked only where it has more than five tabs, and only on iPad")
  func startingTabsUnknown() throws {
    let guide = try guide("hig-2025")
    let six = try pad(sections(6), "ipad-pro-11-m4")
    #expect(Scene(six, by: guide).standingQuestion(of: "default-tabs") != nil)
    #expect(Scene(six.with(.customizable, "no"), by: guide).verdict(of: "default-tabs") == .notApplicable)
    let five = Scene(try pad(sections(5), "ipad-pro-11-m4"), by: guide)
    #expect(five.verdict(of: "default-tabs") == .notApplicable)
    #expect(five.standingQuestion(of: "default-tabs") == nil)
    let phone = Design(tabs: sections(6)).with(.customizable, "yes")
    #expect(Scene(phone, by: guide).verdict(of: "default-tabs") == .notApplicable)
  }

  // R41: more than five tabs on an iPad; the direction turned round in 2024 (C20).
  @Test(
    "More than five tabs on an iPad make a sidebar worth considering",
    arguments: ["hig-2022", "hig-2023", "hig-2024", "hig-2025", "sap-fiori"])
  func sidebar(id: String) throws {
    let guide = try guide(id)
    #expect(Scene(try pad(sections(5)), by: guide).verdict(of: "sidebar") == .met)
    let finding = try #require(Scene(try pad(sections(6)), by: guide).finding("sidebar"))
    #expect(finding.severity == .info && finding.tabs == [5] && finding.value("tabs") == 6)
    #expect(finding.message == "6 tabs; above 5 a sidebar is worth considering")
    #expect(Scene(try pad(sections(6)).with(.sidebar, "yes"), by: guide).verdict(of: "sidebar") == .met)
    let without = Scene(try pad(sections(6)).with(.sidebar, "no"), by: guide)
    #expect(
      without.finding("sidebar")?.message
        == "6 tabs and no sidebar; above 5 a sidebar is worth considering")
    let inSidebar = sections(6) + [tab("Archive", [.placement: "sidebar"])]
    #expect(Scene(try pad(inSidebar), by: guide).verdict(of: "sidebar") == .met)
    #expect(Scene(Design(tabs: sections(6)), by: guide).verdict(of: "sidebar") == .notApplicable)
    var narrow = try pad(sections(6))
    narrow.window = .width(400)
    #expect(Scene(narrow, by: guide).verdict(of: "sidebar") == .notApplicable)
  }

  @Test("The purpose of a sidebar is given year by year")
  func sidebarYears() throws {
    #expect(severities(of: "sidebar")["hig-2013"] == nil)
    #expect(try guide("hig-2022")[rule: "sidebar"]?.note?.contains("instead of a bar") == true)
    #expect(try guide("hig-2025")[rule: "sidebar"]?.note?.contains("may turn into a sidebar") == true)
  }

  // HIG, Accessibility: controls are 44 pt by default and 28 pt at least (B11, C30). Five tabs share the width.
  @Test(
    "Tabs of less than 44 pt are crowded, and of less than 28 pt too narrow",
    arguments: [
      (220, Verdict.met, Verdict.met), (219, .broken, .met), (140, .broken, .met),
      (139, .notApplicable, .broken),
    ])
  func widths(width: Int, crowded: Verdict, tiny: Verdict) throws {
    let narrow = try #require(Device.custom(width: width, height: 600, scale: 2))
    for id in ["hig-2013", "hig-2022"] {
      let scene = Scene(Design(tabs: sections(5), device: narrow), by: try guide(id))
      #expect(scene.verdict(of: "crowded-tabs") == crowded && scene.verdict(of: "tiny-tabs") == tiny)
      #expect(scene.finding("crowded-tabs").map { $0.severity == .warning } ?? true)
      #expect(scene.finding("tiny-tabs").map { $0.severity == .error } ?? true)
    }
  }

  // R29: eight tabs in 320 pt are 40 pt each; five are 64.
  @Test("The message gives the width that was measured")
  func widthMessage() throws {
    var design = Design(tabs: sections(8), device: try device("iphone-se-1"))
    design.sizeClasses = SizeClasses(horizontal: .regular, vertical: .regular)
    let finding = try #require(Scene(design, by: .standard).finding("crowded-tabs"))
    #expect(finding.message == "8 tabs are 40 pt wide, and under 44 pt hard to tap")
    #expect(finding.value("itemWidth") == 40 && finding.value("advised") == 44)
    #expect(finding.tabs == Array(0..<8))
    design.tabs = sections(5)
    #expect(Scene(design, by: .standard).verdict(of: "crowded-tabs") == .met)
  }

  @Test("No device of Apple's is crowded by as many tabs as fit its bar", arguments: Device.all)
  func realDevices(device: Device) throws {
    // Guides differ in the system that they lay out for; their numbers of tabs take turns.
    var turn = 0
    for guide in Guide.all where guide[rule: "crowded-tabs"] != nil {
      turn += 1
      for (count, orientation) in zip(turn.isMultiple(of: 2) ? [5, 8] : [8, 5], Orientation.allCases) {
        let design = Design(tabs: sections(count), device: device, orientation: orientation)
        let scene = Scene(design, by: guide)
        #expect(scene.verdict(of: "crowded-tabs") != .broken, "\(guide.id), \(orientation), \(count)")
        #expect(scene.verdict(of: "tiny-tabs") != .broken)
      }
    }
  }

  // The strip's items are as wide as their titles (B3), and nobody touches a television.
  @Test("Widths are judged only where tabs share them, in a bar that people touch")
  func otherBars() throws {
    let strip = Scene(try pad(sections(5), "ipad-pro-11-m4"), by: try guide("hig-2025"))
    let television = Scene(try pad(sections(5), "apple-tv-4k", held: .portrait), by: .standard)
    for scene in [strip, television] {
      #expect(scene.verdict(of: "crowded-tabs") == .notApplicable)
      #expect(scene.verdict(of: "tiny-tabs") == .notApplicable)
    }
  }
}
