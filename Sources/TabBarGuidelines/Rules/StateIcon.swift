import TabBarCore

extension Rule {
  static let stateIcon = Rule(
    id: "state-icon",
    title: "Fill the icon of the selected tab and no other",
    question: .whichIcon,
    rationale: """
      Where the selected tab alone has a full shape, people see where they are without telling colours apart. That \
      works only if no other icon is filled.
      """,
    remedy:
      "Give each tab the outlined icon, and the filled one for the selected state: set TAB selectedIcon=house.fill.",
    misconception: "Apple asks for it too. Apple's guideline fills all icons, selected or not.",
    history: """
      Apple's apps did it from iOS 7 on; Apple's guideline of 2022 asks for filled icons throughout. SAP's of 2023 and \
      Material's of 2025 mark the active tab by a filled icon.
      """,
    evidence: .guideline,
    catalogue: ["R66"],
    examples: [
      .met(
        "outlined, and filled while selected",
        .of(
          Tab("Customers", icon: "person").with(.selectedIcon, "person.fill"),
          Tab("Orders", icon: "shippingbox").with(.selectedIcon, "shippingbox.fill"))),
      .met(
        "only the selected one is filled",
        .of(Tab("Customers", icon: "person.fill"), Tab("Orders", icon: "shippingbox"))),
      .broken(
        "one that is not selected is filled",
        .of(Tab("Customers", icon: "person.fill"), Tab("Orders", icon: "shippingbox.fill"))),
    ],
    needs: .tabs,
    repair: { inspection, judgement in
      let edits = judgement.tabs.flatMap { inspection.design.tabs[$0].edits(toFillWhenSelected: $0) }
      return edits.isEmpty
        ? [] : [Fix(.safe, "Fill \(counted(judgement.tabs.count, "icon")) in the selected state only", edits)]
    }
  ) { inspection in
    let design = inspection.design
    guard design.tabs.contains(where: \.hasIcon) else { return .notApplicable("no tab has an icon") }
    let selection = design.selection
    var filled: [Int] = []
    var unfilled: [Int] = []
    for (index, tab) in design.tabs.enumerated() where !inspection.excludedTabs.contains(index) {
      let icon = inspection.icons[index]
      // An icon that is the only one named is drawn in both states; what is seen of it is the present one.
      if icon.isFilled, icon.selectedForm != nil || index != selection { filled.append(index) }
      if icon.selectedForm == .outlined { unfilled.append(index) }
    }
    let wrong = Set(filled + unfilled).sorted()
    let measured = [Measurement("filled", filled.count), Measurement("outlinedWhenSelected", unfilled.count)]
    if !filled.isEmpty {
      return .broken(
        """
        the \(filled.count == 1 ? "icon" : "icons") of \(design.names(of: filled)) \(isOrAre(filled.count)) filled \
        while not selected
        """,
        tabs: wrong, measured: measured)
    }
    guard unfilled.isEmpty else {
      return .broken(
        """
        the \(unfilled.count == 1 ? "icon" : "icons") of \(design.names(of: unfilled)) \(isOrAre(unfilled.count)) not \
        filled while selected
        """,
        tabs: wrong, measured: measured)
    }
    guard design.selectedTab != nil, case let icon = inspection.icons[selection], icon.form == .outlined,
      icon.selectedForm == nil
    else { return .met }
    return .standing(
      """
      only an outlined icon is named for the selected tab: is it filled while it is selected? (set TAB selectedIcon=\
      \(icon.symbol?.filledName ?? "house.fill") names a filled one)
      """)
  }
}

extension Tab {
  /// Returns what gives the tab with an index its outlined icon, and the filled one while it is selected.
  fileprivate func edits(toFillWhenSelected index: Int) -> [Edit] {
    guard let name = symbolName, let symbol = Symbol.named(name) else { return [] }
    if let outlined = symbol.outlinedName {
      return [.icon(index, outlined), .set(index, .selectedIcon, name)]
    }
    return symbol.filledName.map { [.set(index, .selectedIcon, $0)] } ?? []
  }
}
