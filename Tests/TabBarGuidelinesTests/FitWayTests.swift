import TabBarCore
import TabBarGuidelines
import Testing

@Suite("Ways that make a design fit")
struct FitWayTests {
  private func fit(_ tabs: [Tab], on device: Device = .standard, by guide: Guide = .hig2022) -> FitWays {
    FitWays(of: Design(tabs: tabs, device: device), by: guide)
  }

  private func titled(_ titles: String...) -> [Tab] { titles.map { Tab($0) } }

  private func tab(_ title: String, badge: String? = nil, _ property: TabProperty, _ value: String) -> Tab {
    var tab = Tab(title, badge: badge)
    tab.facts[property] = value
    return tab
  }

  private func way(_ kind: String, _ fit: FitWays) throws -> FitWays.Way {
    try #require(fit.ways.first { $0.kind == kind }, "\(fit.ways.map(\.kind))")
  }

  @Test("Six tabs on an iPhone can be folded, taken out or put into another order")
  func sixTabs() throws {
    let fit = fit(titled("A", "B", "C", "D", "E", "F"))
    #expect(fit.outside == [4, 5] && fit.sought.map(\.rule) == ["too-many-tabs", "more-tab"])
    #expect(fit.ways.map(\.kind) == ["order", "fold", "remove"])
    #expect(fit.ways.map(\.edits) == [[.move(4, to: 3)], [.merge(5, into: 4)], [.remove(5)]])
    #expect(fit.ways.map(\.outside) == [[4, 5], [], []])
    let fold = fit.ways[1]
    #expect(fold.summary == "fold \"F\" into \"E\"" && fold.cost == "\"F\" is one step further away")
  }

  @Test("A tab is folded into the one that it was said to belong to, or that is about the same")
  func kindred() throws {
    let said = fit([Tab("Songs"), tab("Albums", .group, "Songs")] + titled("C", "D", "E", "F"))
    #expect(try way("fold", said).edits == [.merge(1, into: 0)])
    let alike = fit(titled("Today", "Messages", "Map", "News", "Chat", "Radio"))
    #expect(try way("fold", alike).edits == [.merge(4, into: 1)])
  }

  @Test("A tab for the rest goes first, and what apps reach by a button goes there")
  func leastNeeded() throws {
    let fit = fit(titled("Today", "Cards", "Pay", "Menu", "Invest", "Profile"))
    #expect(try way("remove", fit).edits == [.remove(3)])
    #expect(try way("button", fit).edits == [.remove(5)])
    // Sections are folded into sections, as long as there are any.
    #expect(try way("fold", fit).edits == [.merge(4, into: 2)])
  }

  @Test("Neither the first tab nor search is given away")
  func searchStays() {
    for search in [Tab("Search", role: .search), Tab("Search"), Tab("", icon: "magnifyingglass")] {
      let ways = fit(titled("A", "B", "C", "D", "E") + [search]).ways
      #expect(ways.count >= 3)
      for way in ways {
        #expect(way.design.tabs.contains(search) && way.design.tabs[0].title == "A")
      }
    }
  }

  // Five tabs on an iPhone SE have 69 points for a title (a third generation one is 375 points wide).
  @Test("A person types a shorter title, or gives it more room")
  func typed() throws {
    let fit = fit(titled("Kontoeinstellungen", "B", "C", "D", "E"), on: try device("iphone-se-3"))
    #expect(Set(fit.ways.map(\.kind)) == ["title", "fold", "remove"])
    // What was promised to fit does.
    #expect(fit.ways.allSatisfy { $0.outside.isEmpty && !$0.remaining.contains { $0.rule == "title-cut" } })
    let typed = try way("title", fit)
    #expect(typed.titles.map(\.tab) == [0])
    #expect(Scene(typed.design, by: .hig2022).report.findings.allSatisfy { $0.rule != "title-cut" })
  }

  @Test("On an iPad with a sidebar tabs may go there instead, as many as needed")
  func sidebar() throws {
    let tabs = (1...12).map { Tab("Section \($0)") }
    let fit = fit(tabs, on: try device("ipad-pro-11-m4"), by: .hig2024)
    #expect(!fit.outside.isEmpty)
    let way = try way("sidebar", fit)
    #expect(way.outside.isEmpty && !way.edits.isEmpty && way.design.tabs.count == 12)
    #expect(way.bar.inSidebar.count == way.edits.count)
  }

  @Test("A tab out of the bar is seen where the guide says nothing against it, or where that is accepted")
  func unjudged() {
    var design = Design(tabs: titled("A", "B", "C", "D", "E", "F"))
    design.allowances = ["too-many-tabs", "more-tab"].map { Allowance(rule: $0, reason: "x") }
    let fit = FitWays(of: design, by: .hig2022)
    #expect(fit.sought.isEmpty && fit.outside == [4, 5] && fit.ways.count == 3)
  }

