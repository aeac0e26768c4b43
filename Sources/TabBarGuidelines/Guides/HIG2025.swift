import TabBarCore

extension Guide {
  /// Apple's guidelines of December 2025: bars of glass, a label on every tab, badges for what is critical.
  public static let hig2025 = Guide(
    id: "hig-2025",
    name: "HIG 2025",
    source: "Apple, Human Interface Guidelines, Tab bars, December 2025",
    summary: "A label on every tab, no overflow at all, badges only for what is critical.",
    versions: [.iOS: 26, .iPadOS: 26, .tvOS: 26, .visionOS: 26, .macOS: 26, .watchOS: 26],
    rules: hig2025Rules,
    stances: hig2024.stances + [
      Stance(.moreTab, "no", .moreTab),
      Stance(.labels, "yes, every one", .missingTitle),
      Stance(.badgeForm, "a number or an exclamation mark, for what is critical only", .badgeForm),
    ])

  private static let hig2025Rules: [GuideRule] = GuideRule.list(
    on: "HIG 2025, Tab bars",
    hig2024.rules(
      // The table of sizes gave way to templates; the logo and the icons of tvOS are no longer spoken of.
      without: [.largeLogo, .iconSizes, .iconSize, .smallIcon, .unfamiliarIcon],
      moved: ["Best practices": [.unknownSymbol, .newerSymbol, .filledIcon, .mixedIcons]],
      and: [
        // MARK: How many?
        // MARK: What is a tab?
        // MARK: What do I call it?
        GuideRule(
          .missingTitle, .warning, "Best practices", on: [.visionOS: "visionOS"],
          // A label on every tab.
          limits: [.symbolTabs: 0],
          note: "The text asks for a label on every tab; search that the system sets apart has none."),
        // MARK: Which icon?
        GuideRule(
          .missingIcon, .warning, "Best practices", on: [.visionOS: "visionOS"], questions: .info,
          limits: [.titleTabs: 0],
          note: "On iPhone the text has labels beneath or beside icons, so that tabs have both.",
          evidence: .derived),
        GuideRule(
          .bitmapIcon, .info, "Best practices",
          note: "The text no longer has a table of sizes for bitmaps and points to templates."),
        GuideRule(
          .iconPixels, .warning, .text("arithmetic: pixels are points times the scale"),
          note: "The table of sizes is gone, and the arithmetic holds without it."),
        // MARK: What goes into a badge?
        GuideRule(
          .manyBadges, .warning, "Best practices",
          note: "The text reserves badges for critical information, which is not in most sections at once."),
        GuideRule(
          .badgeMeaning, .warning, "Best practices",
          note: "The text reserves badges for critical information."),
        // MARK: Where is the bar, and when does it go away?
        GuideRule(
          .barPosition, .error, "iOS", on: [.iPadOS: .bottomEdge, .tvOS: "tvOS", .visionOS: "visionOS"],
          note: "On iPad the text has the bar at the top, which bar-on-top judges."),
        GuideRule(
          .barAboveKeyboard, .error, .observed("the keyboard covers the bar"),
          note: "The text no longer mentions the keyboard."),
        GuideRule(
          .opaqueBar, .info, "iOS",
          note: "A background of the app's own takes away the glass that the text describes."),
        GuideRule(.labelContrast, .warning, "Best practices"),
        GuideRule(
          .searchPlace, .info, "iOS", note: "The text describes the place rather than asks for it."),
        GuideRule(
          .prominentTab, .warning, .text("Apple's documentation of iOS 27, and an engineer in its forums")),
        // MARK: What if a section has nothing to show?
        // MARK: What about iPad?
        GuideRule(
          .defaultTabs, .warning, "iPadOS",
          // Five or fewer to start with.
          limits: [.defaultTabs: 5]),
        // MARK: What about Apple TV?
        // MARK: Does it hold everywhere?
      ]))
}
