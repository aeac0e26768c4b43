import TabBarCore

extension Guide {
  /// Apple's guidelines for tvOS of 2019, with the longest list of titles to avoid.
  public static let tvOS2019 = Guide(
    id: "tvos-2019",
    name: "tvOS HIG 2019",
    source: "Apple, Human Interface Guidelines for tvOS, Tab Bars, 2019",
    summary: "A few tabs with short titles of text; fixed height; live content first. Apple TV only.",
    versions: [.tvOS: 13],
    rules: tvOS2019Rules,
    stances: [
      Stance(.action, "yes, such as search"),
      Stance(.labels, "a symbol that everyone knows may stand alone", .unfamiliarIcon),
      Stance(.titleLength, "short enough not to be cut", .titleCut),
      Stance(.unavailable, "do not take it out or disable it; explain"),
    ])

  private static let tvOS2019Rules: [GuideRule] = GuideRule.list(
    on: "tvOS HIG 2019, Tab Bars",
    [
      // MARK: How many?
      GuideRule(
        .tooManyTabs, .info, .advice("six on Apple TV: Apple's guidelines of June 2023"),
        // Six on Apple TV: HIG, June 2023.
        limits: [.askedTabs: 6],
        note: "The text asks for a few tabs and gives no number."),
      // MARK: What is a tab?
      GuideRule(
        .actionTab, .info, .advice("Apple's guidelines for iPhone since 2013"), asks: true,
        note: """
          The text lets a tab perform an action, such as search, and has Sign In and Buy Now among the titles to \
          consider. Nothing is found, therefore; it is only asked what a tab does.
          """),
      GuideRule(.barInBar, .warning, ""),
      // MARK: What do I call it?
      GuideRule(.titleCut, .warning, "Tab Bar Items"),
      GuideRule(
        .wordyTitle, .warning, "Tab Bar Items",
        // The shortest title that the text calls too long has three words: Find More Movies.
        limits: [.titleWords: 2]),
      GuideRule(
        .vagueTitle, .warning, "Tab Bar Items",
        note: "The words of the text are English; whether those of other languages say as little is asked."),
      GuideRule(.categoryNoun, .info, "Tab Bar Items"),
      GuideRule(.homeTitle, .warning, "Tab Bar Items"),
      GuideRule(
        .ownMoreTab, .warning, "Tab Bar Items",
        note: "Apple TV has no More tab of the system's; the text lists the word as not specific."),
      GuideRule(
        .understandableTitle, .warning, "Tab Bar Items", questions: .info,
        note: "The text asks for titles that describe what people find; the key of a text does not.",
        evidence: .derived),
      GuideRule(
        .duplicateTitles, .warning, "Tab Bar Items",
        note: "The text asks for titles that tell what people find; two that are the same cannot."),
      // MARK: Which icon?
      GuideRule(
        .unknownSymbol, .info, .symbolList,
        note: """
          The text leads to SF Symbols. A name that the list of SF Symbols 5.1 does not have may be newer than the list, and is \
          therefore asked about and never called wrong.
          """),
      GuideRule(
        .newerSymbol, .warning, .symbolList,
        note:
          "The text leads to SF Symbols; one that a system lacks is not drawn there. It is no error, as the app may bring another picture for older systems."
      ),
      GuideRule(
        .restrictedSymbol, .warning, .symbolTerms,
        note: "The text leads to SF Symbols, whose terms name the use that each of these symbols is kept for."
      ),
      GuideRule(.unfamiliarIcon, .warning, "Tab Bar Items"),
      // MARK: What goes into a badge?
      // MARK: Where is the bar, and when does it go away?
      GuideRule(.barPosition, .error, "Tab Bar Customization"),
      // MARK: What if a section has nothing to show?
      GuideRule(.removedTab, .error, ""),
      GuideRule(.disabledTab, .error, ""),
      GuideRule(.unexplainedTab, .warning, ""),
      // MARK: What about iPad?
      // MARK: What about Apple TV?
      GuideRule(.televisionBar, .error, "Tab Bar Customization"),
      GuideRule(.shownState, .info, "Tab Bar Customization"),
      GuideRule(.textTitles, .info, "Tab Bar Items"),
      GuideRule(
        .glyphCrowd, .info, "Tab Bar Items", asks: true,
        // The most that a bar in compact width shows, and the most that Apple advised in 2022.
        limits: [.crowdedSymbols: 5],
        note: """
          The text forbids a purpose, to fit in more tabs, which only those who chose the symbols know. It gives no \
          number; five is the one Apple gives for iPhone.
          """,
        evidence: .derived),
      GuideRule(.scrollsAway, .info, ""),
      GuideRule(.pinnedBar, .warning, ""),
      GuideRule(.menuButton, .warning, "", note: "The text describes what the button does."),
      GuideRule(.liveOrder, .warning, ""),
      GuideRule(
        .largeLogo, .info, "Tab Bar Customization",
        // "Maximum width 200 pt, maximum height 68 pt": tvOS HIG 2019, Tab Bar Customization.
        limits: [.logoWidth: 200, .logoHeight: 68], note: "The text gives the values for guidance."),
      GuideRule(
        .droppedTabs, .warning, .observed("the bar of tvOS in 2019"),
        note: """
          The text gives no number. Apple's own TV app is said to have had eight tabs, so that an eighth one is asked \
          about.
          """),
      GuideRule(
        .fadedTabs, .warning, "Tab Bar Items",
        note: "The text says what fades; whether it does follows from the widths of the titles, an estimate."),
      // MARK: Does it hold everywhere?
    ])
}
