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
      Stance(.filledIcons, "all of them, in the bar", .filledIcon),
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
        // "Three to five" on iPhone: HIG, December 2022. Eight is three more, and what an iPad's bar shows.
        questions: .info, limits: [.compactTabs: 5, .askedTabs: 8],
        note: """
          For iPad and Apple TV the text says that there may be a few more if necessary, and gives no number. Up to \
          three more are taken for a few, and more are asked about.
          """),
      GuideRule(
        .tooFewTabs, .warning, "Best practices",
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
        .selectingOpens, .warning, "Best practices",
        note:
          "The text lets tabs do nothing but navigate; that a sheet over a section is no place to go to follows.",
        evidence: .derived),
      GuideRule(.keepsState, .warning, ""),
      GuideRule(
        .barInBar, .info, .advice("Apple's guidelines of 2013, and those for tvOS of 2019"),
        note: "The text does not say where the bar is."),
      GuideRule(
        .modalBar, .info, .advice("SAP's Mobile Development Kit"),
        note: "The text mentions a bar within a modal view and does not advise against it."),
      GuideRule(
        .ownBar, .info, .advice("Apple's session 261 at WWDC 2019"),
        note: "The text describes the system's bar and says nothing of others."),
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
        .titleTightened, .info, "Best practices",
        note: "The text asks for titles that are not cut, and says nothing about letters that move closer."),
      GuideRule(
        .wordyTitle, .info, "Best practices",
        // The text's own examples have two words, TV Shows and Watch Now; one more is given the benefit.
        limits: [.titleWords: 3],
        note: "The text asks for short titles and short verb phrases, and gives no number of words.",
        evidence: .derived),
      GuideRule(
        .vagueTitle, .info, .advice("Apple's tvOS guidelines of 2019"),
        note: "The text asks for a title that describes the content, and has no list of words that do not."),
      GuideRule(
        .categoryNoun, .info, "Best practices", asks: true,
        note: "The text suggests nouns for categories, and verbs for a time or a point of view."),
      GuideRule(.homeTitle, .warning, "Best practices"),
      GuideRule(
        .ownMoreTab, .warning, "iOS, iPadOS",
        note: """
          The text calls the system's tab More; that another one of that name is taken for it follows.
          """,
        evidence: .derived),
      GuideRule(
        .overloadedTitle, .info, "Best practices",
        note:
          "The text warns of too much in one tab; a title that joins things is only a sign of that."
      ),
      GuideRule(
        .understandableTitle, .warning, "Best practices", questions: .info,
        note: "The text asks for titles that describe what people find; the key of a text does not.",
        evidence: .derived),
      GuideRule(
        .duplicateTitles, .warning, "Best practices",
        note: "The text asks for titles that tell what people find; two that are the same cannot."),
      GuideRule(
        .untranslatedTitle, .info, .advice("common practice"),
        note: "The text asks for titles that describe; in each language they do so by a translation."),
      GuideRule(
        .missingTitle, .warning, "Best practices", asks: true, questions: .info,
        note: """
          The text says titles or icons. A tab that has neither is found; whether people know an icon without a word \
          is asked.
          """),
      // MARK: Which icon?
      GuideRule(
        .missingIcon, .info, "iOS, iPadOS",
        note: "The text speaks of icons on all tabs; that one without is a gap follows.", evidence: .derived),
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
        .restrictedSymbol, .warning, .symbolTerms,
        note: "The text leads to SF Symbols, whose terms name the use that each of these symbols is kept for."
      ),
      GuideRule(
        .unfamiliarIcon, .warning, "tvOS", note: "Said of Apple TV; elsewhere missing-title asks."),
      GuideRule(
        .iconMeaning, .info, .advice("SAP Fiori for iOS, 5 December 2023"), asks: true,
        note: "The text does not say that an icon represents the content of its tab."),
      GuideRule(
        .sameIcon, .info, .advice("SAP Fiori for iOS, 5 December 2023"),
        note: "The text does not say that an icon represents the content of its tab; one icon cannot for two."
      ),
      GuideRule(
        .filledIcon, .info, "iOS, iPadOS",
        note: "The text prefers filled icons; since the system fills symbols by itself, little depends on it."
      ),
      GuideRule(
        .mixedIcons, .info, "iOS, iPadOS",
        note: "The text prefers filled icons for the sake of consistency, which a mixture has not."),
      GuideRule(.sidebarIcon, .info, "iOS, iPadOS"),
      GuideRule(.bitmapIcon, .info, "iOS, iPadOS"),
      GuideRule(.iconSizes, .warning, "iOS, iPadOS"),
      GuideRule(.iconSize, .info, "iOS, iPadOS", note: "The text gives targets, no limits."),
      GuideRule(.smallIcon, .info, "iOS, iPadOS", note: "The text gives targets, no limits."),
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
        note: """
          The text describes badges with a number or an exclamation mark. A word in their place is a warning, as it \
          hides the number; a dot only says less.
          """),
      GuideRule(
        .longBadge, .info, .advice("eBay, Ant Design, HarmonyOS and Trimble"),
        // 99+ is where eBay, Ant Design and HarmonyOS cap; Trimble allows three characters.
        limits: [.badgeCharacters: 3], note: "The text gives no length."),
      GuideRule(
        .manyBadges, .info, "iOS, iPadOS",
        note:
          "The text asks to badge unobtrusively; more than half of the tabs is where badges stop standing out."
      ),
      GuideRule(
        .badgeMeaning, .info, "iOS, iPadOS",
        note: "The text has badges for new information; that a price is none follows.", evidence: .derived),
      GuideRule(.badgeTextColor, .info, "iOS, iPadOS"),
      // MARK: Where is the bar, and when does it go away?
      GuideRule(
        .barPosition, .error, .bottomEdge, on: [.tvOS: "tvOS"],
        note: """
          The section on tvOS fixes the place for Apple TV. For iPhone and iPad the text only speaks of content that \
          scrolls under the bar.
          """),
      GuideRule(.hiddenBar, .warning, "Best practices"),
      GuideRule(.barAboveKeyboard, .error, "iOS, iPadOS"),
      GuideRule(
        .scrollingBar, .warning, .observed("the system's bar while content scrolls"),
        note: "The text asks for a bar that is visible wherever people go, and says nothing of scrolling."),
      GuideRule(
        .opaqueBar, .info, "iOS, iPadOS",
        note: "The text describes what the bar is by default, and does not advise against a colour.",
        evidence: .observed),
      GuideRule(
        .barHeight, .info, .observed("the heights of the system's bar"),
        note: "The text knows a regular and a compact bar, and gives no heights."),
      GuideRule(
        .colorOnly, .info, .advice("WCAG 1.4.1, and SAP Fiori for iOS, 5 December 2023"),
        note: "The text does not say what marks the selected tab."),
      // MARK: What if a section has nothing to show?
      GuideRule(.removedTab, .error, "Best practices"),
      GuideRule(
        .disabledTab, .warning, "Best practices",
        note: """
          The text implies it: tabs that are enabled in some cases only make an app look unstable. Those \
          before and after say it outright.
          """,
        evidence: .derived),
      GuideRule(
        .unexplainedTab, .warning, "Best practices",
        note: "The text asks for it when it is necessary; where nothing is shown it always is."),
      GuideRule(
        .wayForward, .info, "Best practices",
        note: "The text gives it as an example: a tab that offers suggestions for what to download.",
        evidence: .derived),
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
        .tinyTabs, .error, .accessibility,
        // Accessibility, as of 2025: 28 pt at least.
        limits: [.leastItemWidth: 28]),
      // MARK: What about Apple TV?
      GuideRule(.televisionBar, .error, "tvOS"),
      GuideRule(.shownState, .info, "tvOS"),
      GuideRule(.scrollsAway, .info, "tvOS"),
      GuideRule(.pinnedBar, .warning, "tvOS"),
      GuideRule(.menuButton, .warning, "tvOS", note: "The text describes what the button does."),
      GuideRule(.liveOrder, .warning, "tvOS"),
      GuideRule(
        .largeLogo, .info, "tvOS",
        // "Maximum width 200 pt, maximum height 68 pt": HIG 2022, Tab bars, tvOS.
        limits: [.logoWidth: 200, .logoHeight: 68], note: "The text gives the values for guidance."),
      GuideRule(
        .droppedTabs, .warning, .observed("the bar of tvOS in 2019"),
        note: """
          The text gives no number. Apple's own TV app is said to have had eight tabs, so that an eighth one is asked \
          about.
          """),
      GuideRule(
        .fadedTabs, .warning, "tvOS",
        note: "The text says what fades; whether it does follows from the widths of the titles, an estimate."),
      // MARK: Does it hold everywhere?
      GuideRule(
        .sameTabsEverywhere, .info, .advice("Apple's guidelines of 2013, of iPad"),
        note: "The text says that the number of visible tabs may depend on size and orientation."),
    ])
}
