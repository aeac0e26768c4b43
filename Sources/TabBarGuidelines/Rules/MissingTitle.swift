import TabBarCore

extension Inspection {
  var missingTitle: Judgement {
    var untitled = tabs { !$0.hasTitle }
    guard !untitled.isEmpty else { return .met }
    // The system itself draws the search tab without a title where it stands apart (iOS 26).
    untitled.removeAll { isSeparated($0) }
    guard !untitled.isEmpty else { return .met }
    // On Apple TV the guideline itself allows a lone magnifier or gear, and unfamiliar-icon judges other symbols.
    if platform == .tvOS {
      let leavesSymbols = guide.has("unfamiliar-icon")
      untitled.removeAll { index in
        let tab = allOfTheTabs[index]
        return leavesSymbols ? tab.hasIcon : tab.icon.map(UniversalSymbols.contains) ?? false
      }
      guard !untitled.isEmpty else { return .met }
    }
    // Of many tabs some guides want the title of the selected one only.
    if let most = limits[.labelledTabs], tabCount > most {
      untitled.removeAll { $0 != design.selection }
      guard !untitled.isEmpty else { return .met }
    }
    // Where icons may stand alone, a tab that has neither is still no tab. On Apple Vision Pro the bar shows the titles
    // when it is looked at, and the texts ask for both.
    let nameless = untitled.filter { !allOfTheTabs[$0].hasIcon }
    let mayStandAlone = platform != .visionOS && asks
    if mayStandAlone, !nameless.isEmpty { untitled = nameless }
    let values: Message.Values = ["untitled": untitled.count, "tabs": tabCount]
    let isOpen = mayStandAlone && nameless.isEmpty
    return isOpen ? .asked(untitled, values) : .broken(untitled, values)
  }
}
