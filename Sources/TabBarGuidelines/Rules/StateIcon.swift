import TabBarCore

extension Rule {
  static let stateIcon = Rule(
    "state-icon",
    repair: { inspection, judgement in
      let edits = judgement.tabs.flatMap { inspection.design.tabs[$0].edits(toFillWhenSelected: $0) }
      return edits.isEmpty
        ? [] : [Fix(.safe, "Fill \(counted(judgement.tabs.count, "icon")) in the selected state only", edits)]
    }
  ) { inspection in
    let design = inspection.design
    guard design.tabs.contains(where: \.hasIcon) else { return .skipped("no-icons") }
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
        saying: """
          the \(filled.count == 1 ? "icon" : "icons") of \(design.names(of: filled)) \(isOrAre(filled.count)) filled \
          while not selected
          """,
        tabs: wrong, measured: measured)
    }
    guard unfilled.isEmpty else {
      return .broken(
        saying: """
          the \(unfilled.count == 1 ? "icon" : "icons") of \(design.names(of: unfilled)) \(isOrAre(unfilled.count)) not \
          filled while selected
          """,
        tabs: wrong, measured: measured)
    }
    guard design.selectedTab != nil, case let icon = inspection.icons[selection], icon.form == .outlined,
      icon.selectedForm == nil
    else { return .met }
    return .standing(
      saying: """
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
