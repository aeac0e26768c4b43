import TabBarCore

extension Rule {
  static let affectsOtherPane = Rule(
    id: "affects-other-pane",
    title: "Let the tabs of a pane change that pane only",
    question: .whatAboutIPad,
    rationale: """
      People take a bar for a part of the view that it is in. If a tab on the left changes what is on \
      the right, they lose what they were looking at by touching something else.
      """,
    remedy: """
      Let the tabs switch or filter the pane that they are in, and put the switch for the other pane into \
      that one.
      """,
    history: """
      In 2013 a bar in a pane or a popover may switch or filter that view. The texts of 2022 and 2023 forbid \
      that it changes anything else on the screen; since 2024 the text no longer speaks of it.
      """,
    evidence: .guideline,
    catalogue: ["R38", "R39"],
    examples: [
      .met(
        "tabs of the leading pane that change its list",
        .inPane(
          .leading, Tab("All").with(.affects, .own),
          Tab("Unread").with(.affects, .leading))),
      .broken(
        "a tab of the leading pane that changes the trailing one",
        .inPane(
          .leading, Tab("All").with(.affects, .own),
          Tab("Unread").with(.affects, .trailing))),
      .broken(
        "tabs of a popover that go through the app",
        .inPane(
          .popover, Tab("Inbox").with(.affects, .window),
          Tab("Archive").with(.affects, .window))),
    ],
    needs: .tabs,
    repair: { inspection, judgement in
      let names = inspection.design.names(of: judgement.tabs)
      let own = AffectedView(with: inspection.design.pane)
      return [.setting(.affects, to: .own, on: judgement.tabs, "Let \(names) change \(own.words) only")]
    }
  ) { inspection in
    let design = inspection.design
    guard design.pane != .main else { return .notApplicable("the bar is the window's own") }
    let own = AffectedView(with: design.pane)
    var others: [Int] = []
    var isComplete = true
    for index in design.tabs.indices where !inspection.excludedTabs.contains(index) {
      guard let view = AffectedView(of: design.tabs[index], in: design.pane) else {
        isComplete = false
        continue
      }
      if view != own { others.append(index) }
    }
    guard let first = others.first else {
      guard isComplete else {
        return .standing("do the tabs change nothing but their own pane? (set TAB affects=own says so)")
      }
      return .met
    }
    let measured = [Measurement("otherPanes", others.count)]
    guard others.count == 1, let view = AffectedView(of: design.tabs[first], in: design.pane) else {
      return .broken(
        "\(design.names(of: others)) are in \(own.words) and change other views", tabs: others,
        measured: measured)
    }
    return .broken(
      "\(design.name(of: first)) is in \(own.words) and changes \(view.words)", tabs: others,
      measured: measured)
  }
}

extension Design {
  /// Returns a design of tabs in a pane of an iPad.
  static func inPane(_ pane: Pane, _ tabs: Tab...) -> Design {
    var design = Design(tabs: tabs, device: .example("ipad-9"), orientation: .landscape)
    design.pane = pane
    return design
  }

  /// Returns a design of tabs with some titles in a pane of an iPad.
  static func inPane(_ pane: Pane, titled titles: String...) -> Design {
    var design = Design(
      tabs: titles.map { Tab($0) }, device: .example("ipad-9"), orientation: .landscape)
    design.pane = pane
    return design
  }
}
