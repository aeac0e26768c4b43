import TabBarCore

extension Rule {
  static let filledIcon = Rule(
    "filled-icon", needs: .section,
    repair: { inspection, judgement in
      let edits = judgement.tabs.flatMap { inspection.allOfTheTabs[$0].edits(toFill: $0) }
      return [Remedy(.suggestion, on: judgement.tabs, ["icons": judgement.tabs.count], making: edits)]
    }
  ) { inspection in
    guard inspection.hasKnownForm else { return .skipped("no-known-form") }
    guard inspection.hasSystem else { return .skipped("no-system") }
    let (named, outlined) = inspection.outlinedIcons
    guard !named.isEmpty else { return .met }
    let isEvery = named.count == inspection.tabCount && inspection.design[.sidebar] != true
    if inspection.icons.contains(where: \.isFilled) { return .skipped("mixture") }
    if !outlined.isEmpty { return .broken(outlined, ["outlined": outlined.count]) }
    // SwiftUI fills symbols, and UIKit may not. Where every name is outlined, it is worth asking which of them draws the
    // bar; a sidebar wants outlined names, which may well be filled in the bar.
    return isEvery
      ? .asked(inspection.isUIKits ? "uikit" : "asked", named, ["outlined": named.count])
      : .question(named, by: inspection.filling(named))
  }
}
