extension Rule {
  /// Every rule, by question.
  public static let all: [Rule] = [
    // How many?
    tooManyTabs,
    tooFewTabs,
    moreTab,
    // What is a tab?
    actionTab,
    // What do I call it?
    titleCut,
    wordyTitle,
    longTitle,
    vagueTitle,
    categoryNoun,
    homeTitle,
    ownMoreTab,
    overloadedTitle,
    understandableTitle,
    duplicateTitles,
    untranslatedTitle,
    missingTitle,
    mixedLabels,
    // Which icon?
    unfamiliarIcon,
    // What goes into a badge?
    badgeForm,
    zeroBadge,
    dotBadge,
    longBadge,
    manyBadges,
    badgeMeaning,
    // Where is the bar, and when does it go away?
    // What if a section has nothing to show?
    // What about iPad?
    // What about Apple TV?
    // Does it hold everywhere?
    sameTabsEverywhere,
  ]

  /// Returns the rule with an identifier, ignoring case, or `nil` where there is none.
  public static func named(_ id: String) -> Rule? {
    let id = id.lowercased()
    return all.first { $0.id == id }
  }
}
