import TabBarCore
import TabBarGuidelines
import Testing

@Suite("Plans that make a design fit")
struct FittingTests {
  private func fitting(_ tabs: [Tab], on devices: [Device] = [], by guide: Guide = .hig2022) -> FitPlans {
    FitPlans(of: Design(tabs: tabs), by: guide, on: devices)
  }

  private func tab(
    _ title: String, badge: String? = nil, _ property: TabProperty? = nil, _ value: String = ""
  )
    -> Tab
  {
    var tab = Tab(title, badge: badge)
    guard let property else { return tab }
    var details = TabDetails()
    details[word: property] = value
    tab.details = details
    return tab
  }

  @Test("A design that fits needs no plan")
  func nothing() {
    let fitting = fitting(["A", "B", "C"].map { Tab($0) })
    #expect(fitting.sought.isEmpty && fitting.plans.isEmpty && !fitting.gaveUp)
    #expect(self.fitting([]).plans.isEmpty)
  }

  @Test("A tab that belongs to another one's section is folded before the last one is taken out")
  func folding() {
    let fitting = fitting(["A", "B", "C", "D", "E"].map { Tab($0) } + [])
    #expect(fitting.plans.isEmpty)
    let six = self.fitting(
      [Tab("Songs"), tab("Albums", .group, "Songs")] + ["C", "D", "E", "F"].map { Tab($0) })
    #expect(six.plans.first?.edits == [.remove(1)])
    #expect(six.plans.first?.price == FitPrice.fold.price)
    let without = self.fitting(["A", "B", "C", "D", "E", "F"].map { Tab($0) })
    #expect(without.plans.first?.edits == [.remove(5)])
    #expect(without.plans.first?.price == FitPrice.remove.price)
  }

  @Test("A tab that took another one in is not taken out itself")
  func groupStays() throws {
    let tabs = ["A", "B", "C", "D"].map { Tab($0) } + [tab("E", .group, "F"), Tab("F"), Tab("G")]
    let plan = try #require(fitting(tabs).plans.first)
    #expect(plan.steps.map(\.kind) == [.remove, .fold] && plan.edits == [.remove(6), .remove(4)])
    let two = ["A", "B", "C", "D", "E"].map { Tab($0) } + [tab("F", .group, "G"), Tab("G")]
    for plan in fitting(two).plans where plan.steps.contains(where: { $0.kind == .fold }) {
      #expect(!plan.edits.contains(.remove(6)))
    }
  }

  @Test("A search tab is not what is wanted least")
  func searchStays() {
    let tabs = ["A", "B", "C", "D", "E"].map { Tab($0) } + [Tab("Search", role: .search)]
    #expect(fitting(tabs).plans.first?.edits == [.remove(4)])
  }

  @Test("A long number is capped, and a text is left to the person")
  func badges() {
    let capped = fitting([Tab("A", badge: "1204"), Tab("B"), Tab("C")])
    #expect(capped.plans.map(\.edits) == [[.badge(0, "99+")]] && capped.plans.allSatisfy(\.remaining.isEmpty))
    let text = fitting([Tab("A", badge: "News!"), Tab("B"), Tab("C")])
    #expect(text.sought.map(\.rule) == ["long-badge"] && text.plans.isEmpty)
  }

