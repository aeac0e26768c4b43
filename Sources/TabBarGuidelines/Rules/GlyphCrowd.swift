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
      .broken("six symbols", symbols("cart", "gear", "person", "bag", "star", "magnifyingglass")),
    ],
    needs: .tabs
  ) { inspection in
    guard inspection.platform == .tvOS else { return .notApplicable("for Apple TV only") }
    let bare = inspection.tabs { $0.icon != nil && !$0.hasTitle }
    guard !bare.isEmpty else { return .met }
    guard let most = inspection.limits[.symbolTabs] else {
      return .notApplicable("\(inspection.guide.name) gives no number of symbols")
    }
    guard bare.count > most else { return .met }
    let measured = [Measurement("symbolsAlone", bare.count), Measurement("advised", most)]
    return .broken(
      "\(bare.count) tabs show a symbol alone, where at most \(most) are advised", tabs: bare,
      measured: measured)
  }

  private static func symbols(_ names: String...) -> Design {
    Design(tabs: names.map { Tab("", icon: $0) }, device: .television)
  }
}
