import TabBarCore
import TabBarGuidelines
import Testing

@Suite("Where is the bar, and when does it go away?")
struct PlaceOfTheBar {
  // R12 with C15: bottom on iPhone, top on Apple TV, leading on Apple Vision Pro; there the system fixes it.
  @Test(
    "A bar at another edge than the system's is an error",
    arguments: [
      ("iphone-14", "hig-2022", "bottom", Verdict.met), ("iphone-14", "hig-2022", "top", .broken),
      ("iphone-14", "hig-2013", "leading", .broken), ("iphone-14", "sap-fiori", "leading", .broken),
      ("ipad-10", "hig-2022", "bottom", .met), ("ipad-10", "hig-2022", "top", .broken),
      ("apple-tv-4k", "tvos-2019", "top", .met), ("apple-tv-4k", "tvos-2019", "bottom", .broken),
      ("apple-tv-4k", "hig-2025", "bottom", .broken),
      ("vision-pro", "hig-2023", "leading", .met), ("vision-pro", "hig-2023", "bottom", .broken),
    ])
  func position(device: String, guide: String, edge: String, expected: Verdict) throws {
    let scene = try scene([.position: edge], on: device, by: guide)
    #expect(scene.verdict(of: "bar-position") == expected)
    #expect(scene.finding("bar-position").map { $0.severity == .error } ?? true)
  }

  // B3: at the top in an iPad's regular width since iPadOS 18; at the bottom again in compact width. R12: info.
  @Test("An iPad's bar at the bottom is worth a remark since iPadOS 18, in regular width only")
  func padOnTop() throws {
    let wide = try scene([.position: "bottom"], on: "ipad-pro-11-m4", by: "hig-2024")
    let finding = try #require(wide.finding("bar-on-top"))
    #expect(finding.severity == .info)
    #expect(finding.message == "the bar is at the bottom edge, and iPadOS 18 has it at the top")
    #expect(wide.verdict(of: "bar-position") == .notApplicable)
    let old = try scene([.position: "bottom"], on: "ipad-pro-11-m4", as: "ipados17", by: "hig-2024")
    #expect(old.verdict(of: "bar-on-top") == .notApplicable && old.verdict(of: "bar-position") == .met)
    for guide in ["hig-2022", "hig-2023", "sap-fiori"] {
      #expect(try TabBarGuidelinesTests.guide(guide)[rule: "bar-on-top"] == nil)
    }
  }

  @Test("Without a word on it, the bar is where the system has it; an app's own bar is asked about")
  func positionUnknown() throws {
    #expect(try scene([:], by: "hig-2022").verdict(of: "bar-position") == .notApplicable)
    #expect(try scene([.container: "system"], by: "hig-2022").verdict(of: "bar-position") == .met)
    #expect(try scene([.container: "custom"], by: "hig-2022").question("bar-position") != nil)
    let edge = try scene([.position: "top"], by: "hig-2022")
    #expect(edge.fixes("bar-position").first?.edits == [.bar(.position, nil)])
    let message = try #require(edge.finding("bar-position")).message
    #expect(message == "the bar is at the top edge, and iOS 16 has it at the bottom edge only")
  }

