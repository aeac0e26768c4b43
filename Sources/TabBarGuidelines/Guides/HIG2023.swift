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
      and: [
        // MARK: How many?
        GuideRule(
          .tooManyTabs, .warning, "Best practices",
          // June 2023: five on iPhone; six on iPad, Apple TV and Vision Pro.
          limits: [.compactTabs: 5, .regularTabs: 6]),
        // MARK: What is a tab?
        // MARK: What do I call it?
        GuideRule(
          .wordyTitle, .warning, "Best practices",
          // One word or a very short phrase; Apple's own titles of the year have two words.
          limits: [.titleWords: 2],
          note: "The text asks for one word or a very short phrase. Two words are taken for one."),
        GuideRule(
          .homeTitle, .warning, "Best practices",
          note: "The text no longer calls Home too large in scope, but asks to consider avoiding it."),
        // MARK: Which icon?
        GuideRule(.missingIcon, .warning, "visionOS"),
        // MARK: What goes into a badge?
        // MARK: Where is the bar, and when does it go away?
        GuideRule(
          .barPosition, .error, "",
          note: """
            The sections on tvOS and visionOS fix the place for Apple TV and Apple Vision Pro. For iPhone and iPad \
            the bottom edge is where their systems have the bar.
            """,
          evidence: .observed),
        // MARK: What if a section has nothing to show?
        // MARK: What about iPad?
        // MARK: What about Apple TV?
        // MARK: Does it hold everywhere?
      ]))
}
