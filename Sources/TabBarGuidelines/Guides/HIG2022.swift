import TabBarCore

extension Guide {
  /// Apple's guidelines of 2022: the last ones with a least and a greatest number of tabs for the iPhone.
  public static let hig2022 = Guide(
    id: "hig-2022",
    name: "HIG 2022",
    source: "Apple, Human Interface Guidelines, Tab bars, December 2022",
    page: "HIG 2022, Tab bars",
    summary: "Three to five tabs on iPhone, a few more on iPad; avoid More; name tabs by their content.",
    versions: [.iOS: 16, .iPadOS: 16, .tvOS: 16, .macOS: 13, .watchOS: 9],
    rules: [
      // MARK: How many?
      GuideRule(
        .tooManyTabs, .warning, "Best practices",
        // "Three to five" on iPhone: HIG, December 2022. Six elsewhere: HIG, June 2023.
        limits: [.compactTabs: 5, .regularTabs: 6],
        note: """
          For iPad and Apple TV the text of 2022 says only that there may be a few more. Six is the number \
          that the text of June 2023 gives.
          """),
      GuideRule(
        .tooFewTabs, .info, "Best practices",
        // "Three to five" on iPhone: HIG, December 2022.
        limits: [.fewestTabs: 3]),
      GuideRule(.moreTab, .warning, "iOS, iPadOS"),
      // MARK: What is a tab?
      GuideRule(.actionTab, .error, "Best practices"),
      // MARK: What do I call it?
      GuideRule(
        .titleCut, .warning, "Best practices",
        note: "The text asks for titles that are not cut; whether one is follows from its width and the room."
      ),
      GuideRule(
        .vagueTitle, .info, "Best practices",
        note: "The text asks for concrete words; the vague ones are listed in Apple's text for tvOS of 2019."),
      GuideRule(.homeTitle, .warning, "Best practices"),
      GuideRule(
        .ownMoreTab, .warning, "iOS, iPadOS",
        note: """
          The text keeps the name for the system's tab. That it says too little comes from Apple's text for \
          tvOS of 2019.
          """),
      GuideRule(
        .duplicateTitles, .warning, "Best practices",
        note: "The text asks for titles that tell what people find; two that are the same cannot."),
      GuideRule(
        .missingTitle, .warning, "Best practices",
        note: """
          The text says titles or icons, and later ones ask for titles on every tab. Tabs whose symbols \
          everyone knows are therefore left to a person.
          """),
      // MARK: Which icon?
      GuideRule(
        .unknownSymbol, .info, "iOS, iPadOS",
        note: """
          The text prefers SF Symbols. A name that the list of SF Symbols 5.1 does not have may be newer than the list, and is \
          therefore asked about and never called wrong.
          """),
      GuideRule(
        .newerSymbol, .warning, "iOS, iPadOS",
        note:
          "The text prefers SF Symbols; one that a system lacks is not drawn there. It is no error, as the app may bring another picture for older systems."
      ),
      GuideRule(
        .restrictedSymbol, .warning, "iOS, iPadOS",
        note: "The text leads to SF Symbols, whose terms name the use that each of these symbols is kept for."
      ),
      GuideRule(
        .unfamiliarIcon, .warning, "tvOS",
        note: "Said of tvOS; it holds wherever a symbol stands alone."),
      GuideRule(
        .iconMeaning, .info, "tvOS",
        note:
          "The text asks for familiar symbols; that they represent the tab's content is said by SAP's guideline."
      ),
      GuideRule(
        .filledIcon, .info, "iOS, iPadOS",
        note: "The text prefers filled icons; since the system fills symbols by itself, little depends on it."
      ),
      GuideRule(
        .mixedIcons, .warning, "iOS, iPadOS",
        note: "The text prefers filled icons for the sake of consistency, which a mixture has not."),
      GuideRule(.sidebarIcon, .info, "iOS, iPadOS"),
      GuideRule(.bitmapIcon, .info, "iOS, iPadOS"),
      GuideRule(.iconSizes, .warning, "iOS, iPadOS"),
      GuideRule(.iconSize, .warning, "iOS, iPadOS"),
      GuideRule(
        .smallIcon, .info, "iOS, iPadOS", note: "The text gives targets; a smaller icon costs no room."),
      GuideRule(
        .iconPixels, .warning, "iOS, iPadOS",
        note: "The text gives points and pixels; one follows from the other."),
      // MARK: What goes into a badge?
      GuideRule(.badgeForm, .warning, "iOS, iPadOS"),
      GuideRule(
        .dotBadge, .info, "iOS, iPadOS",
        note: "The text describes badges with a number or an exclamation mark and mentions no dot."),
      GuideRule(
        .longBadge, .warning, "iOS, iPadOS",
        // 99+ is where eBay, Ant Design and HarmonyOS cap; Trimble allows three characters.
        limits: [.badgeCharacters: 3],
        note: "The text asks for unobtrusive badges; three characters are where other guidelines cap them."),
      // MARK: Where is the bar, and when does it go away?
      // MARK: What if a section has nothing to show?
      // MARK: What about iPad?
      // MARK: What about Apple TV?
      // MARK: Does it hold everywhere?
      GuideRule(
        .sameTabsEverywhere, .warning, "iOS, iPadOS",
        note: """
          The text asks to keep small the number of cases in which tabs are hidden. That both orientations \
          should show the same ones was written for iPad in 2013.
          """),
    ])
}