  @Test("Ways come in the order in which a designer would try them, and giving up a tab is the last")
  func ranking() throws {
    let tabs = [Tab("Kontoeinstellungen")] + titled("B", "C", "D", "E", "Profile", "Settings")
    let kinds = fit(tabs, on: try device("iphone-se-3")).ways.map(\.kind)
    let all = ["title", "order", "sidebar", "fold", "button", "remove"]
    #expect(kinds.first == "title" && kinds.count >= 4)
    let places = try kinds.map { try #require(all.firstIndex(of: $0)) }
    #expect(places == places.sorted())
  }

  @Test("A title that is cut in a language is shortened there, to the letters of the tightest device")
  func languages() throws {
    var tabs = titled("Recipes", "Plan", "Shopping", "Profile")
    tabs[2].titles["de"] = "Lebensmitteleinkaufsliste"
    let design = Design(tabs: tabs)
    let devices = try ["iphone-14-pro-max", "iphone-se-1"].map { try device($0) }
    let first = try #require(FitWays(of: design, by: .hig2022, on: devices).ways.first)
    let title = try #require(first.titles.first)
    #expect(first.titles.count == 1 && title.tab == 2 && title.locale == "de")
    #expect(title.place.device.id == "iphone-se-1" && first.edits.isEmpty)
    // One letter more is cut there.
    for (letters, isCut) in [(title.letters, false), (title.letters + 1, true)] {
      var shorter = design
      shorter.device = devices[1]
      shorter.locale = "de"
      shorter.tabs[2].titles["de"] = String(title.title.prefix(letters))
      let layout = BarLayout(of: shorter, on: Guide.hig2022.system(for: devices[1]))
      let state = try #require(layout.items.first { $0.kind.tab == 2 }).title.state
      #expect((state == .cut || state == .mayBeCut) == isCut)
    }
  }

  @Test("A design of a thousand tabs has ways, none of more than some steps")
  func many() {
    let fit = fit((1...1_000).map { Tab("Section \($0)", badge: "1000") })
    #expect(!fit.ways.isEmpty && fit.ways.allSatisfy { $0.edits.count <= 100 })
  }
}

@Suite("A tab folded into another one")
struct MergingTests {
  private func merged(_ design: Design, _ part: Int, into whole: Int, _ title: String? = nil) -> Design {
    var design = design
    Edit.merge(part, into: whole, title: title).apply(to: &design)
    return design
  }

  @Test(
    "Badges that are numbers are added; otherwise the first there is stays",
    arguments: [
      ("3", "4", "7"), ("3", nil, "3"), (nil, "4", "4"), (nil, nil, nil), ("0", "4", "4"), ("•", "4", "•"),
      ("99+", "1", "99+"), ("New", "New", "New"), ("18446744073709551615", "1", "18446744073709551615"),
    ] as [(String?, String?, String?)])
  func badges(first: String?, second: String?, sum: String?) {
    let design = Design(tabs: [Tab("A", badge: first), Tab("B", badge: second)])
    #expect(merged(design, 1, into: 0).tabs == [Tab("A", badge: sum)])
  }

  @Test("The tab that stays keeps its place, icon, role and facts, and the selection goes on")
  func keeps() {
    var design = Design(
      tabs: [Tab("A", icon: "star"), Tab("B", icon: "map", role: .settings), Tab("C", role: .prominent)])
    design.selection = 2
    let last = merged(design, 2, into: 1)
    #expect(last.tabs == Array(design.tabs.prefix(2)) && last.selection == 1)
    let first = merged(design, 0, into: 1, "D")
    #expect(first.tabs == [Tab("D", icon: "map", role: .settings), design.tabs[2]] && first.selection == 1)
  }

  @Test("What belonged to either section belongs to the common one")
  func groups() {
    var tabs = ["A", "B", "C", "D"].map { Tab($0) }
    for (index, group) in [(0, "B"), (2, "a"), (3, "B")] {
      tabs[index][.group] = group
    }
    let design = merged(Design(tabs: tabs), 1, into: 0, "Both")
    #expect(design.tabs.map { $0[.group] } == [nil, "Both", "Both"] && design.tabs[0].facts.isEmpty)
  }

  @Test("A tab that is missing, or the same one, changes nothing")
  func absent() {
    let design = Design(tabs: [Tab("A"), Tab("B")])
    for (part, whole) in [(0, 0), (0, 2), (-1, 0), (5, 1)] {
      #expect(merged(design, part, into: whole) == design)
    }
  }
}
