import TabBarCore

extension Guide {
  /// SAP's guidelines for its apps on iPhone and iPad.
  public static let sapFiori = Guide(
    id: "sap-fiori",
    name: "SAP Fiori",
    source: "SAP, SAP Fiori for iOS Design Guidelines, Tab Bar, 5 December 2023",
    page: "SAP Fiori for iOS, 5 December 2023, Tab Bar",
    summary: "Five items in compact, six in regular width; 25 characters; all labelled or none. Not Apple's.",
    versions: [.iOS: 17, .iPadOS: 17],
    rules: [
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
      // MARK: What do I call it?
      GuideRule(
        .titleCut, .warning, "Tab Label",
        note: "The text asks for short labels; whether one is cut follows from its width and the room."),
      GuideRule(
        .longTitle, .error, "",
        // 25 characters, spaces included: in the list of rules.
        limits: [.titleCharacters: 25]),
      GuideRule(
        .duplicateTitles, .warning, "Tab Label",
        note: "The text asks for labels that represent the tab's content; two that are the same cannot."),
      GuideRule(.mixedLabels, .error, ""),
      // MARK: Which icon?
      GuideRule(
        .unknownSymbol, .info, "Tab Icon",
        note: """
          The text speaks of icons, whatever draws them. A name that the list of SF Symbols 5.1 does not have may be newer than the list, and is \
          therefore asked about and never called wrong.
          """),
      GuideRule(
        .newerSymbol, .warning, "Tab Icon",
        note:
          "The text does not say where icons come from; a symbol that a system lacks is not drawn there. It is no error, as the app may bring another picture for older systems."
      ),
      GuideRule(.unfamiliarIcon, .warning, ""),
      GuideRule(.iconMeaning, .info, "Tab Icon"),
      GuideRule(.stateIcon, .error, "Active Tab"),
      GuideRule(
        .colorAlone, .warning, "Active Tab",
        note: "The text asks for the tint and the filled icon together, so that colour is not the only sign."),
      // MARK: What goes into a badge?
      // MARK: Where is the bar, and when does it go away?
      // MARK: What if a section has nothing to show?
      // MARK: What about iPad?
      // MARK: What about Apple TV?
    ])
}
