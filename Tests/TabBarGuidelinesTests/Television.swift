import TabBarCore
import TabBarGuidelines
import Testing

@Suite("The bar of an Apple TV")
struct Television {
  private func tv(
    _ facts: KeyValuePairs<BarProperty, String> = [:], _ tabs: [Tab] = sections(3),
    by guide: String = "tvos-2019",
    during change: (inout Situation) -> Void = { _ in }
  ) throws -> Scene {
    try scene(facts, tabs, on: "apple-tv-4k", by: guide, during: change)
  }

  // R81: 68 points, fixed.
  @Test("The height is 68 points and cannot be changed", arguments: ["tvos-2019"] + higs)
  func height(guide: String) throws {
    #expect(try tv([.height: "68"], by: guide).verdict(of: "television-bar") == .met)
    #expect(try tv([.container: "system"], by: guide).verdict(of: "television-bar") == .met)
    #expect(try tv(by: guide).verdict(of: "television-bar") == .notApplicable)
    let high = try tv([.height: "90"], by: guide)
    let finding = try #require(high.finding("television-bar"))
    #expect(finding.severity == .error)
    #expect(finding.message == "the bar is 90 pt high, and on an Apple TV the 68 pt cannot be changed")
    #expect(try tv([.container: "custom"], by: guide).question("television-bar") != nil)
  }

  // R60 (2019 only) with C11: words rather than symbols; a symbol may stand among words. Whether people know
  // that one is R62, which unfamiliar-icon judges.
  @Test("Symbols without words are worth a remark, but for one among words")
  func textTitles() throws {
    let words = [Tab("Movies"), Tab("TV Shows"), Tab("Sports")]
    let search = Tab("", icon: "magnifyingglass")
    #expect(try tv([:], words).verdict(of: "text-titles") == .met)
    #expect(try tv([:], words + [search]).verdict(of: "text-titles") == .met)
    let strange = try tv([:], words + [Tab("", icon: "hexagon")])
    #expect(strange.verdict(of: "text-titles") == .met)
    #expect(strange.report.findings.map(\.rule) == ["unfamiliar-icon"])
    // More symbols than words: not one among words any more.
    let most = try #require(
      tv([:], [words[0], search, Tab("", icon: "gear")]).finding("text-titles"))
    #expect(most.tabs == [1, 2] && most.severity == .info)
    for guide in higs { #expect(try TabBarGuidelinesTests.guide(guide)[rule: "text-titles"] == nil) }
  }

