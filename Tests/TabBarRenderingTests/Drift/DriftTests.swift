import TabBarCore
import TabBarGuidelines
import TabBarRendering
import TabBarTestSupport
import Testing

@Suite("What is different since an earlier report")
struct DriftTests {
  /// Six tabs on an iPhone: one too many, and two of them in the More list.
  private let six = CheckedDesign.named("six.tabs", Samples.design(6))
  private let five = CheckedDesign.named("five.tabs", Samples.design(5))

  @Test("Nothing is different since a report of the same version")
  func same() throws {
    let reported = try EarlierReport(Samples.reported).drift(to: Samples.reported)
    #expect(reported.lines == ["\(Samples.reported.count) designs: the same"] && !reported.isFound)
    let one = try EarlierReport([six]).drift(to: [six])
    #expect(one.lines == ["1 design: the same"])
    // A width of a third of a point more does not become another number by being written.
    let sizes = [390.3333, 402.666, 1024.449, 1366.051].map { Samples.scene(5).onScreen(width: $0) }
    #expect(try EarlierReport(sizes).drift(to: sizes).lines == ["4 designs: the same"])
  }

  // MARK: Three earlier versions

  @Test("A version with other rules: what it broke or did not know counts, other verdicts are told")
  func otherRules() throws {
    var report = try EarlierReport([six, five])
    for index in 0...1 {
      try report.change(index) { scene in
        scene.forget("too-many-tabs")
        scene.forget("duplicate-titles")
        scene.breaks("mixed-icons", "info")
        scene["tool"] = ["version": "0.0.9", "rules": 90, "devices": 101] as [String: Any]
      }
    }
    try report.change(0) { scene in
      scene.changeEach("findings") { if $0["rule"] as? String == "more-tab" { $0["severity"] = "error" } }
    }
    let drift = try report.drift(to: [six, five])
    #expect(drift.isFound)
    let present =
      "tabbar \(ProgramVersion.text) with \(Rule.all.count) rules and \(Device.all.count) devices"
    #expect(
      drift.lines == [
        "base.json: tabbar 0.0.9 with 90 rules and 101 devices; this is \(present)",
        "2 designs: 2 judged differently",
        "",
        "A rule judges differently: tabs, settings and layout are the same",
        "  ~ mixed-icons is now met, was broken (info); in all 2",
        "  ~ more-tab is now broken (warning), was broken (error); in 1 of 2: six.tabs",
        "  ~ too-many-tabs is now broken (warning), was not a rule of the guide; in 1 of 2: six.tabs",
        "",
        "Only told",
        "  duplicate-titles is now met, was not a rule of the guide; in all 2",
        "  too-many-tabs is now met, was not a rule of the guide; in 1 of 2: five.tabs",
      ])
  }

  @Test("A version with another table of devices: the screen is the reason, and moved frames are told")
  func otherDeviceTable() throws {
    var report = try EarlierReport([five])
    try report.change { scene in
      // An iPhone 14 as wide and high as an iPhone 13 mini, 375×812: 15 less and 32 less.
      scene.change("device") { device in
        device["width"] = 375
        device["height"] = 812
      }
      scene.change("bar") { bar in
        bar.change("frame") { frame in
          frame["width"] = 375
          frame["y"] = 729
        }
      }
    }
    let drift = try report.drift(to: [five])
    #expect(!drift.isFound)
    #expect(
      drift.lines == [
        "1 design: none is judged or laid out differently",
        "",
        "The layout differs: tabs, settings and system are the same",
        "  screen of iphone-14 is now 390×844 pt, was 375×812 pt; in five.tabs",
        "",
        "Only told",
        "  lengths differ by up to 32 pt; in five.tabs",
      ])
  }

  @Test("A version with another constant of the layout: titles, places and the rules that follow from them")
  func otherLayout() throws {
    // The titles had another room and another width, and the sixth tab was no overflow.
    let long = CheckedDesign.named("long.tabs", Samples.titled(["Konten", "Karten", "Mehr"]).design)
    var report = try EarlierReport([six, long])
    try report.change(0) { scene in
      scene.change("bar") { $0["overflow"] = "none" }
      scene.forget("more-tab", isMet: true)
    }
    try report.change(1) { scene in
      scene.changeEach("items") { item in
        item["titleRoom"] = 130
        guard item["title"] as? String == "Karten" else { return }
        item["titleState"] = "cut"
        item["titleWidth"] = 140
      }
      scene.breaks("title-cut")
    }
    let drift = try report.drift(to: [six, long])
    let karten = long.scene.layout.items[1]
    let fit = "whole (\(Points.text(karten.title.width)) pt in \(Points.text(karten.titleRoom)))"
    #expect(drift.isFound)
    #expect(
      drift.lines.filter { !$0.contains("lengths differ by up to") } == [
        "2 designs: 2 judged differently, 2 laid out differently",
        "",
        "The layout differs: tabs, settings and system are the same",
        "  ~ bar overflow is now more, was none; in 1 of 2: six.tabs",
        "  ~ more-tab is now broken (warning), was met; in 1 of 2: six.tabs",
        "  ~ the title \"Karten\" is now \(fit), was cut (140 pt in 130); in 1 of 2: long.tabs",
        "  ~ title-cut is now met, was broken (warning); in 1 of 2: long.tabs",
        "",
        "Only told",
      ])
  }

  @Test("The example in the documents is what the program says")
  func example() throws {
    var phone = Samples.design(3)
    phone.device = try #require(Device.named("iphone-17"))
    let german = Samples.titled(["Länder", "Karte", "Verbinden", "Profile", "Einstellungen"]).design
    let designs = [
      CheckedDesign.named("bank.tabs", phone, by: .hig2025), five,
      .named("german.tabs", german), .named("maps.tabs", phone, by: .hig2025),
    ]
    var report = try EarlierReport(designs)
    for index in [0, 3] {
      try report.change(index) { scene in
        scene["guide"] = "hig-2022"
        scene.breaks("mixed-icons")
      }
    }
    try report.change(2) { scene in
      scene.changeEach("items") { item in
        guard item["title"] as? String == "Einstellungen" else { return }
        item["titleRoom"] = 62
        item["titleState"] = "tightened"
      }
      scene.breaks("title-tightened", "info")
    }
    let lines = try report.drift(to: designs).lines
    let blocks = MarkdownText(try RepositoryRoot.text("docs/teams.md")).blocks
    let example = try #require(blocks.first { $0.lines.first?.hasPrefix("base.json: ") == true })
    #expect(lines == Array(example.lines.dropFirst()))
  }

  // MARK: Other causes

  @Test("A guide that nobody chose is a thing taken for granted; one that somebody chose is not")
  func guides() throws {
    var design = Samples.design(3)
    design.device = try #require(Device.named("iphone-17"))
    let present = CheckedDesign.named("new.tabs", design, by: .hig2025)
    for isChosen in [false, true] {
      var scene = present.scene
      scene.isGuideChosen = isChosen
      let present = CheckedDesign(scene, at: present.places)
      var report = try EarlierReport([present])
      try report.change { scene in
        scene["guide"] = "hig-2022"
        scene.breaks("same-icon", "info")
      }
      let drift = try report.drift(to: [present])
      #expect(drift.isFound)
      let heading =
        isChosen
        ? "The session or the call is not the same" : "The program takes something else for granted"
      #expect(
        drift.lines == [
          "1 design: 1 judged differently", "", heading,
          "  guide is now hig-2025, was hig-2022; in new.tabs",
          "  ~ same-icon is now met, was broken (info); in new.tabs",
        ])
    }
  }

  @Test("A tab that enters or leaves the bar counts, also with a system that was taken for granted")
  func tabs() throws {
    var report = try EarlierReport([six])
    try report.change { scene in
      scene["system"] = "ios26"
      scene["hidden"] = [["tab": 6, "title": "Account", "reason": "more"] as [String: Any]]
      let items = scene["items"] as? [[String: Any]] ?? []
      var search = items[3]
      search["tab"] = 5
      search["title"] = "Search"
      search["icon"] = "magnifyingglass"
      scene["items"] = items + [search]
    }
    let drift = try report.drift(to: [six])
    #expect(drift.lines.contains("The program takes something else for granted"))
    #expect(drift.lines.contains("  system is now ios16, was ios26; in six.tabs"))
    #expect(
      drift.lines.contains("  ~ \"Search\" is now in the More list, was in the bar; in six.tabs"))
    #expect(drift.isFound)
  }

  @Test("An edited session is a cause of its own, and what its edit changes is never blamed on the program")
  func edited() throws {
    let before = CheckedDesign.named("a.tabs", Samples.design(5))
    let after = CheckedDesign.named("./a.tabs", Samples.design(6, badges: [0: "3"], .landscape))
    let drift = try EarlierReport([before]).drift(to: [after])
    let causes = drift.lines.filter { !$0.hasPrefix(" ") && !$0.isEmpty }.dropFirst()
    #expect(causes.first == "The session or the call is not the same")
    #expect(Set(causes).subtracting([causes.first ?? "", "Only told"]) == [])
    #expect(drift.lines.contains("  orientation is now landscape, was portrait; in a.tabs"))
    let marked = CheckedDesign.named("a.tabs", Samples.design(5, badges: [0: "3"]))
    #expect(
      try EarlierReport([before]).drift(to: [marked]).lines.contains(
        "  badge of \"Listen Now\" is now 3, was none; in a.tabs"))
  }

  @Test(
    "An edit after which the bar has other tabs, or another order of them, counts; one in the More list does not",
    arguments: [
      (["One", "Two", "Three"], ["One", "Two"], true), (["One", "Two"], ["One", "Two", "Three"], true),
      (["One", "Two"], ["One", "Zwei"], true), (["One", "Two"], ["Two", "One"], true),
      (["A", "B", "C", "D", "E", "F", "G"], ["A", "B", "C", "D", "E", "F"], false),
    ])
  func editedTabs(before: [String], after: [String], counts: Bool) throws {
    func design(_ titles: [String]) -> CheckedDesign { .named("a.tabs", Samples.titled(titles).design) }
    let lines = try EarlierReport([design(before)]).drift(to: [design(after)]).lines
    let line = try #require(lines.first { $0.contains("the list of tabs") })
    #expect(line.hasPrefix("  ~ ") == counts)
  }

  @Test(
    "A session is matched by its path, however it is written",
    arguments: ["./x/a.tabs", "x//a.tabs", ".//x/./a.tabs", "x/./a.tabs"])
  func paths(path: String) throws {
    let (before, after) = (
      CheckedDesign.named("x/a.tabs", Samples.design(5)), CheckedDesign.named(path, Samples.design(5))
    )
    #expect(try EarlierReport([before]).drift(to: [after]).lines == ["1 design: the same"])
    #expect(try EarlierReport([after]).drift(to: [before]).lines == ["1 design: the same"])
  }

  @Test("Designs that only one side has are named, and change nothing else")
  func strangers() throws {
    let drift = try EarlierReport([five, six]).drift(to: [five, .named("new.tabs", Samples.design(6))])
    #expect(
      drift.lines == [
        "1 design: the same", "", "Not compared", "  new.tabs is not in the report",
        "  six.tabs is only in the report",
      ])
    #expect(!drift.isFound)
  }

  @Test("One session on several devices is compared device by device")
  func devices() throws {
    let designs = ["iphone-se-3", "ipad-10"].map { device in
      CheckedDesign(
        Samples.scene(5, on: device), at: FindingPlaces(session: "a.tabs"), isOneOfSeveral: true)
    }
    var report = try EarlierReport(designs)
    try report.change(1) { $0.breaks("same-icon") }
    let drift = try report.drift(to: designs.reversed())
    #expect(
      drift.lines.contains(
        "  ~ same-icon is now met, was broken (warning); in 1 of 2: a.tabs on ipad-10"))
  }

  @Test("Long lists name the first five, and all with --all")
  func longLists() throws {
    let designs = (1...9).map { CheckedDesign.named("\($0).tabs", Samples.design(5)) }
    var report = try EarlierReport(designs)
    for index in 0..<8 { try report.change(index) { $0.breaks("same-icon") } }
    let line =
      "  ~ same-icon is now met, was broken (warning); in 8 of 9: 1.tabs, 2.tabs, 3.tabs, 4.tabs, 5.tabs"
    #expect(try report.drift(to: designs).lines.contains("\(line) and 3 more"))
    #expect(
      try report.drift(to: designs, listsAll: true).lines.contains("\(line), 6.tabs, 7.tabs, 8.tabs"))
    let gone = try report.drift(to: [designs[8]]).lines
    #expect(gone.suffix(6).last == "  and 3 more; --all lists them")
  }

  @Test("Names of sessions and texts of a report do nothing on a terminal")
  func hostile() throws {
    let session = "\u{1B}[31m\u{202E}x\n.tabs"
    let design = CheckedDesign.named(session, Samples.design(5))
    var report = try EarlierReport([design])
    try report.change { scene in
      scene.breaks("x\u{1B}]0;y\u{7}")
      scene["orientation"] = "a\nb\u{9B}m"
      scene["tool"] = ["version": "\u{1B}c", "rules": 1, "devices": 1] as [String: Any]
    }
    for ascii in [false, true] {
      let lines = try report.drift(to: [design], RenderOptions(ascii: ascii)).lines
      #expect(lines.allSatisfy { !$0.unicodeScalars.contains(where: \.isDangerous) && !$0.contains("\n") })
      if ascii { #expect(lines.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } }) }
    }
  }
}

extension Scene {
  /// Returns a scene's design on a device of another width.
  fileprivate func onScreen(width: Double) -> CheckedDesign {
    var design = design
    design.window = .width(width)
    return .named("\(width).tabs", design)
  }
}
