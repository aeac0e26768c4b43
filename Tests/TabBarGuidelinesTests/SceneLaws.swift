import TabBarCore
import TabBarGuidelines
import TabBarPlayground
import Testing

/// What a row of `Cases` cannot say: laws over devices, lengths and guides, and designs that no commands make.
@Suite("What rules say of devices, lengths and bars without facts")
struct SceneLaws {
  @Test("No device of Apple's is crowded by as many tabs as fit its bar", arguments: Device.all)
  func realDevices(device: Device) throws {
    // Guides differ in the system that they lay out for; their numbers of tabs take turns.
    var turn = 0
    for guide in Guide.all where guide[rule: "crowded-tabs"] != nil {
      turn += 1
      for (count, orientation) in zip(turn.isMultiple(of: 2) ? [5, 8] : [8, 5], Orientation.allCases) {
        let scene = Scene(Design(tabs: sections(count), device: device, orientation: orientation), by: guide)
        #expect(scene.verdict(of: "crowded-tabs") != .broken, "\(guide.id), \(orientation), \(count)")
        #expect(scene.verdict(of: "tiny-tabs") != .broken)
      }
    }
  }

  // HIG 2022, Tab bars, Best practices: avoid titles that the bar truncates (R52). Which do is the layout's
  // to say; the rule must agree with it at every length.
  @Test("A title is found cut exactly where the layout cuts it", arguments: ["i", "m", "あ"])
  func cutAsLaidOut(letter: String) throws {
    var seen: Set<Verdict> = []
    for length in 1...60 {
      var tabs = sections(5)
      tabs[2].title = String(repeating: letter, count: length)
      let scene = Scene(Design(tabs: tabs), by: .standard)
      let verdict = try #require(scene.verdict(of: "title-cut"))
      let title = try #require(scene.layout.items.dropFirst(2).first).title
      let expected: Verdict = title.state == .cut ? .broken : title.state == .mayBeCut ? .needsPerson : .met
      #expect(verdict == expected, "\(length)")
      // 0.3 pt a letter is the rule's own number.
      let isTightened = title.state == .tightened && title.tightening >= 0.3
      #expect(scene.verdict(of: "title-tightened") == (isTightened ? .broken : .met), "\(length)")
      if verdict != .met { #expect(scene.finding("title-cut")?.tabs == [2]) }
      seen.insert(verdict)
    }
    #expect(seen.isSuperset(of: [.met, .broken]))
  }

  @Test("A bar is judged as by itself, whatever bar was judged before it", arguments: Rule.all.map(\.id))
  func sameAfterAnother(rule: String) throws {
    let examples = try #require(Rule.named(rule)).examples
    var earlier: Scene?
    for example in examples {
      var designs = [example.design]
      for change in [0, 1, 2, 3] where !example.design.tabs.isEmpty {
        var design = example.design
        switch change {
        case 0: design.tabs.removeFirst()
        case 1: design.tabs.insert(Tab("New Order", icon: "plus", badge: "0"), at: design.tabs.count / 2)
        case 2: design.tabs.reverse()
        default: design.locale = design.locale == "de" ? "en" : "de"
        }
        design.selection = 0
        designs += [design, example.design]
      }
      for design in designs {
        for guide in [Guide.standard, .hig2025] {
          let scene = Scene(design, by: guide, after: earlier)
          #expect(scene.report == Scene(design, by: guide).report, "\(design.tabs.map(\.title)), \(guide.id)")
          earlier = scene
        }
      }
    }
  }

  // A design of titles and icons alone gets no finding from rules about unrecorded facts.
  @Test(
    "A bar without facts has no finding about them, and one of titles none about icons", arguments: Guide.all)
  func nothingTold(guide: Guide) throws {
    for device in try ["iphone-14", "ipad-9", "ipad-10", "apple-tv-4k", "vision-pro"].map({ try device($0) })
    {
      let findings = { (tabs: [Tab], questions: Set<Rule.Question>) in
        Scene(Design(tabs: tabs, device: device), by: guide).report.findings.map(\.rule)
          .filter { Rule.named($0).map { questions.contains($0.question) } == true }
      }
      let found = findings(sections(3), [.whereIsTheBar, .whatAboutTV])
      // That an iPhone has two heights since iOS 11 is seen in the layout.
      #expect(found.isEmpty || found == ["same-height"], "\(device): \(found)")
      // On Apple Vision Pro the text asks for icons outright.
      guard device.platform != .visionOS else { continue }
      // On an iPhone those that have both on every tab ask.
      let asks = device.platform == .iOS && guide[rule: "missing-icon"]?.limits[.titleTabs] == 0
      let ofTitles = findings(["Today", "Games", "Apps"].map { Tab($0) }, [.whichIcon])
      #expect(ofTitles == (asks ? ["missing-icon"] : []), "\(device)")
    }
  }

  @Test("The recorded content decides whether the picture of an Apple TV loses its bar")
  func scrollingPicture() throws {
    func layout(_ content: String) throws -> BarLayout {
      var design = Design(tabs: sections(3), device: try device("apple-tv-4k")).with(.content, content)
      design.situation.scroll = .middle
      return Scene(design, by: try guide("tvos-2019")).layout
    }
    #expect(try layout("single").absence == .scrolledAway)
    #expect(try layout("split").isVisible)
  }

  // No documented dot on iOS (B6, C22): UIKit shows a badge without words as one. A command takes such a badge off.
  @Test("A badge without words is a dot, and no number")
  func emptyBadge() throws {
    var design = Design(tabs: sections(3))
    design.tabs[1].badge = ""
    let scene = Scene(design, by: .standard)
    let finding = try #require(scene.finding("dot-badge"))
    #expect(finding.severity == .info && finding.tabs == [1])
    #expect(scene.verdict(of: "badge-form") == .notApplicable)
  }

  // Before iOS 26 there is no such thing, so that nothing is known.
  @Test("A bar that is minimized where no system does it is asked about")
  func minimized() {
    var design = Design(tabs: sections(3))
    design.situation.isMinimized = true
    #expect(Scene(design, by: .standard).standingQuestion(of: "scrolling-bar") != nil)
  }

  @Test("A language is one by its whole code", arguments: ["e", "eng", "end-GB", "x-en"])
  func codes(locale: String) {
    let design = Design(tabs: ["A", "Home", "C"].map { Tab($0) }, locale: locale)
    #expect(Scene(design, by: .standard).verdict(of: "home-title") == .notApplicable)
  }

  @Test(
    "A finding names the languages that it holds in, where it does not hold in all",
    arguments: [
      (["title.de=Neu", "title.de=Neu"], []), (["title.de=Neu", "title.de=Alt"], ["en"]),
    ])
  func languages(german: [String], locales: [String]) throws {
    let lines = ["add News", "add News"] + german.enumerated().map { "set \($0 + 1) \($1)" }
    let finding = try #require(
      Trial(lines).playground.draft.scene.report.findings.first { $0.rule == "duplicate-titles" })
    #expect(finding.locales == locales)
  }
}