  // tvOS HIG 2019, Tab Bar Items: "Don't use glyphs to let you pack more items" (R61), a purpose that only people know.
  @Test("What six symbols without words are for is asked, of five it is not")
  func glyphCrowd() throws {
    func symbols(_ count: Int) -> [Tab] { (0..<count).map { _ in Tab("", icon: "gear") } }
    #expect(try tv([:], symbols(5)).verdict(of: "glyph-crowd") == .met)
    let six = try tv([:], symbols(6))
    let finding = try #require(six.finding("glyph-crowd"))
    #expect(
      finding.verdict == .needsPerson && finding.severity == .info && finding.value("symbolsAlone") == 6)
    #expect(
      finding.message == "6 of 6 tabs show a symbol alone: are the symbols there to fit in more tabs?")
    // One cause, one finding: that they have no words is not said a second time (R60).
    #expect(six.verdict(of: "text-titles") == .notApplicable)
    #expect(try tv([:], symbols(5)).finding("text-titles")?.tabs == [0, 1, 2, 3, 4])
    #expect(try tv([:], sections(7)).verdict(of: "glyph-crowd") == .met)
  }

  // R86: scrolls away with a single main view. R87: pinned with a split view.
  @Test(
    "The bar scrolls away with a single main view and stays over a split view",
    arguments: ["tvos-2019"] + higs)
  func scrolling(guide: String) throws {
    #expect(try tv([.content: "single"], by: guide).verdict(of: "scrolls-away") == .met)
    let over = try tv([.content: "single", .hidesOnScroll: "no"], by: guide)
    #expect(over.finding("scrolls-away")?.severity == .info)
    #expect(over.verdict(of: "pinned-bar") == .notApplicable)
    #expect(try tv([.content: "split"], by: guide).verdict(of: "pinned-bar") == .met)
    let away = try tv([.content: "split", .hidesOnScroll: "yes"], by: guide)
    #expect(away.finding("pinned-bar")?.severity == .warning)
    #expect(away.verdict(of: "scrolls-away") == .notApplicable)
    #expect(try tv(by: guide).question("pinned-bar")?.contains("bar content=") == true)
  }

  @Test("The recorded content decides whether the picture loses its bar")
  func scrollingPicture() throws {
    #expect(try tv([.content: "single"]) { $0.scroll = .middle }.layout.absence == .scrolledAway)
    #expect(try tv([.content: "split"]) { $0.scroll = .middle }.layout.isVisible)
  }

  // R88: "focus always returns" describes what the system does.
  @Test("A Menu button that does something else is warned of", arguments: ["tvos-2019"] + higs)
  func menuButton(guide: String) throws {
    #expect(try tv([.menuButton: "other"], by: guide).finding("menu-button")?.severity == .warning)
    #expect(try tv([.menuButton: "focus"], by: guide).verdict(of: "menu-button") == .met)
    #expect(try tv(by: guide).question("menu-button")?.contains("bar menuButton=") == true)
  }

  // R89: live, then recorded, then other.
  @Test("Live content comes first, then recordings, then the rest")
  func liveOrder() throws {
    let live = tab("Live", [.category: "live"])
    let recorded = tab("DVR", [.category: "recorded"])
    let other = tab("Library", [.category: "other"])
    #expect(try tv([:], [live, recorded, other]).verdict(of: "live-order") == .met)
    #expect(try tv([:], [live, live, other]).verdict(of: "live-order") == .met)
    #expect(try tv([:], sections(3)).verdict(of: "live-order") == .notApplicable)
    let wrong = try tv([:], [other, live, recorded])
    let finding = try #require(wrong.finding("live-order"))
    #expect(finding.severity == .warning && finding.tabs == [1, 2] && finding.value("late") == 2)
    // Every category is known, so that the order is certain.
    let fix = try #require(wrong.fixes("live-order").first)
    var design = wrong.design
    for edit in fix.edits { edit.apply(to: &design) }
    #expect(design.tabs.map(\.title) == ["Live", "DVR", "Library"] && fix.grade == .safe)
    #expect(Scene(design, by: wrong.guide).verdict(of: "live-order") == .met)
  }

  @Test("A tab of unknown content is passed over, and makes the fix a suggestion")
  func liveOrderUnknown() throws {
    let tabs = [Tab("Search"), tab("Library", [.category: "other"]), tab("Live", [.category: "live"])]
    let scene = try tv([:], tabs)
    #expect(scene.finding("live-order")?.tabs == [2])
    #expect(scene.fixes("live-order").first?.grade == .suggestion)
    #expect(try tv([:], [Tab("Search"), tabs[2], tabs[1]]).verdict(of: "live-order") == .met)
  }

  // R90: at most 200 by 68 points, until the text of December 2025 dropped it.
  @Test(
    "A logo is at most 200 points wide and 68 high",
    arguments: [
      (200.0, 68.0, Verdict.met), (200.5, 68, .broken), (200, 68.5, .broken), (180, 60, .met),
      (260, 80, .broken),
    ])
  func logo(width: Double, height: Double, expected: Verdict) throws {
    for guide in ["tvos-2019", "hig-2022", "hig-2023", "hig-2024"] {
      let scene = try tv(by: guide) {
        $0.logo = Logo(size: Size(width: width, height: height), isLeading: true)
      }
      #expect(scene.verdict(of: "large-logo") == expected)
      #expect(scene.finding("large-logo").map { $0.severity == .info } ?? true)
    }
    #expect(try guide("hig-2025")[rule: "large-logo"] == nil)
  }

  @Test("The message on a logo has its size and the most that it may be")
  func logoMessage() throws {
    let scene = try tv { $0.logo = Logo(size: Size(width: 260, height: 80), isLeading: false) }
    #expect(
      scene.finding("large-logo")?.message
        == "the logo is 260 pt wide and 80 pt high, and 200 by 68 pt are the most")
    #expect(try tv().verdict(of: "large-logo") == .notApplicable)
  }

  // C24 and B9: seven were seen in 2019, there is no More, the rest is left out; Apple's own TV app is said to have had
  // eight in 2022.
  @Test("Whether an eighth tab is shown is asked, and a ninth is not", arguments: ["tvos-2019"] + higs)
  func dropped(guide: String) throws {
    #expect(try tv([:], sections(7), by: guide).verdict(of: "dropped-tabs") == .met)
    let eight = try tv([:], sections(8), by: guide)
    let finding = try #require(eight.finding("dropped-tabs"))
    #expect(finding.verdict == .needsPerson && finding.severity == .warning && finding.tabs == [7])
    #expect(finding.source == "observed: the bar of tvOS in 2019" && finding.evidence == .observed)
    let nine = try #require(try tv([:], sections(9), by: guide).finding("dropped-tabs"))
    #expect(nine.verdict == .broken && nine.severity == .warning && nine.tabs == [7, 8])
    #expect(
      nine.message == "\"Area 7\" and \"Area 8\" are left out: of 9 tabs an Apple TV was seen to show 7")
  }

  @Test("What is accepted of one tab leaves the finding to the others")
  func droppedAndAccepted() throws {
    var tabs = sections(9)
    var details = TabDetails()
    details.allowances = [Allowance(rule: "dropped-tabs", reason: "a trial")]
    tabs[7].details = details
    let scene = try tv([:], tabs)
    #expect(scene.finding("dropped-tabs")?.tabs == [8])
    #expect(scene.report.suppressed.map(\.tab) == [7])
    tabs.removeLast()
    #expect(try tv([:], tabs).verdict(of: "dropped-tabs") == .met)
  }

  // R85: the system truncates by a fade, so that a title under it is no second finding.
  @Test("Titles in a row that fades are found once", arguments: ["tvos-2019"] + higs)
  func fadedOnce(guide: String) throws {
    let wide = (1...5).map { Tab("Dokumentarfilmreihenverzeichnis\($0)") }
    let scene = try tv([:], wide, by: guide)
    #expect(scene.finding("faded-tabs") != nil)
    #expect(scene.verdict(of: "title-cut") == .notApplicable)
    #expect(try tv([:], sections(5), by: guide).verdict(of: "title-cut") == .met)
  }

  // R85: what does not fit fades out at the right, and at the left once it has scrolled.
  @Test("A row wider than the screen fades, at the end that the selected tab is away from")
  func faded() throws {
    let wide = (1...7).map { Tab("Recently Watched by Everyone \($0)") }
    #expect(try tv([:], sections(7)).verdict(of: "faded-tabs") == .met)
    let finding = try #require(tv([:], wide).finding("faded-tabs"))
    #expect(finding.severity == .warning && finding.message.contains("fades at its trailing end"))
    #expect(finding.tabs.last == 6)
    var design = Design(tabs: wide, selection: 6, device: try device("apple-tv-4k"))
    design.system = System.named("tvos13")
    let scrolled = Scene(design, by: try guide("tvos-2019"))
    #expect(scrolled.finding("faded-tabs")?.message.contains("fades at its leading end") == true)
  }

  @Test(
    "Rules for Apple TV say nothing of an iPhone",
    arguments: [
      "television-bar", "menu-button", "pinned-bar", "dropped-tabs", "faded-tabs", "live-order",
      "scrolls-away",
    ])
  func notOnPhones(rule: String) throws {
    #expect(
      try scene([.menuButton: "other", .content: "split"], by: "hig-2022").verdict(of: rule) == .notApplicable
    )
  }

  // A design of titles and icons alone gets no finding from rules about unrecorded facts.
  @Test("A bar without facts has no finding", arguments: Guide.all)
  func nothingTold(guide: Guide) throws {
    for device in ["iphone-14", "ipad-10", "apple-tv-4k", "vision-pro"] {
      let scene = try scene([:], on: device, by: guide.id)
      let found = scene.report.findings.map(\.rule).filter { rule in
        Rule.named(rule)?.question == .whereIsTheBar || Rule.named(rule)?.question == .whatAboutTV
      }
      // That an iPhone has two heights since iOS 11 is seen in the layout.
      #expect(found.isEmpty || found == ["same-height"], "\(device): \(found)")
    }
  }
}
