import TabBarCore

extension Inspection {
  var unfamiliarIcon: Judgement {
    let tabs = allOfTheTabs
    // Two rules look at tabs without a title, and one finding is enough: the broader rule's, but on Apple TV.
    let asksForTitles = guide.has("missing-title")
    guard platform == .tvOS || !asksForTitles else { return .skipped("missing-title") }
    let untitled = self.tabs { !$0.hasTitle && !(asksForTitles && !$0.hasIcon) }
    guard !untitled.isEmpty else { return .skipped("titled") }
    let unknown = untitled.filter { tabs[$0].icon.map { !UniversalSymbols.contains($0) } ?? true }
    let values: Message.Values = ["untitled": untitled.count, "unfamiliar": unknown.count]
    let symbols = unknown.filter { !tabs[$0].hasOwnPicture }
    if !symbols.isEmpty, !asks { return .broken(symbols, values) }
    return unknown.isEmpty ? .met : .asked(unknown, values)
  }
}
