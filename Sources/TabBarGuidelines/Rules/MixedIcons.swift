import TabBarCore

extension Inspection {
  var mixedIcons: Judgement {
    guard hasSystem else { return .skipped("no-system") }
    let filled = tabsWhoseIcon { $0.isFilled || $0.selectedForm == .filled }
    guard !filled.isEmpty else { return hasKnownForm ? .met : .skipped("no-known-form") }
    let (outlined, drawn) = outlinedIcons
    let always = icons.count(where: \.isFilled)
    if always > 0, outlined.isEmpty { return .met }
    let values: Message.Values = [
      "filled": filled.count, "outlined": outlined.count, "always": always,
      "others": design.tabNames(of: filled),
    ]
    if always == 0 {
      // Each tab that names no other icon for the selected state keeps its own.
      let lasting = outlined.filter { [nil, .outlined].contains(icons[$0].selectedForm) }
      return lasting.isEmpty ? .met : .broken("selected", lasting, values)
    }
    if !drawn.isEmpty { return .broken(drawn, values) }
    return .asked(isUIKits ? "uikit" : "asked", outlined, values)
  }

  func mixedIconsRemedies(_ judgement: Judgement) -> [Remedy] {
    let edits = judgement.tabs.flatMap { index in
      icons[index].form == .outlined ? allOfTheTabs[index].edits(toFill: index) : []
    }
    return [Remedy(.suggestion, making: edits)]
  }
}
