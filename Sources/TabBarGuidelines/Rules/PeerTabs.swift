import TabBarCore

extension Rule {
  static let peerTabs = Rule(
    "peer-tabs",
    repair: { inspection, judgement in
      [
        .takingOut(
          judgement.tabs, of: inspection.design, "and reach it from within the section it is a part of")
      ]
      .compactMap(\.self)
    }
  ) { inspection in
    let design = inspection.design
    guard design.tabs.count > 1 else { return .notApplicable(saying: "a single tab has no peers") }
    guard design.tabs.contains(where: { $0.details?[.group] != nil }) else {
      return .standing(
        saying: "are all sections on one level? (set TAB group=TITLE names the tab that one is a part of)")
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
        saying: "\(design.name(of: first)) is a part of \(quoted(parent)), which has a tab too",
        tabs: children,
        measured: measured)
    }
    return .broken(
      saying: "\(design.names(of: children)) are parts of sections that have a tab too", tabs: children,
      measured: measured)
  }
}
