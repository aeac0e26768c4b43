import TabBarCore

extension Guide {
  /// Apple's guidelines from August 2024 to the middle of 2025: no number any more, and iPad's bar on top.
  public static let hig2024 = Guide(
    id: "hig-2024",
    name: "HIG 2024",
    source: "Apple, Human Interface Guidelines, Tab bars, August 2024",
    page: "HIG 2024, Tab bars",
    summary: "No number of tabs, only to weigh each; on iPad a bar on top rather than a sidebar alone.",
    versions: [.iOS: 18, .iPadOS: 18, .tvOS: 18, .visionOS: 2, .macOS: 15, .watchOS: 11],
    rules: hig2023.rules(
      without: [.tooManyTabs, .sidebarIcon],
      and: [
        // MARK: How many?
        // MARK: What is a tab?
        // MARK: What do I call it?
        GuideRule(
          .homeTitle, .info, "Best practices",
          note: "The advice against Home is gone from this text; Apple's own TV app has a Home tab.")
        // MARK: Which icon?
        // MARK: What goes into a badge?
        // MARK: Where is the bar, and when does it go away?
        // MARK: What if a section has nothing to show?
        // MARK: What about iPad?
        // MARK: What about Apple TV?
        // MARK: Does it hold everywhere?
      ]))
}
