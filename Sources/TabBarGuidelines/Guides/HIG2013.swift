import TabBarCore

extension Guide {
  /// Apple's guidelines of the years of iOS 6 and 7: the first ones with numbers for the iPad.
  public static let hig2013 = Guide(
    id: "hig-2013",
    name: "HIG 2013",
    source:
      "Apple, iOS Human Interface Guidelines of 2012 and 2013, Tab Bars, as UX Stack Exchange quotes them",
    summary: "Five on iPhone, about seven on iPad and never More there; the same tabs in both orientations.",
    versions: [.iOS: 7, .iPadOS: 7],
    rules: hig2013Rules,
    stances: [
      Stance(.howMany, "about 7 tabs in regular width", .tooManyTabs),
      Stance(.moreTab, "yes, four and More", .moreTab),
      Stance(.badgeForm, "a number or an exclamation mark", .badgeForm),
      Stance(.unavailable, "do not take it out; explain"),
      Stance(.sidebar, "a tab bar at the bottom, without More"),
    ])

  private static let hig2013Rules: [GuideRule] = GuideRule.list(
    on: "HIG 2013, Tab Bars",
    [
      // MARK: How many?
      GuideRule(
        .tooManyTabs, .warning, "",
        // "About seven" in the main view of an iPad.
        limits: [.regularTabs: 7],
        note:
          "Said of iPad. Of iPhone the text describes what More does with a sixth tab, and gives no advice."),
      GuideRule(
        .moreTab, .info, "",
        note: "The text describes the More tab of an iPhone and does not advise against it.",
        evidence: .observed),
      // MARK: What is a tab?
      GuideRule(.actionTab, .error, ""),
      GuideRule(.peerTabs, .warning, ""),
      GuideRule(.oneSubject, .info, ""),
      GuideRule(.barInBar, .warning, ""),
      GuideRule(
        .ownBar, .info, "", note: "The text states that the bar is in a controller, as a fact.",
        evidence: .observed),
      // MARK: What do I call it?
      // MARK: Which icon?
      // MARK: What goes into a badge?
      GuideRule(.badgeForm, .warning, ""),
      GuideRule(
        .zeroBadge, .warning, "",
        note: "The text has badges that say that there is new information; a zero says that there is none."),
      GuideRule(
        .dotBadge, .info, "",
        note: """
          The text describes badges with a number or an exclamation point. A word in their place is a warning, as it \
          hides the number; a dot only says less.
          """),
      GuideRule(
        .manyBadges, .info, "",
        note:
          "The text asks to badge unobtrusively; more than half of the tabs is where badges stop standing out."
      ),
      GuideRule(
        .badgeMeaning, .info, "",
        note: "The text has badges for new information; that a price is none follows.",
        evidence: .derived),
      GuideRule(.badgeTextColor, .info, ""),
      // MARK: Where is the bar, and when does it go away?
      GuideRule(.barPosition, .error, ""),
      GuideRule(.opaqueBar, .info, ""),
      GuideRule(
        .sameHeight, .info, "",
        note: "True until iOS 10, so that only a design for a later system can break it."),
      // MARK: What if a section has nothing to show?
      GuideRule(.removedTab, .error, ""),
      GuideRule(
        .disabledTab, .warning, "", note: "The text calls it the best solution that all tabs are enabled."),
      GuideRule(.unexplainedTab, .warning, ""),
      // MARK: What about iPad?
      GuideRule(
        .affectsOtherPane, .warning, "",
        note: "The text allows a bar in a pane or a popover if its tabs switch or filter that view."),
      GuideRule(.paneBar, .info, ""),
      GuideRule(
        .paneTabs, .warning, "",
        // "Up to about five" in a popover or the left pane; "about seven" in the right pane.
        limits: [.narrowPaneTabs: 5, .trailingPaneTabs: 7]),
      GuideRule(
        .ipadMore, .warning, "",
        note: "The text asks to avoid a More tab on iPad; on iPhone it only describes one."),
      GuideRule(
        .crowdedTabs, .warning, "",
        // Accessibility, as of 2025: 44 pt by default, 28 pt at least. In 2013 44 pt were the least.
        limits: [.itemWidth: 44, .leastItemWidth: 28],
        note: "The text says that a crowded bar is hard to tap; the numbers are those of Apple's later texts."
      ),
      GuideRule(
        .tinyTabs, .error, .accessibility,
        // Accessibility, as of 2025: 28 pt at least.
        limits: [.leastItemWidth: 28],
        note: "The text says that a crowded bar is hard to tap; the number is that of Apple's later text."),
      // MARK: What about Apple TV?
      // MARK: Does it hold everywhere?
      GuideRule(
        .sameTabsEverywhere, .warning, "",
        on: [.iOS: .advice("common practice, after what is asked of iPad")],
        note: "Said of iPad alone, where it is a warning."),
    ])
}
