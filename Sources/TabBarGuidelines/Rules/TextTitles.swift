import TabBarCore

extension Rule {
  static let textTitles = Rule("text-titles") { inspection in
    guard inspection.platform == .tvOS else { return .skipped("television-only") }
    let tabs = inspection.design.tabs
    let bare = inspection.tabs { $0.hasIcon && !$0.hasTitle }
    guard !bare.isEmpty else { return .met }
    // Where words are the rule a symbol may stand for one, and unfamiliar-icon says whether people know it.
    guard bare.count * 2 > tabs.count else { return .met }
    if let most = inspection.guide[rule: "glyph-crowd"]?.limits[.crowdedSymbols], tabs.count > most {
      return .notApplicable(saying: "glyph-crowd asks about a bar of symbols with more than \(most) tabs")
    }
    let measured = [Measurement("symbolsAlone", bare.count), Measurement("tabs", tabs.count)]
    return .broken(
      saying:
        "\(inspection.design.names(of: bare)) \(bare.count == 1 ? "shows" : "show") a symbol without a word",
      tabs: bare, measured: measured)
  }
}
