import TabBarCore

extension Inspection {
  var filledIcon: Judgement {
    guard hasKnownForm else { return .skipped("no-known-form") }
    guard hasSystem else { return .skipped("no-system") }
    let (named, outlined) = outlinedIcons
    guard !named.isEmpty else { return .met }
    let isEvery = named.count == tabCount && design[.sidebar] != true
    if icons.contains(where: \.isFilled) { return .skipped("mixture") }
    if !outlined.isEmpty { return .broken(outlined, ["outlined": outlined.count]) }
    // SwiftUI fills symbols, and UIKit may not. Where every name is outlined, it is worth asking which of them draws the
    // bar; a sidebar wants outlined names, which may well be filled in the bar.
    return isEvery
      ? .asked(isUIKits ? "uikit" : "asked", named, ["outlined": named.count])
      : .question(named, by: filling(named))
  }

  func filledIconRemedies(_ judgement: Judgement) -> [Remedy] {
    let edits = judgement.tabs.flatMap { allOfTheTabs[$0].edits(toFill: $0) }
    return [Remedy(.suggestion, on: judgement.tabs, ["icons": judgement.tabs.count], making: edits)]
  }
}
