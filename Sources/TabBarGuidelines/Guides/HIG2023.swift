import TabBarCore

extension Guide {
  /// Apple's guidelines of June 2023: five on iPhone, six everywhere else, in numbers for the last time.
  public static let hig2023 = Guide(
    id: "hig-2023",
    name: "HIG 2023",
    source: "Apple, Human Interface Guidelines, Tab bars, June 2023",
    summary: "At most five tabs on iPhone and six elsewhere; titles of one word or a very short phrase.",
    versions: [.iOS: 17, .iPadOS: 17, .tvOS: 17, .visionOS: 1, .macOS: 14, .watchOS: 10],
    rules: hig2023Rules,
    stances: hig2022.stances + [
      Stance(.home, "consider another word", .homeTitle),
      Stance(.titleLength, "one word or a very short phrase", .titleCut),
    ])

  private static let hig2023Rules: [GuideRule] = GuideRule.list(
    on: "HIG 2023, Tab bars",
    hig2022.rules(
      without: [.tooFewTabs, .categoryNoun],
      moved: [
        "Best practices": [.badgeForm, .zeroBadge, .dotBadge, .manyBadges, .badgeMeaning, .badgeTextColor]
      ],
      and: [
        // MARK: How many?
        GuideRule(
          .tooManyTabs, .warning, "Best practices",
          // June 2023: five on iPhone; six on iPad, Apple TV and Vision Pro.
          limits: [.compactTabs: 5, .regularTabs: 6]),
        // MARK: What is a tab?
        // MARK: What do I call it?
        GuideRule(
          .wordyTitle, .info, "Best practices",
          // One word or a very short phrase; Apple's own titles of the year have two words.
          limits: [.titleWords: 2],
          note: "The text asks to aim for one word or a very short phrase. Two words are taken for one."),
        GuideRule(
          .homeTitle, .warning, "Best practices",
          note: "The text no longer calls Home too large in scope, but asks to consider avoiding it."),
        GuideRule(
          .overloadedTitle, .info, .advice("Apple's guidelines of 2022"), asks: true,
          note: "The warning of too much in one tab is gone from this text."),
        GuideRule(
          .missingTitle, .warning, "Best practices", on: [.visionOS: "visionOS"], asks: true,
          questions: .info,
          note: """
            The text says titles or icons, and for Apple Vision Pro both. A tab that has neither is found; whether \
            people know an icon without a word is asked.
            """),
        // MARK: Which icon?
        GuideRule(
          .missingIcon, .warning, "iOS, iPadOS", on: [.visionOS: "visionOS"], questions: .info,
          note:
            "Demanded for Apple Vision Pro. Of iPhone the text speaks of icons on all tabs; a gap is asked about.",
          evidence: .derived),
        // MARK: What goes into a badge?
        // MARK: Where is the bar, and when does it go away?
        GuideRule(
          .barPosition, .error, .bottomEdge, on: [.tvOS: "tvOS", .visionOS: "visionOS"],
          note: "The sections on tvOS and visionOS fix the place for Apple TV and Apple Vision Pro."),
        // MARK: What if a section has nothing to show?
        // MARK: What about iPad?
        // MARK: What about Apple TV?
        // MARK: Does it hold everywhere?
      ]))
}
