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
    longTitle,
    vagueTitle,
    homeTitle,
    ownMoreTab,
    duplicateTitles,
    missingTitle,
    mixedLabels,
    // Which icon?
    unknownSymbol,
    newerSymbol,
    restrictedSymbol,
    unfamiliarIcon,
    iconMeaning,
    filledIcon,
    mixedIcons,
    sidebarIcon,
    stateIcon,
    colorAlone,
    bitmapIcon,
    iconSizes,
    iconSize,
    smallIcon,
    iconPixels,
    // What goes into a badge?
    badgeForm,
    dotBadge,
    longBadge,
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
