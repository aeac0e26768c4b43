import TabBarCore

extension Guide {
  /// Apple's guidelines of the years of iOS 6 and 7: the first ones with numbers for the iPad.
  public static let hig2013 = Guide(
    id: "hig-2013",
    name: "HIG 2013",
    source:
      "Apple, iOS Human Interface Guidelines of 2012 and 2013, Tab Bars, as UX Stack Exchange quotes them",
    page: "HIG 2013, Tab Bars",
    summary: "Five on iPhone, about seven on iPad and never More there; the same tabs in both orientations.",
    versions: [.iOS: 7, .iPadOS: 7],
    rules: [
      // MARK: How many?
      GuideRule(
        .tooManyTabs, .warning, "",
        // "No more than five" on iPhone; "about seven" in the main view of an iPad.
        limits: [.compactTabs: 5, .regularTabs: 7],
        note: "For iPad the text says about seven, and about five in a popover or the left pane."),
      GuideRule(.moreTab, .info, ""),
      // MARK: What is a tab?
      GuideRule(.actionTab, .error, ""),
      // MARK: What do I call it?
      // MARK: Which icon?
      // MARK: What goes into a badge?
      GuideRule(.badgeForm, .warning, ""),
      GuideRule(
        .zeroBadge, .warning, "",
        note: "The text has badges that say that there is new information; a zero says that there is none."),
      GuideRule(
        .manyBadges, .info, "",
        note:
          "The text asks to badge unobtrusively; more than half of the tabs is where badges stop standing out."
      ),
      GuideRule(.badgeMeaning, .info, ""),
      // MARK: Where is the bar, and when does it go away?
      // MARK: What if a section has nothing to show?
      // MARK: What about iPad?
      // MARK: What about Apple TV?
      // MARK: Does it hold everywhere?
      GuideRule(.sameTabsEverywhere, .warning, ""),
    ])
}
