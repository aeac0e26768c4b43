import TabBarCore

extension Inspection {
  var stateIcon: Judgement {
    // An icon that is the only one named is drawn in both states; what is seen of it is the present one.
    let filled = tabsWhoseIcon(\.isFilled)
      .filter { icons[$0].selectedForm != nil || $0 != design.selection }
    let unfilled = tabsWhoseIcon { $0.selectedForm == .outlined }
    guard filled.isEmpty, unfilled.isEmpty else {
      return .broken(
        unfilled.isEmpty ? "broken" : filled.isEmpty ? "unfilled" : "both",
        Set(filled + unfilled).sorted(),
        ["filled": filled.count, "outlinedWhenSelected": unfilled.count])
    }
    guard design.selectedTab != nil, case let icon = icons[design.selection],
      icon.form == .outlined, icon.selectedForm == nil
    else { return .met }
    return .question([], ["icon": icon.symbol?.filledName ?? "house.fill"])
  }

  func stateIconRemedies(_ judgement: Judgement) -> [Remedy] {
    let edits = judgement.tabs.flatMap { allOfTheTabs[$0].edits(toFillWhenSelected: $0) }
    return [Remedy(.safe, on: judgement.tabs, ["icons": judgement.tabs.count], making: edits)]
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
