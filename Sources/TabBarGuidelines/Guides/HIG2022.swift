import TabBarCore

extension Guide {
  /// Apple's guidelines of 2022: the last ones with a number of tabs for the iPhone.
  public static let hig2022 = Guide(
    id: "hig-2022",
    name: "HIG 2022",
    source: "Apple, Human Interface Guidelines, Tab bars, December 2022",
    summary: "Three to five tabs on iPhone, a few more on iPad; filled symbols; avoid More.",
    versions: [.iOS: 16, .iPadOS: 16],
    rules: [
      GuideRule(
        .tooManyTabs, .warning, source: "HIG 2022, Tab bars, Best practices",
        limits: [.compactTabs: 5, .regularTabs: 6])
    ])
}
