import TabBarCore

extension Inspection {
  var sameIcon: Judgement {
    let tabs = allOfTheTabs
    let drawn = self.tabs { $0.icon != nil }
    guard drawn.count > 1 else { return .skipped("no-pair") }
    let same = self.tabs(in: drawn) { tabs[$0].icon }
    if let first = same.first {
      let isOne = same.allSatisfy { tabs[$0].icon == tabs[first].icon }
      return .broken(isOne ? "broken" : "several", same, ["alike": same.count, "icons": drawn.count])
    }
    // The system fills symbols by itself, so that a filled form looks like the symbol.
    let alike = self.tabs(in: drawn) { icons[$0].symbolName?.withoutFill }
    return alike.isEmpty ? .met : .asked(alike, ["alike": alike.count, "icons": drawn.count])
  }
}

extension String {
  /// The name of a symbol without the part that fills it.
  fileprivate var withoutFill: String {
    hasPart("fill")
      ? split(separator: ".").filter { $0 != "fill" }.reduce("") { $0 + ($0.isEmpty ? "" : ".") + String($1) }
      : self
  }
}
