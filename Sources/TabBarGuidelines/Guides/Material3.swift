import TabBarCore

extension Guide {
  /// Google's guidelines for the bar at the bottom of an Android app, for a design that is made for both.
  public static let material3 = Guide(
    id: "material-3",
    name: "Material 3",
    source: "Google, Material Design 3, Navigation bar, as of 2025, with its Android documentation",
    summary: "Three to five destinations, never more; filled icons mark the active one. Not Apple's.",
    versions: [.iOS: 26, .iPadOS: 26],
    rules: material3Rules,
    stances: [
      Stance(.labels, "with three yes, with more the inactive ones may go without"),
      Stance(.filledIcons, "only that of the active tab"),
      Stance(.badgeForm, "a small dot, or a number", .longBadge),
      Stance(.titleLength, "one line that is never cut, wrapped or shrunk", .titleCut),
    ])

  private static let material3Rules: [GuideRule] = GuideRule.list(
    on: "Material 3, 2025, Navigation bar",
    [
      // MARK: How many?
      GuideRule(
        .tooManyTabs, .warning, "",
        // Three to five; Android's view refuses more than five by default.
        limits: [.compactTabs: 5, .regularTabs: 5],
        note: "Above five the text asks for a rail or a drawer; the Android view does not take a sixth."),
      GuideRule(.tooFewTabs, .warning, "", limits: [.fewestTabs: 3]),
      // MARK: What is a tab?
      GuideRule(
        .actionTab, .warning, "",
        note:
          "The text has destinations in the bar, and says nothing of actions; that they are none follows.",
        evidence: .derived),
      // MARK: What do I call it?
      GuideRule(
        .titleCut, .warning, "", note: "The text forbids to wrap, to cut or to shrink a label."),
      GuideRule(
        .titleTightened, .warning, "",
        note: "The text forbids to shrink a label; letters that move closer are taken for that."),
      GuideRule(
        .missingTitle, .warning, "",
        // With four and five destinations the inactive ones may go without.
        limits: [.labelledTabs: 3]),
      // MARK: Which icon?
      GuideRule(
        .stateIcon, .warning, "",
        note:
          "The text has filled icons for the active destination; it is a warning, as it names no exception."),
      // MARK: What goes into a badge?
      GuideRule(
        .longBadge, .warning, .text("Material Design, Android's documentation of badges, 2025"),
        // A large badge holds up to four characters, the plus sign included (BadgeDrawable).
        limits: [.badgeCharacters: 4], evidence: .guideline),
      // MARK: Where is the bar, and when does it go away?
      // MARK: What if a section has nothing to show?
      // MARK: What about iPad?
      // MARK: What about Apple TV?
      // MARK: Does it hold everywhere?
    ])
}
