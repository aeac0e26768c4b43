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
      Stance(.labels, "a symbol that everyone knows may stand alone", .unfamiliarIcon),
      Stance(.titleLength, "short enough not to be cut", .titleCut),
      Stance(.unavailable, "do not take it out or disable it; explain"),
    ])

  private static let tvOS2019Rules: [GuideRule] = GuideRule.list(
    on: "tvOS HIG 2019, Tab Bars",
    [
      // MARK: How many?
      GuideRule(
        .tooManyTabs, .info, "",
        // Six on Apple TV: HIG, June 2023.
        limits: [.compactTabs: 6, .regularTabs: 6],
        note:
          "The text asks for a few tabs and gives no number. Six is the number that the text of June 2023 gives."
      ),
      // MARK: What is a tab?
      GuideRule(
        .actionTab, .error, "",
        note: "The text lets a tab perform an action such as search; search is a destination here."),
      GuideRule(.barInBar, .warning, ""),
      // MARK: What do I call it?
      GuideRule(.titleCut, .warning, "Tab Bar Items"),
      GuideRule(
        .wordyTitle, .warning, "Tab Bar Items",
        // The shortest title that the text calls too long has three words: Find More Movies.
        limits: [.titleWords: 2]),
      GuideRule(.vagueTitle, .info, "Tab Bar Items"),
      GuideRule(.categoryNoun, .info, "Tab Bar Items"),
      GuideRule(.homeTitle, .warning, "Tab Bar Items"),
      GuideRule(
        .ownMoreTab, .info, "Tab Bar Items",
        note: "Apple TV has no More tab of the system's; the text lists the word as not specific."),
      GuideRule(
        .duplicateTitles, .warning, "Tab Bar Items",
        note: "The text asks for titles that tell what people find; two that are the same cannot."),
      // MARK: Which icon?
      GuideRule(
        .unknownSymbol, .info, "",
        note: """
          The text leads to SF Symbols. A name that the list of SF Symbols 5.1 does not have may be newer than the list, and is \
          therefore asked about and never called wrong.
          """),
      GuideRule(
        .newerSymbol, .warning, "",
        note:
          "The text leads to SF Symbols; one that a system lacks is not drawn there. It is no error, as the app may bring another picture for older systems."
      ),
      GuideRule(
        .restrictedSymbol, .warning, "",
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
      GuideRule(.textTitles, .info, "Tab Bar Items"),
      GuideRule(
        .glyphCrowd, .warning, "Tab Bar Items",
        // The most that a bar in compact width shows, and the most that Apple advised in 2022.
        limits: [.symbolTabs: 5],
        note: "The text gives no number of symbols that are too many; five is the one Apple gives for iPhone."
      ),
      GuideRule(.scrollsAway, .info, ""),
      GuideRule(.pinnedBar, .warning, ""),
      GuideRule(.menuButton, .error, ""),
      GuideRule(.liveOrder, .warning, ""),
      GuideRule(
        .largeLogo, .warning, "Tab Bar Customization",
        // "Maximum width 200 pt, maximum height 68 pt": tvOS HIG 2019, Tab Bar Customization.
        limits: [.logoWidth: 200, .logoHeight: 68]),
      GuideRule(
        .droppedTabs, .warning, "Tab Bar Items",
        note: """
          The text gives no number; seven is what the system was seen to show in 2019. No error: Apple's own TV app \
          is said to have had eight.
          """),
      GuideRule(
        .fadedTabs, .warning, "Tab Bar Items",
        note: "The text says what fades; whether it does follows from the widths of the titles, an estimate."),
      // MARK: Does it hold everywhere?
    ])
}
