import TabBarCore

extension Guide {
  /// Apple's guidelines from August 2024 to the middle of 2025: no number any more, and iPad's bar on top.
  public static let hig2024 = Guide(
    id: "hig-2024",
    name: "HIG 2024",
    source: "Apple, Human Interface Guidelines, Tab bars, August 2024",
    summary: "No number of tabs, only to weigh each; on iPad a bar on top rather than a sidebar alone.",
    versions: [.iOS: 18, .iPadOS: 18, .tvOS: 18, .visionOS: 2, .macOS: 15, .watchOS: 11],
    rules: hig2024Rules,
    stances: hig2023.stances + [
      Stance(.titleLength, "one word if possible", .titleCut),
      Stance(.unavailable, "do not disable or hide it; explain if necessary"),
      Stance(.sidebar, "a tab bar at the top, with a sidebar to choose"),
    ])

  private static let hig2024Rules: [GuideRule] = GuideRule.list(
    on: "HIG 2024, Tab bars",
    hig2023.rules(
      without: [.tooManyTabs, .sidebarIcon],
      and: [
        // MARK: How many?
        GuideRule(.neededTabs, .info, "Best practices"),
        // MARK: What is a tab?
        GuideRule(
          .macBar, .info, "",
          // Tab views: at most six tabs.
          limits: [.tabViewTabs: 6],
          note: """
            The text no longer says that macOS has no tab bar, only that there is nothing to add for it. The system \
            still has none.
            """,
          evidence: .observed),
        // MARK: What do I call it?
        GuideRule(
          .wordyTitle, .warning, "Best practices",
          // A single word wherever possible; Apple's own titles of the year have up to two.
          limits: [.titleWords: 2],
          note:
            "The text asks for a single word wherever possible. Two are let pass, as Apple's own titles have."
        ),
        GuideRule(
          .homeTitle, .info, "",
          note: "The advice against Home is gone from this text; Apple's own TV app has a Home tab.",
          evidence: .convention),
        // MARK: Which icon?
        // MARK: What goes into a badge?
        // MARK: Where is the bar, and when does it go away?
        GuideRule(.barOnTop, .info, "iPadOS"),
        GuideRule(
          .oneSearchTab, .error, "",
          note: "Apple's documentation of the role, since iOS 18: the system uses the first such tab."),
        // MARK: What if a section has nothing to show?
        GuideRule(.disabledTab, .error, "Best practices"),
        // MARK: What about iPad?
        GuideRule(
          .affectsOtherPane, .info, "",
          note: "The text no longer speaks of it; the texts until 2023 forbid it.",
          evidence: .convention),
        GuideRule(
          .defaultTabs, .warning, "iPadOS",
          // Five or fewer to start with: HIG, December 2025.
          limits: [.defaultTabs: 5],
          note: """
            The text asks to let people change the bar. The number is known from the page as it was in \
            December 2025.
            """),
        GuideRule(
          .sidebar, .info, "iPadOS",
          // Five: as many tabs as a bar that people can change should start with (HIG, December 2025).
          limits: [.tabsWithoutSidebar: 5],
          note: """
            The text turns the advice round: a bar comes first, and it may turn into a sidebar. It gives no \
            number of tabs.
            """),
        // MARK: What about Apple TV?
        // MARK: Does it hold everywhere?
      ]))
}
