import TabBarCore

extension Rule {
  static let unfamiliarIcon: Rule = Rule(ofTitles: "unfamiliar-icon") { inspection in
    let tabs = inspection.allOfTheTabs
    // Two rules look at tabs without a title, and one finding is enough: the broader rule's, but on Apple TV.
    let asksForTitles = inspection.guide.has(.missingTitle)
    guard inspection.platform == .tvOS || !asksForTitles else { return .skipped("missing-title") }
    let untitled = inspection.tabs { !$0.hasTitle && !(asksForTitles && !$0.hasIcon) }
    guard !untitled.isEmpty else { return .skipped("titled") }
    let unknown = untitled.filter { tabs[$0].icon.map { !UniversalSymbols.contains($0) } ?? true }
    let values: Message.Values = ["untitled": untitled.count, "unfamiliar": unknown.count]
    let symbols = unknown.filter { !tabs[$0].hasOwnPicture }
    if !symbols.isEmpty, !inspection.asks(.unfamiliarIcon) { return .broken(symbols, values) }
    return unknown.isEmpty ? .met : .asked(unknown, values)
  }
}
