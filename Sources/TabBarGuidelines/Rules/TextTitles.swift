import TabBarCore

extension Rule {
  static let textTitles = Rule(
    id: "text-titles",
    title: "Prefer titles of text on an Apple TV",
    question: .whatAboutTV,
    rationale: """
      A television is read from across the room, and its bar has the width for words. A symbol saves room that \
      is not short, and asks people to guess.
      """,
    remedy: "Give the tabs short titles. A magnifier or a gear may stay alone among them.",
    history: """
      The text of 2019 prefers short titles of text. Since 2022 the texts allow familiar symbols instead, to save \
      space.
      """,
    evidence: .guideline,
    catalogue: ["R60"],
    examples: [
      .met("words", .bar(Tab("Movies"), Tab("TV Shows"), Tab("Sports"), on: .television)),
      .met(
        "two familiar symbols beside two words",
        .bar(
          Tab("Movies"), Tab("Sports"), Tab("", icon: "gear"), Tab("", icon: "magnifyingglass"),
          on: .television)),
      .broken(
        "two familiar symbols beside one word",
        .bar(Tab("Movies"), Tab("", icon: "gear"), Tab("", icon: "magnifyingglass"), on: .television)),
      .broken(
        "familiar symbols and no word",
        .bar(
          Tab("", icon: "cart"), Tab("", icon: "gear"), Tab("", icon: "magnifyingglass"), on: .television
        )),
    ],
    needs: .tabs
  ) { inspection in
    guard inspection.platform == .tvOS else { return .notApplicable("for Apple TV only") }
    let tabs = inspection.design.tabs
    let bare = inspection.tabs { $0.hasIcon && !$0.hasTitle }
    guard !bare.isEmpty else { return .met }
    // Where words are the rule a symbol may stand for one, and unfamiliar-icon says whether people know it.
    guard bare.count * 2 > tabs.count else { return .met }
    if let most = inspection.guide[rule: "glyph-crowd"]?.limits[.crowdedSymbols], tabs.count > most {
      return .notApplicable("glyph-crowd asks about a bar of symbols with more than \(most) tabs")
    }
    let measured = [Measurement("symbolsAlone", bare.count), Measurement("tabs", tabs.count)]
    return .broken(
      "\(inspection.design.names(of: bare)) \(bare.count == 1 ? "shows" : "show") a symbol without a word",
      tabs: bare, measured: measured)
  }
}
