extension Rule {
  /// Every rule, by question.
  public static let all: [Rule] = [
    // How many?
    tooManyTabs,
    tooFewTabs,
    moreTab,
    neededTabs,
    // What is a tab?
    actionTab,
    peerTabs,
    oneView,
    selectingOpens,
    keepsState,
    oneSubject,
    barInBar,
    modalBar,
    ownBar,
    watchBar,
    macBar,
    selectionHaptics,
    arrivalHaptics,
    hapticsAlone,
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
    barPosition,
    barOnTop,
    hiddenBar,
    alwaysVisibleBar,
    barAboveKeyboard,
    scrollingBar,
    fixedBar,
    opaqueBar,
    labelContrast,
    barHeight,
    sameHeight,
    colourOnly,
    searchPlace,
    oneSearchTab,
    prominentTab,
    // What if a section has nothing to show?
    removedTab,
    disabledTab,
    unexplainedTab,
    wayForward,
    // What about iPad?
    affectsOtherPane,
    paneBar,
    paneTabs,
    ipadMore,
    defaultTabs,
    sidebar,
    crowdedTabs,
    tinyTabs,
    // What about Apple TV?
    televisionBar,
    textTitles,
    glyphCrowd,
    scrollsAway,
    pinnedBar,
    menuButton,
    liveOrder,
    largeLogo,
    droppedTabs,
    fadedTabs,
    // Does it hold everywhere?
    sameTabsEverywhere,
  ]

  /// Returns the rule with an identifier, ignoring case, or `nil` where there is none.
  public static func named(_ id: String) -> Rule? {
    let id = id.lowercased()
    return all.first { $0.id == id }
  }
}