  // R13: warning when the bar goes away with a pushed view. R14: a modal view suppresses it, and only that.
  @Test(
    "A bar that goes away with a pushed view is warned of, unless a modal view covers it", arguments: higs)
  func hiddenBar(guide: String) throws {
    let pushed = try scene([.hidesWhenPushed: "yes"], by: guide)
    #expect(pushed.finding("hidden-bar")?.severity == .warning)
    #expect(pushed.fixes("hidden-bar").first?.edits == [.bar(.hidesWhenPushed, false)])
    #expect(try scene([.hidesWhenPushed: "no"], by: guide).verdict(of: "hidden-bar") == .met)
    #expect(
      try scene([.hidesWhenPushed: "yes", .level: "modal"], by: guide).verdict(of: "hidden-bar") == .met)
    let modal = try scene([.hidesWhenPushed: "yes"], by: guide) { $0.isModal = true }
    #expect(modal.verdict(of: "hidden-bar") == .met)
    // A detail view over the whole screen is no modal one.
    let detail = try scene([.hidesWhenPushed: "yes", .level: "detail"], by: guide)
    #expect(detail.verdict(of: "hidden-bar") == .broken)
    #expect(try scene([:], by: guide).question("hidden-bar")?.contains("bar hidesWhenPushed=") == true)
  }

  // R15: SAP's text restates R13 without the exception. The older texts say nothing (R13: 000, 001, 004).
  @Test("SAP's bar stays in a modal view too; the texts of 2013 and 2019 say nothing of it")
  func alwaysVisible() throws {
    let modal = try scene([.hidesWhenPushed: "yes", .level: "modal"], by: "sap-fiori")
    #expect(modal.finding("always-visible-bar")?.severity == .warning)
    #expect(try scene([:], by: "sap-fiori").question("always-visible-bar") != nil)
    #expect(try guide("sap-fiori")[rule: "hidden-bar"] == nil)
    for guide in ["hig-2013", "tvos-2019"] {
      #expect(try TabBarGuidelinesTests.guide(guide)[rule: "hidden-bar"] == nil)
    }
  }

  // R16: the texts describe what the system's bar does; that of December 2025 does not mention it (B12).
  @Test("A bar on top of a keyboard is an error", arguments: higs + ["sap-fiori"])
  func aboveKeyboard(guide: String) throws {
    let above = try scene([.aboveKeyboard: "yes"], by: guide)
    let finding = try #require(above.finding("bar-above-keyboard"))
    #expect(finding.severity == .error && finding.message.contains("49 pt"))
    #expect(finding.evidence == .observed)
    #expect(try scene([.aboveKeyboard: "no"], by: guide).verdict(of: "bar-above-keyboard") == .met)
    #expect(try scene([:], by: guide).question("bar-above-keyboard") != nil)
    #expect(try scene([.container: "system"], by: guide).verdict(of: "bar-above-keyboard") == .met)
  }

  @Test("Where the bar is not at the bottom, a keyboard does not reach it")
  func aboveKeyboardElsewhere() throws {
    let top = try scene([.aboveKeyboard: "yes"], on: "ipad-pro-11-m4", by: "hig-2024")
    #expect(top.verdict(of: "bar-above-keyboard") == .notApplicable)
  }

  // R17: a warning where the app hides the bar; none where the system minimizes it, on an iPhone since iOS 26.
  @Test("An app that hides the bar while content scrolls is warned; the system's way to shrink it is fine")
  func scrolling() throws {
    for guide in higs {
      let hides = try scene([.hidesOnScroll: "yes"], by: guide)
      #expect(hides.finding("scrolling-bar")?.severity == .warning)
    }
    let minimized = try scene([:], on: "iphone-17", by: "hig-2025") { $0.isMinimized = true }
    #expect(minimized.verdict(of: "scrolling-bar") == .met)
    // Before iOS 26 there is no such thing, so that nothing is known.
    let before = try scene([:], by: "hig-2022") { $0.isMinimized = true }
    #expect(before.question("scrolling-bar") != nil)
    #expect(
      try scene([.hidesOnScroll: "yes"], on: "apple-tv-4k", by: "hig-2022").verdict(of: "scrolling-bar")
        == .notApplicable)
  }

  // R17: fixed without exception in SAP's text.
  @Test("SAP's bar is fixed: neither the app nor the system takes any of it away")
  func fixed() throws {
    let minimized = try scene([:], on: "iphone-17", by: "sap-fiori") { $0.isMinimized = true }
    let finding = try #require(minimized.finding("fixed-bar"))
    #expect(finding.severity == .warning && finding.value("collapsed") == 2)
    #expect(finding.message.hasSuffix("leaves out 2 tabs"))
    #expect(try scene([.hidesOnScroll: "yes"], by: "sap-fiori").verdict(of: "fixed-bar") == .broken)
    #expect(try scene([.hidesOnScroll: "no"], by: "sap-fiori").verdict(of: "fixed-bar") == .met)
    #expect(try scene([:], by: "sap-fiori").question("fixed-bar") != nil)
    #expect(try guide("sap-fiori")[rule: "scrolling-bar"] == nil)
  }

  // R18, R20: info. R84: on an Apple TV the background is for the app to choose.
  @Test(
    "An opaque bar is worth a remark, and free on an Apple TV", arguments: higs + ["hig-2013", "sap-fiori"])
  func opaque(guide: String) throws {
    #expect(try scene([.background: "opaque"], by: guide).finding("opaque-bar")?.severity == .info)
    #expect(try scene([.background: "system"], by: guide).verdict(of: "opaque-bar") == .met)
    #expect(try scene([:], by: guide).question("opaque-bar") != nil)
    if !["hig-2013", "sap-fiori"].contains(guide) {
      let television = try scene([.background: "opaque"], on: "apple-tv-4k", by: guide)
      #expect(television.verdict(of: "opaque-bar") == .notApplicable)
    }
  }

  // B7: the text of 2025 warns of labels in a colour close to the content behind the glass.
  @Test("Labels close to the colours of the content are warned of since 2025")
  func labelContrast() throws {
    #expect(try scene([.labelColor: "close"], by: "hig-2025").finding("label-contrast")?.severity == .warning)
    #expect(try scene([.labelColor: "distinct"], by: "hig-2025").verdict(of: "label-contrast") == .met)
    #expect(try scene([:], by: "hig-2025").question("label-contrast") != nil)
    #expect(try guide("hig-2024")[rule: "label-contrast"] == nil)
  }

  // R67 with C7: a colour alone is not enough. B3, B7: the capsules of iPadOS 18 and iOS 26 mark by shape.
  @Test("A selected tab that differs by its colour alone is warned of")
  func colorOnly() throws {
    let tint = try scene([.selection: "tint"], by: "sap-fiori")
    let finding = try #require(tint.finding("color-only"))
    #expect(finding.severity == .warning && finding.evidence == .guideline)
    #expect(finding.message == "\"Area 0\" differs from the other tabs by its colour alone")
    #expect(try scene([.selection: "shape"], by: "sap-fiori").verdict(of: "color-only") == .met)
    #expect(try scene([:], by: "hig-2022").question("color-only") != nil)
    #expect(try scene([:], on: "iphone-17", by: "hig-2025").verdict(of: "color-only") == .met)
    #expect(try scene([.container: "custom"], on: "iphone-17", by: "hig-2025").question("color-only") != nil)
    // In Apple's texts it rests on common advice, which strict evidence leaves out.
    #expect(try scene([.selection: "tint"], by: "hig-2022").finding("color-only")?.evidence == .convention)
  }

  @Test("Tabs that all have another symbol while selected differ by more than a colour")
  func colorOnlySymbols() throws {
    let filled = tab("Tasks", [.selectedIcon: "doc.fill"], icon: "doc")
    let same = tab("Profile", [.selectedIcon: "person"], icon: "person")
    #expect(try scene([:], [filled, filled], by: "sap-fiori").verdict(of: "color-only") == .met)
    #expect(try scene([:], [filled, same], by: "sap-fiori").question("color-only") != nil)
    // Two pictures of the app's own may differ by nothing else.
    let pictures = tab("Tasks", [.selectedIcon: "TasksOn"], icon: "TasksOff")
    #expect(try scene([:], [filled, pictures], by: "sap-fiori").question("color-only") != nil)
  }
}
