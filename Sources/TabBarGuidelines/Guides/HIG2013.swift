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
        // "No more than five" on iPhone; "about seven" in the main view of an iPad.
        limits: [.compactTabs: 5, .regularTabs: 7],
        note: "For iPad the text says about seven, and about five in a popover or the left pane."),
      GuideRule(.moreTab, .info, ""),
      // MARK: What is a tab?
      GuideRule(.actionTab, .error, ""),
      GuideRule(.peerTabs, .warning, ""),
      GuideRule(.oneSubject, .info, ""),
      GuideRule(.barInBar, .warning, ""),
      GuideRule(.ownBar, .info, ""),
      // MARK: What do I call it?
      // MARK: Which icon?
      // MARK: What goes into a badge?
      GuideRule(.badgeForm, .warning, ""),
      GuideRule(
        .zeroBadge, .warning, "",
        note: "The text has badges that say that there is new information; a zero says that there is none."),
      GuideRule(
        .dotBadge, .info, "",
        note: "The text describes badges with a number or an exclamation point and mentions no dot."),
      GuideRule(
        .manyBadges, .info, "",
        note:
          "The text asks to badge unobtrusively; more than half of the tabs is where badges stop standing out."
      ),
      GuideRule(.badgeMeaning, .info, ""),
      // MARK: Where is the bar, and when does it go away?
      GuideRule(.barPosition, .error, ""),
      GuideRule(.opaqueBar, .info, ""),
      GuideRule(
        .sameHeight, .info, "",
        note: "True until iOS 10, so that only a design for a later system can break it."),
      // MARK: What if a section has nothing to show?
      GuideRule(.removedTab, .error, ""),
      GuideRule(.disabledTab, .error, ""),
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
        .ipadMore, .error, "",
        note: "On iPad the text leaves no room for a More tab; on iPhone it only describes one."),
      GuideRule(
        .crowdedTabs, .warning, "",
        // Accessibility, as of 2025: 44 pt by default, 28 pt at least. In 2013 44 pt were the least.
        limits: [.itemWidth: 44, .leastItemWidth: 28],
        note: "The text says that a crowded bar is hard to tap; the numbers are those of Apple's later texts."
      ),
      GuideRule(
        .tinyTabs, .error, "",
        // Accessibility, as of 2025: 28 pt at least.
        limits: [.leastItemWidth: 28],
        note: "The text says that a crowded bar is hard to tap; the number is that of Apple's later texts."),
      // MARK: What about Apple TV?
      // MARK: Does it hold everywhere?
      GuideRule(.sameTabsEverywhere, .warning, ""),
    ])
}
