import TabBarCore

extension Guide {
  /// Apple's guidelines of 2022: the last ones with a least and a greatest number of tabs for the iPhone.
  public static let hig2022 = Guide(
    id: "hig-2022",
    name: "HIG 2022",
    source: "Apple, Human Interface Guidelines, Tab bars, December 2022",
    summary: "Three to five tabs on iPhone, a few more on iPad; avoid More; name tabs by their content.",
    versions: [.iOS: 16, .iPadOS: 16, .tvOS: 16, .macOS: 13, .watchOS: 9],
    rules: hig2022Rules,
    stances: [
      Stance(.labels, "titles or icons, and short titles with them", .missingTitle),
      Stance(.filledIcons, "all of them, in the bar", section: "Best practices"),
      Stance(.badgeForm, "a number or an exclamation mark", .badgeForm),
      Stance(.titleLength, "short enough not to be cut", .titleCut),
      Stance(.unavailable, "keep it visible; explain if necessary"),
      Stance(.sidebar, "consider a sidebar instead of a tab bar"),
    ])

  private static let hig2022Rules: [GuideRule] = GuideRule.list(
    on: "HIG 2022, Tab bars",
    [
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
      GuideRule(
        .peerTabs, .warning, "",
        note: "The text calls the panes mutually exclusive; a section and a part of it are not."),
      GuideRule(.oneView, .warning, ""),
      GuideRule(
        .selectingOpens, .error, "Best practices",
        note: "The text lets tabs do nothing but navigate; what opens over a section does not."),
      GuideRule(.keepsState, .warning, ""),
      GuideRule(
        .barInBar, .info, "",
        note: "The text does not say where the bar is; those of 2013 and of tvOS in 2019 do.",
        evidence: .convention),
      GuideRule(
        .modalBar, .info, "Best practices",
        note: """
          The text mentions a bar within a modal view and does not advise against it. SAP's development kit \
          for mobile apps forbids it.
          """),
      GuideRule(
        .ownBar, .info, "",
        note: """
          The text describes the system's bar only. The demands on an app's own bar are from \
          Apple's session 261 at WWDC 2019; that bars live in a controller was said in 2013.
          """),
      GuideRule(.watchBar, .error, "Platform considerations"),
      GuideRule(
        .macBar, .warning, "Platform considerations",
        // Tab views: at most six tabs.
        limits: [.tabViewTabs: 6], note: "The number is that of Apple's page on tab views."),
      // MARK: What do I call it?
      GuideRule(
        .titleCut, .warning, "Best practices",
        note: "The text asks for titles that are not cut; whether one is follows from its width and the room."
      ),
      GuideRule(
        .wordyTitle, .info, "Best practices",
        // The text's own examples have two words, TV Shows and Watch Now; one more is given the benefit.
        limits: [.titleWords: 3],
        note: "The text asks for short titles and short verb phrases, and gives no number of words."),
      GuideRule(
        .vagueTitle, .info, "Best practices",
        note: "The text asks for concrete words; the vague ones are listed in Apple's text for tvOS of 2019."),
      GuideRule(.categoryNoun, .info, "Best practices"),
      GuideRule(.homeTitle, .warning, "Best practices"),
      GuideRule(
        .ownMoreTab, .warning, "iOS, iPadOS",
        note: """
          The text keeps the name for the system's tab. That it says too little comes from Apple's text for \
          tvOS of 2019.
          """),
      GuideRule(
        .overloadedTitle, .info, "Best practices",
        note:
          "The text warns of too much in one tab; a title that joins things is only a sign of that."
      ),
      GuideRule(
        .understandableTitle, .info, "Best practices",
        note: "The text asks for titles that clearly describe what people find."),
      GuideRule(
        .duplicateTitles, .warning, "Best practices",
        note: "The text asks for titles that tell what people find; two that are the same cannot."),
      GuideRule(
        .untranslatedTitle, .info, "Best practices",
        note: "The text asks for titles that describe; that they do so in each language is common practice."),
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
        note: "Said of tvOS; it holds wherever a symbol is alone."),
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
        .zeroBadge, .warning, "iOS, iPadOS",
        note: "The text has badges that say that there is new information; a zero says that there is none."),
      GuideRule(
        .dotBadge, .info, "iOS, iPadOS",
        note: "The text describes badges with a number or an exclamation mark and mentions no dot."),
      GuideRule(
        .longBadge, .warning, "iOS, iPadOS",
        // 99+ is where eBay, Ant Design and HarmonyOS cap; Trimble allows three characters.
        limits: [.badgeCharacters: 3],
        note: "The text asks for unobtrusive badges; three characters are where other guidelines cap them."),
      GuideRule(
        .manyBadges, .info, "iOS, iPadOS",
        note:
          "The text asks to badge unobtrusively; more than half of the tabs is where badges stop standing out."
      ),
      GuideRule(.badgeMeaning, .info, "iOS, iPadOS"),
      // MARK: Where is the bar, and when does it go away?
      GuideRule(
        .barPosition, .error, "",
        note: """
          The section on tvOS fixes the place for Apple TV. For iPhone and iPad the text only speaks of content that \
          scrolls under the bar; the bottom edge is where their systems have it.
          """,
        evidence: .observed),
      GuideRule(.hiddenBar, .warning, "Best practices"),
      GuideRule(.barAboveKeyboard, .error, "iOS, iPadOS"),
      GuideRule(
        .scrollingBar, .warning, "Best practices",
        note: """
          The text asks for a bar that is visible wherever people go. That it stays while content scrolls is what \
          the system does.
          """),
      GuideRule(.opaqueBar, .info, "iOS, iPadOS"),
      GuideRule(
        .barHeight, .info, "iOS, iPadOS",
        note: "The text knows a regular and a compact bar; their heights are measured on the systems."),
      GuideRule(
        .colorOnly, .warning, "",
        note: """
          The text asks for a bar that shows where people are. That a colour alone does not is common advice on \
          accessibility, and SAP's rule.
          """,
        evidence: .convention),
      // MARK: What if a section has nothing to show?
      GuideRule(.removedTab, .error, "Best practices"),
      GuideRule(
        .disabledTab, .error, "Best practices",
        note: """
          The text implies it: tabs that are enabled in some cases only make an app look unstable. Those \
          before and after say it outright.
          """),
      GuideRule(
        .unexplainedTab, .warning, "Best practices",
        note: "The text asks for it when it is necessary; where nothing is shown it always is."),
      GuideRule(
        .wayForward, .info, "Best practices",
        note: "The text gives it as an example: a tab that offers suggestions for what to download."),
      // MARK: What about iPad?
      GuideRule(.affectsOtherPane, .error, "iOS, iPadOS"),
      GuideRule(
        .sidebar, .info, "iOS, iPadOS",
        // Five: as many tabs as later texts give a bar to start with; six is where a bar of an iPad ends.
        limits: [.tabsWithoutSidebar: 5],
        note: "The text suggests a sidebar instead of a bar, and gives no number of tabs."),
      GuideRule(
        .crowdedTabs, .warning, "Best practices",
        // Accessibility, as of 2025: 44 pt by default, 28 pt at least.
        limits: [.itemWidth: 44, .leastItemWidth: 28],
        note: """
          The text asks for few tabs to avoid crowding; that it makes tapping hard was said in 2013. The \
          numbers are those of Apple's page on accessibility.
          """),
      GuideRule(
        .tinyTabs, .error, "Best practices",
        // Accessibility, as of 2025: 28 pt at least.
        limits: [.leastItemWidth: 28], note: "The number is that of Apple's page on accessibility."),
      // MARK: What about Apple TV?
      GuideRule(.televisionBar, .error, "tvOS"),
      GuideRule(.scrollsAway, .info, "tvOS"),
      GuideRule(.pinnedBar, .warning, "tvOS"),
      GuideRule(.menuButton, .error, "tvOS"),
      GuideRule(.liveOrder, .warning, "tvOS"),
      GuideRule(
        .largeLogo, .warning, "tvOS",
        // "Maximum width 200 pt, maximum height 68 pt": HIG 2022, Tab bars, tvOS.
        limits: [.logoWidth: 200, .logoHeight: 68]),
      GuideRule(
        .droppedTabs, .warning, "tvOS",
        note: """
          The text gives no number; seven is what the system was seen to show in 2019. No error: Apple's own TV app \
          is said to have had eight.
          """),
      GuideRule(
        .fadedTabs, .warning, "tvOS",
        note: "The text says what fades; whether it does follows from the widths of the titles, an estimate."),
      // MARK: Does it hold everywhere?
      GuideRule(
        .sameTabsEverywhere, .warning, "iOS, iPadOS",
        note: """
          The text asks to keep small the number of cases in which tabs are hidden. That both orientations \
          should show the same ones was written for iPad in 2013.
          """),
    ])
}
