import TabBarCore

extension Rule {
  static let missingTitle: Rule = Rule(ofTitles: "missing-title") { inspection in
    var untitled = inspection.tabs { !$0.hasTitle }
    guard !untitled.isEmpty else { return .met }
    // The system itself draws the search tab without a title where it stands apart (iOS 26).
    untitled.removeAll { inspection.isSeparated($0) }
    guard !untitled.isEmpty else { return .met }
    // On Apple TV the guideline itself allows a lone magnifier or gear, and unfamiliar-icon judges other symbols.
    if inspection.platform == .tvOS {
      let leavesSymbols = inspection.guide.has(.unfamiliarIcon)
      untitled.removeAll { index in
        let tab = inspection.allOfTheTabs[index]
        return leavesSymbols ? tab.hasIcon : tab.icon.map(UniversalSymbols.contains) ?? false
      }
      guard !untitled.isEmpty else { return .met }
    }
    // Of many tabs some guides want the title of the selected one only.
    if let most = inspection.limits[.labelledTabs], inspection.tabCount > most {
      untitled.removeAll { $0 != inspection.design.selection }
      guard !untitled.isEmpty else { return .met }
    }
    // Where icons may stand alone, a tab that has neither is still no tab. On Apple Vision Pro the bar shows the titles
    // when it is looked at, and the texts ask for both.
    let nameless = untitled.filter { !inspection.allOfTheTabs[$0].hasIcon }
    let mayStandAlone = inspection.platform != .visionOS && inspection.asks(.missingTitle)
    if mayStandAlone, !nameless.isEmpty { untitled = nameless }
    let values: Message.Values = ["untitled": untitled.count, "tabs": inspection.tabCount]
    let isOpen = mayStandAlone && nameless.isEmpty
    return isOpen ? .asked(untitled, values) : .broken(untitled, values)
  }
}
