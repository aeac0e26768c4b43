import TabBarCore

extension Guide {
  /// Apple's guidelines of 2022: the last ones with a least and a greatest number of tabs for the iPhone.
  public static let hig2022 = Guide(
    id: "hig-2022",
    name: "HIG 2022",
    source: "Apple, Human Interface Guidelines, Tab bars, December 2022",
    summary: "Three to five tabs on iPhone, a few more on iPad; avoid More; name tabs by their content.",
    versions: [.iOS: 16, .iPadOS: 16, .tvOS: 16],
    rules: [
      GuideRule(
        .tooManyTabs, .warning, source: "HIG 2022, Tab bars, Best practices",
        // "Three to five" on iPhone: HIG, December 2022. Six elsewhere: HIG, June 2023.
        limits: [.compactTabs: 5, .regularTabs: 6],
        note: """
          For iPad and Apple TV the text of 2022 says only that there may be a few more. Six is the number \
          that the text of June 2023 gives.
          """),
      GuideRule(
        .tooFewTabs, .info, source: "HIG 2022, Tab bars, Best practices",
        // "Three to five" on iPhone: HIG, December 2022.
        limits: [.fewestTabs: 3]),
      GuideRule(.moreTab, .warning, source: "HIG 2022, Tab bars, iOS, iPadOS"),
      GuideRule(.actionTab, .error, source: "HIG 2022, Tab bars, Best practices"),
      GuideRule(
        .titleCut, .warning, source: "HIG 2022, Tab bars, Best practices",
        note: "The text asks for titles that are not cut; whether one is follows from its width and the room."
      ),
      GuideRule(
        .vagueTitle, .info, source: "HIG 2022, Tab bars, Best practices",
        note: "The text asks for concrete words; the vague ones are listed in Apple's text for tvOS of 2019."),
      GuideRule(.homeTitle, .warning, source: "HIG 2022, Tab bars, Best practices"),
      GuideRule(
        .ownMoreTab, .warning, source: "HIG 2022, Tab bars, iOS, iPadOS",
        note: """
          The text keeps the name for the system's tab. That it says too little comes from Apple's text for \
          tvOS of 2019.
          """),
      GuideRule(
        .duplicateTitles, .warning, source: "HIG 2022, Tab bars, Best practices",
        note: "The text asks for titles that tell what people find; two that are the same cannot."),
      GuideRule(
        .missingTitle, .warning, source: "HIG 2022, Tab bars, Best practices",
        note: """
          The text says titles or icons, and later ones ask for titles on every tab. Tabs whose symbols \
          everyone knows are therefore left to a person.
          """),
      GuideRule(
        .unfamiliarIcon, .warning, source: "HIG 2022, Tab bars, tvOS",
        note: "Said of tvOS; it holds wherever a symbol stands alone."),
      GuideRule(.badgeForm, .warning, source: "HIG 2022, Tab bars, iOS, iPadOS"),
      GuideRule(
        .dotBadge, .info, source: "HIG 2022, Tab bars, iOS, iPadOS",
        note: "The text describes badges with a number or an exclamation mark and mentions no dot."),
      GuideRule(
        .longBadge, .warning, source: "HIG 2022, Tab bars, iOS, iPadOS",
        // 99+ is where eBay, Ant Design and HarmonyOS cap; Trimble allows three characters.
        limits: [.badgeCharacters: 3],
        note: "The text asks for unobtrusive badges; three characters are where other guidelines cap them."),
      GuideRule(
        .sameTabsEverywhere, .warning, source: "HIG 2022, Tab bars, iOS, iPadOS",
        note: """
          The text asks to keep small the number of cases in which tabs are hidden. That both orientations \
          should show the same ones was written for iPad in 2013.
          """),
    ])
}
