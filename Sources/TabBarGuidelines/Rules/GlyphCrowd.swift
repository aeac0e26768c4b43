import TabBarCore

extension Rule {
  static let glyphCrowd = Rule(
    id: "glyph-crowd",
    title: "Do not use symbols to fit in more tabs",
    question: .whatAboutTV,
    rationale: """
      Symbols are narrower than words, so more of them fit. What people can take in does not grow with that, and \
      every further tab is another choice to pass with the remote.
      """,
    remedy: "Have fewer tabs with words.",
    misconception: """
      Symbols save room, so a bar of symbols may have more tabs. The room saved is to keep titles whole, not to be \
      filled again.
      """,
    history: "Said in 2019. Since 2022 the texts only ask that such symbols be familiar.",
    evidence: .guideline,
    catalogue: ["R61"],
    examples: [
      .met("five symbols", symbols("cart", "gear", "person", "bag", "magnifyingglass")),
      .asks("six symbols", symbols("cart", "gear", "person", "bag", "star", "magnifyingglass")),
    ],
    needs: .tabs
  ) { inspection in
    guard inspection.platform == .tvOS else { return .notApplicable("for Apple TV only") }
    let bare = inspection.tabs { $0.hasIcon && !$0.hasTitle }
    guard !bare.isEmpty else { return .met }
    guard let most = inspection.limits[.crowdedSymbols] else {
      return .notApplicable("\(inspection.guide.name) gives no number of symbols")
    }
    let count = inspection.design.tabs.count
    guard count > most, bare.count * 2 > count else { return .met }
    return .needsPerson(
      "\(bare.count) of \(count) tabs show a symbol alone: are the symbols there to fit in more tabs?",
      tabs: bare,
      measured: [Measurement("symbolsAlone", bare.count), Measurement("tabs", count)])
  }

  private static func symbols(_ names: String...) -> Design {
    Design(tabs: names.map { Tab("", icon: $0) }, device: .television)
  }
}
