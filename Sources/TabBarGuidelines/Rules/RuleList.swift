extension Rule {
  /// Every rule, by question.
  public static let all: [Rule] = [
    tooManyTabs,
    tooFewTabs,
    moreTab,
    actionTab,
    titleCut,
    longTitle,
    vagueTitle,
    homeTitle,
    ownMoreTab,
    duplicateTitles,
    missingTitle,
    mixedLabels,
    unfamiliarIcon,
    badgeForm,
    dotBadge,
    longBadge,
    sameTabsEverywhere,
  ]

  /// Returns the rule with an identifier, ignoring case, or `nil` where there is none.
  public static func named(_ id: String) -> Rule? {
    let id = id.lowercased()
    return all.first { $0.id == id }
  }
}
