import TabBarCore

extension Rule {
  static let mixedIcons = Rule(
    "mixed-icons", needs: .section,
    repair: { inspection, judgement in
      let edits = judgement.tabs.flatMap { index in
        inspection.icons[index].form == .outlined ? inspection.allOfTheTabs[index].edits(toFill: index) : []
      }
      return [Remedy(.suggestion, making: edits)]
    }
  ) { inspection in
    guard inspection.hasSystem else { return .skipped("no-system") }
    let icons = inspection.icons
    let filled = inspection.tabsWhoseIcon { $0.isFilled || $0.selectedForm == .filled }
    guard !filled.isEmpty else { return inspection.hasKnownForm ? .met : .skipped("no-known-form") }
    let (outlined, drawn) = inspection.outlinedIcons
    let always = icons.count(where: \.isFilled)
    if always > 0, outlined.isEmpty { return .met }
    let values: Message.Values = [
      "filled": filled.count, "outlined": outlined.count, "always": always,
      "others": inspection.design.tabNames(of: filled),
    ]
    if always == 0 {
      // Each tab that names no other icon for the selected state keeps its own.
      let lasting = outlined.filter { [nil, .outlined].contains(icons[$0].selectedForm) }
      return lasting.isEmpty ? .met : .broken("selected", lasting, values)
    }
    if !drawn.isEmpty { return .broken(drawn, values) }
    return .asked(inspection.isUIKits ? "uikit" : "asked", outlined, values)
  }
}
