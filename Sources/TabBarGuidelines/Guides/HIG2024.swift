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
      without: [.tooManyTabs, .homeTitle, .sidebarIcon],
      moved: [
        "Best practices": [.moreTab, .ownMoreTab],
        "iOS": [
          .missingIcon, .unknownSymbol, .newerSymbol, .filledIcon, .mixedIcons, .bitmapIcon, .iconSizes,
          .iconSize, .smallIcon,
          .iconPixels, .barAboveKeyboard, .opaqueBar,
        ],
      ],
      and: [
        // MARK: How many?
        GuideRule(.neededTabs, .info, "Best practices"),
        // MARK: What is a tab?
        GuideRule(
          .peerTabs, .warning, "",
          note: "The text speaks of the top-level sections of an app; a part of another section is none.",
          evidence: .derived),
        GuideRule(
          .oneView, .info, .advice("Apple's guidelines of 2022 and 2023"),
          note: "The text no longer says that all panes are in the same view."),
        GuideRule(
          .barInBar, .warning, "", note: "The text has the bar for the top-level sections of an app."),
        GuideRule(
          .modalBar, .info, .advice("SAP's Mobile Development Kit"),
          note: "The text speaks of a modal view that covers the bar, and says nothing of a bar in one."),
        GuideRule(
          .macBar, .info, "Platform considerations",
          // Tab views: at most six tabs.
          limits: [.tabViewTabs: 6],
          note: """
            The text no longer says that macOS has no tab bar, only that there is nothing to add for it. The system \
            still has none.
            """,
          evidence: .observed),
        // MARK: What do I call it?
        GuideRule(
          .titleCut, .warning, "Best practices",
          note:
            "The text asks for single words wherever possible; that a longer title is cut follows from its width."
        ),
        GuideRule(
          .wordyTitle, .warning, "Best practices",
          // A single word wherever possible; Apple's own titles of the year have up to two.
          limits: [.titleWords: 2],
          note:
            "The text asks for a single word wherever possible. Two are let pass, as Apple's own titles have."
        ),
        GuideRule(
          .missingTitle, .warning, "Best practices", on: [.visionOS: "visionOS"], asks: true,
          questions: .info,
          note: """
            The text speaks of titles as something that each tab has, and demands them for Apple Vision Pro only. A \
            tab that has neither a title nor an icon is found; whether people know an icon without a word is asked.
            """),
        // MARK: Which icon?
        // MARK: What goes into a badge?
        // MARK: Where is the bar, and when does it go away?
        GuideRule(.barOnTop, .info, "iPadOS"),
        GuideRule(
          .oneSearchTab, .warning, .text("Apple's documentation of the search role, iOS 18"),
          note: "The system uses the first such tab."),
        // MARK: What if a section has nothing to show?
        GuideRule(.disabledTab, .error, "Best practices"),
        GuideRule(
          .wayForward, .info, .advice("Apple's guidelines of 2022 and 2023"),
          note: "The example of a tab with suggestions is gone from this text."),
        // MARK: What about iPad?
        GuideRule(
          .affectsOtherPane, .info, .advice("Apple's guidelines of 2022 and 2023"),
          note: "The text no longer speaks of views beside the bar's own."),
        GuideRule(
          .defaultTabs, .info, .advice("Apple's guidelines of December 2025"),
          // Five or fewer to start with: HIG, December 2025.
          limits: [.defaultTabs: 5],
          note: "The text asks to let people change the bar, and gives no number."),
        GuideRule(
          .sidebar, .info, "iPadOS",
          // Five: as many tabs as a bar that people can change should start with (HIG, December 2025).
          limits: [.tabsWithoutSidebar: 5],
          note: """
            The text turns the advice round: a bar comes first, and it may turn into a sidebar. It gives no \
            number of tabs.
            """),
        GuideRule(
          .crowdedTabs, .warning, .accessibility,
          // Accessibility, as of 2025: 44 pt by default, 28 pt at least.
          limits: [.itemWidth: 44, .leastItemWidth: 28],
          note: "The text says nothing of tapping."),
        // MARK: What about Apple TV?
        GuideRule(
          .fadedTabs, .info, "tvOS",
          note: "The text describes what fades, and no longer warns of cutting."),
        // MARK: Does it hold everywhere?
      ]))
}
