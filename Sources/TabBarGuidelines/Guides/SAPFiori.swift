import TabBarCore

extension Guide {
  /// SAP's guidelines for its apps on iPhone and iPad.
  public static let sapFiori = Guide(
    id: "sap-fiori",
    name: "SAP Fiori",
    source: "SAP, SAP Fiori for iOS Design Guidelines, Tab Bar, 5 December 2023",
    summary: "Five items in compact, six in regular width; 25 characters; all labelled or none. Not Apple's.",
    versions: [.iOS: 17, .iPadOS: 17],
    rules: [
      GuideRule(
        .tooManyTabs, .error, source: "SAP Fiori for iOS, Tab Bar, 5 December 2023",
        // Said twice: in the list of rules and under Adaptive Design.
        limits: [.compactItems: 5, .regularItems: 6],
        note: """
          The text forbids more than five or six items and asks for a More tab above them. Both hold when \
          items are what the bar shows, More included.
          """),
      GuideRule(
        .moreTab, .info, source: "SAP Fiori for iOS, Tab Bar, More Tab, 5 December 2023",
        note: "The text gives the More tab as the remedy for too many tabs, and asks to use it sparingly."),
      GuideRule(.actionTab, .error, source: "SAP Fiori for iOS, Tab Bar, 5 December 2023"),
      GuideRule(
        .titleCut, .warning, source: "SAP Fiori for iOS, Tab Bar, Tab Label, 5 December 2023",
        note: "The text asks for short labels; whether one is cut follows from its width and the room."),
      GuideRule(
        .longTitle, .error, source: "SAP Fiori for iOS, Tab Bar, 5 December 2023",
        // 25 characters, spaces included: in the list of rules.
        limits: [.titleCharacters: 25]),
      GuideRule(
        .duplicateTitles, .warning, source: "SAP Fiori for iOS, Tab Bar, Tab Label, 5 December 2023",
        note: "The text asks for labels that represent the tab's content; two that are the same cannot."),
      GuideRule(.mixedLabels, .error, source: "SAP Fiori for iOS, Tab Bar, 5 December 2023"),
      GuideRule(.unfamiliarIcon, .warning, source: "SAP Fiori for iOS, Tab Bar, 5 December 2023"),
    ])
}
