import TabBarCore

extension Rule {
  static let peerTabs = Rule(
    id: "peer-tabs",
    title: "Give tabs to sections of one level",
    question: .whatIsATab,
    rationale: """
      Tabs exclude one another: people are in one section or in the other. Someone who looks for an album \
      does not know whether to try Music or Albums when both are in the bar.
      """,
    remedy: """
      Reach the smaller section from within the larger one, or split the larger one so that all its parts \
      are tabs and it is none.
      """,
    evidence: .guideline,
    catalogue: ["R01"],
    examples: [
      .met(
        "a part of a section that has no tab",
        .of(Tab("Podcasts"), Tab("Albums").with(.group, "Music"), Tab("Radio"))),
      .broken(
        "a section and a part of it",
        .of(Tab("Music"), Tab("Albums").with(.group, "Music"), Tab("Radio"))),
    ],
    needs: .tabs,
    repair: { inspection, judgement in
      [
        .takingOut(
          judgement.tabs, of: inspection.design, "and reach it from within the section it is a part of")
      ]
      .compactMap(\.self)
    }
  ) { inspection in
    let design = inspection.design
    guard design.tabs.count > 1 else { return .notApplicable("a single tab has no peers") }
    guard design.tabs.contains(where: { $0.details?[.group] != nil }) else {
      return .standing(
        "are all sections on one level? (set TAB group=TITLE names the tab that one is a part of)")
    }
    var titles: Set<String> = []
    for tab in design.tabs where tab.hasTitle { titles.insert(WordList.normalized(tab.title)) }
    let children = inspection.tabs { tab in
      guard let group = tab.details?[.group] else { return false }
      let parent = WordList.normalized(group)
      return titles.contains(parent) && parent != WordList.normalized(tab.title)
    }
    // A tab that is in the sidebar only is listed there under its section.
    .filter { !inspection.layout.inSidebar.contains($0) }
    guard let first = children.first else { return .met }
    let measured = [Measurement("tabs", design.tabs.count), Measurement("parts", children.count)]
    if children.count == 1 {
      let parent = design.tabs[first].details?[.group] ?? ""
      return .broken(
        "\(design.name(of: first)) is a part of \(quoted(parent)), which has a tab too", tabs: children,
        measured: measured)
    }
    return .broken(
      "\(design.names(of: children)) are parts of sections that have a tab too", tabs: children,
      measured: measured)
  }
}
