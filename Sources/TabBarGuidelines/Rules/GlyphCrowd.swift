import TabBarCore

extension Rule {
  static let glyphCrowd = Rule("glyph-crowd") { inspection in
    guard inspection.platform == .tvOS else { return .skipped("television-only") }
    let bare = inspection.tabs { $0.hasIcon && !$0.hasTitle }
    guard !bare.isEmpty else { return .met }
    guard let most = inspection.limits[.crowdedSymbols] else {
      return .notApplicable(saying: "\(inspection.guide.name) gives no number of symbols")
    }
    let count = inspection.design.tabs.count
    guard count > most, bare.count * 2 > count else { return .met }
    return .needsPerson(
      saying:
        "\(bare.count) of \(count) tabs show a symbol alone: are the symbols there to fit in more tabs?",
      tabs: bare,
      measured: [Measurement("symbolsAlone", bare.count), Measurement("tabs", count)])
  }
}