  @Test("A title is shortened to the person's own words only, the preferred one first")
  func titles() throws {
    // Five tabs on an iPhone SE have 73 points for a title (a third generation one is 375 points wide).
    let device = try device("iphone-se-3")
    let others = ["A", "B", "C", "D"].map { Tab($0) }
    let own = tab(
      "Kontoeinstellungen", .alternatives, "Benutzereinstellungen | Konto | Ich")
    let fitting = fitting(others + [own], on: [device])
    // The first alternative is too long as well, so the second one is the cheapest that helps.
    #expect(fitting.plans.first?.edits == [.rename(4, "Konto")])
    #expect(fitting.plans.first?.price == FitPrice.retitle.price + FitPrice.laterTitle.price)
    let words: Set = ["Konto", "Ich", "Benutzereinstellungen"]
    for edit in fitting.plans.flatMap(\.edits) {
      if case .rename(_, let title) = edit { #expect(words.contains(title)) }
    }
    let without = self.fitting(others + [Tab("Kontoeinstellungen")], on: [device])
    #expect(without.plans.isEmpty && without.withoutAlternatives == [4] && !without.gaveUp)
  }

  @Test("What edits cannot clear remains, and the rest is done all the same")
  func partly() throws {
    let tabs = [Tab("Kontoeinstellungen", badge: "1204")] + ["A", "B", "C", "D"].map { Tab($0) }
    let plan = try #require(fitting(tabs, on: [try device("iphone-se-3")]).plans.first)
    #expect(plan.edits == [.badge(0, "99+")] && plan.remaining.map(\.rule) == ["title-cut"])
  }

  @Test("On an iPad that has a sidebar a tab may go there instead")
  func sidebar() throws {
    let tabs = (1...9).map { Tab("Section \($0)") }
    let fitting = fitting(tabs, on: [try device("ipad-pro-11-m4")], by: .hig2023)
    #expect(fitting.plans.allSatisfy { !$0.edits.isEmpty })
    let plan = FitPlans(of: Design(tabs: tabs, device: try device("ipad-pro-11-m4")), by: .hig2023)
    #expect(plan.plans.map(\.price) == fitting.plans.map(\.price))
  }

  @Test("Each plan leads where it says, and brings nothing new", arguments: [6, 7, 9, 12])
  func plansHold(count: Int) throws {
    var tabs = (0..<count).map {
      tab("Kontoeinstellungen \($0)", badge: "\($0)000", .alternatives, "Teil \($0)|T\($0)")
    }
    tabs[count - 1].details?[.group] = "Kontoeinstellungen 0"
    let design = Design(tabs: tabs)
    let fitting = FitPlans(of: design, by: .hig2022)
    #expect(!fitting.plans.isEmpty && fitting.plans.map(\.price) == fitting.plans.map(\.price).sorted())
    for plan in fitting.plans {
      var changed = design
      for edit in plan.edits { edit.apply(to: &changed) }
      for place in fitting.places {
        changed.orientation = place.orientation
        let rules = Set(Scene(changed, by: .hig2022).report.findings.map(\.rule))
        #expect(rules.isSubset(of: plan.remaining.map(\.rule)))
      }
    }
    // The same again gives the same.
    let again = FitPlans(of: design, by: .hig2022)
    #expect(again.plans.map(\.edits) == fitting.plans.map(\.edits) && again.tried == fitting.tried)
  }

  // Folding costs 10 and taking out 25, so that the plans that differ in one tab cost 15 more. That is more than
  // half of 20, the price of two folds, and no more than half of 30, that of three.
  @Test("A plan is shown unless it costs more than half as much again as the cheapest one")
  func dearPlans() {
    func tabs(parts: Int) -> [Tab] {
      [Tab("Songs")] + (1...parts).map { tab("Part \($0)", .group, "Songs") }
        + ["C", "D", "E", "F"].map { Tab($0) }
    }
    #expect(fitting(tabs(parts: 2)).plans.map(\.edits) == [[.remove(2), .remove(1)]])
    let three = fitting(tabs(parts: 3)).plans
    #expect(three.map(\.price) == [30, 45, 45])
    #expect(three.allSatisfy { $0.edits.count == 3 })
  }

  @Test("What is accepted is not sought")
  func accepted() {
    var design = Design(tabs: ["A", "B", "C", "D", "E", "F"].map { Tab($0) })
    design.allowances = ["too-many-tabs", "more-tab"].map { Allowance(rule: $0, reason: "x") }
    #expect(FitPlans(of: design, by: .hig2022).sought.isEmpty)
  }

  @Test("Every price has a reason, and words cost less than places, places less than sections")
  func prices() {
    for price in FitPrice.allCases {
      #expect(price.price > 0 && !price.reason.isEmpty && !price.reason.hasSuffix("."))
    }
    #expect(FitPrice.capBadge.price < FitPrice.moveToMore.price)
    #expect(FitPrice.retitle.price < FitPrice.moveToMore.price)
    #expect(FitPrice.toSidebar.price < FitPrice.fold.price)
    #expect(FitPrice.fold.price < FitPrice.remove.price)
  }
}
