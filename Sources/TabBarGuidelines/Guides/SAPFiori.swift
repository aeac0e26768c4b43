import TabBarCore

extension Guide {
  /// SAP's guidelines for its apps on iPhone and iPad.
  public static let sapFiori = Guide(
    id: "sap-fiori",
    name: "SAP Fiori",
    source: "SAP, SAP Fiori for iOS Design Guidelines, Tab Bar, 5 December 2023",
    summary: "Five items in compact, six in regular width; 25 characters; all labelled or none. Not Apple's.",
    versions: [.iOS: 17, .iPadOS: 17],
    rules: sapFioriRules,
    stances: [
      Stance(.moreTab, "yes, above the number, but sparingly", .moreTab),
      Stance(.labels, "all or none; alone only a symbol that everyone knows", .mixedLabels),
      Stance(.filledIcons, "only that of the active tab"),
      Stance(.badgeForm, "a dot, with a number if there is one"),
      Stance(.unavailable, "do not take it out; explain if necessary"),
      Stance(.sidebar, "consider a sidebar instead of a tab bar"),
    ])

  private static let sapFioriRules: [GuideRule] = GuideRule.list(
    on: "SAP Fiori for iOS, 5 December 2023, Tab Bar",
    [
      // MARK: How many?
      GuideRule(
        .tooManyTabs, .error, "",
        // Said twice: in the list of rules and under Adaptive Design.
        limits: [.compactItems: 5, .regularItems: 6],
        note: """
          The text forbids more than five or six items and asks for a More tab above them. Both hold when \
          items are what the bar shows, More included.
          """),
      GuideRule(
        .moreTab, .info, "More Tab",
        note: "The text gives the More tab as the remedy for too many tabs, and asks to use it sparingly."),
      // MARK: What is a tab?
      GuideRule(.actionTab, .error, ""),
      GuideRule(.peerTabs, .warning, ""),
      GuideRule(.oneView, .warning, ""),
      GuideRule(.selectingOpens, .error, "Behavior and Interaction"),
      GuideRule(.selectionHaptics, .info, "Haptic Feedback for Tab Selection"),
      GuideRule(.arrivalHaptics, .info, "Haptic Feedback for Notifications"),
      GuideRule(
        .hapticsAlone, .info, "More Tab",
        note: "The text lists when nothing is felt; that something else has to tell then follows."),
      // MARK: What do I call it?
      GuideRule(
        .titleCut, .warning, "Tab Label",
        note: "The text asks for short labels; whether one is cut follows from its width and the room."),
      GuideRule(
        .titleTightened, .info, "Tab Label",
        note: "The text asks for short labels, and says nothing about letters that move closer."),
      GuideRule(
        .wordyTitle, .info, "Tab Label",
        // Its 25 characters hold four or five words of English; concise is less than that.
        limits: [.titleWords: 3],
        note: "The text asks for a short and concise label, and gives characters, no words.",
        evidence: .derived),
      GuideRule(
        .longTitle, .error, "",
        // 25 characters, spaces included: in the list of rules.
        limits: [.titleCharacters: 25]),
      GuideRule(
        .vagueTitle, .info, .advice("Apple's tvOS guidelines of 2019"),
        note: "The text asks for concrete nouns or verbs, and has no list of words that are not."),
      GuideRule(
        .categoryNoun, .info, "", asks: true,
        note: "The text asks for concrete nouns or verbs; an adjective is neither."),
      GuideRule(.understandableTitle, .info, "Tab Label"),
      GuideRule(
        .duplicateTitles, .warning, "Tab Label",
        note: "The text asks for labels that represent the tab's content; two that are the same cannot."),
      GuideRule(
        .untranslatedTitle, .info, .advice("common practice"),
        note: "The text asks for labels that people understand; in each language they do so by a translation."
      ),
      GuideRule(.mixedLabels, .error, ""),
      // MARK: Which icon?
      GuideRule(
        .missingIcon, .info, "", limits: [.titleTabs: 0],
        note: "The text says that tabs usually have both, a label and an icon."),
      GuideRule(
        .unknownSymbol, .info, .symbolList,
        note: """
          The text speaks of icons, whatever draws them. A name that the list of SF Symbols 5.1 does not have may be newer than the list, and is \
          therefore asked about and never called wrong.
          """),
      GuideRule(
        .newerSymbol, .warning, .symbolList,
        note:
          "The text does not say where icons come from; a symbol that a system lacks is not drawn there. It is no error, as the app may bring another picture for older systems."
      ),
      GuideRule(.unfamiliarIcon, .warning, ""),
      GuideRule(.iconMeaning, .info, "Tab Icon"),
      GuideRule(
        .sameIcon, .warning, "Tab Icon",
        note: "The text has icons that represent what a tab holds; one icon cannot for two."),
      GuideRule(.stateIcon, .error, "Active Tab"),
      // MARK: What goes into a badge?
      GuideRule(
        .badgeForm, .info, "Notification Badge",
        note: "The text has a badge with the number of notifications or with none, and no words."),
      GuideRule(
        .zeroBadge, .warning, "Notification Badge",
        note: "The text has a badge where there is an active notification; a zero says that there is none."),
      GuideRule(.badgeMeaning, .info, "Notification Badge"),
      GuideRule(.badgeTextColor, .info, "Notification Badge"),
      // MARK: Where is the bar, and when does it go away?
      GuideRule(.barPosition, .error, ""),
      GuideRule(
        .alwaysVisibleBar, .warning, "Tab Bar Container",
        note: "The text says always; that the bar hides behind a keyboard is its one exception."),
      GuideRule(.barAboveKeyboard, .error, "Adaptive Design"),
      GuideRule(.fixedBar, .warning, "Behavior and Interaction"),
      GuideRule(
        .opaqueBar, .info, "Adaptive Design", note: "The text describes what the bar is by default.",
        evidence: .observed),
      GuideRule(
        .colorOnly, .warning, "Active Tab",
        note: "The text asks for the tint and the filled icon together, so that colour is not the only sign."),
      GuideRule(.activeTint, .warning, "Active Tab"),
      // MARK: What if a section has nothing to show?
      GuideRule(.removedTab, .error, ""),
      GuideRule(
        .unexplainedTab, .warning, "",
        note: "The text asks for it if it is necessary; where nothing is shown it always is."),
      // MARK: What about iPad?
      GuideRule(
        .sidebar, .info, "Adaptive Design",
        // Five: the same number as in Apple's guides, since the text gives none for this.
        limits: [.tabsWithoutSidebar: 5],
        note: "The text suggests a sidebar instead of a bar on iPad, and gives no number of tabs for it."),
      // MARK: What about Apple TV?
    ])
}
