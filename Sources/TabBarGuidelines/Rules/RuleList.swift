extension Rule {
  /// Every rule, by question.
  package static let all: [Rule] = [
    // How many?
    tooManyTabs, tooFewTabs, moreTab, neededTabs,
    // What is a tab?
    actionTab, peerTabs, oneView, selectingOpens, keepsState, oneSubject, barInBar, modalBar, ownBar,
    watchBar, macBar, selectionHaptics, arrivalHaptics, hapticsAlone,
    // What do I call it?
    titleCut, titleTightened, wordyTitle, longTitle, vagueTitle, categoryNoun, homeTitle, ownMoreTab,
    overloadedTitle, understandableTitle, duplicateTitles, untranslatedTitle, missingTitle, mixedLabels,
    // Which icon?
    missingIcon, unknownSymbol, newerSymbol, restrictedSymbol, unfamiliarIcon, iconMeaning, sameIcon,
    filledIcon, mixedIcons, sidebarIcon, stateIcon, bitmapIcon, iconSizes, iconSize, smallIcon, iconPixels,
    // What goes into a badge?
    badgeForm, zeroBadge, dotBadge, longBadge, manyBadges, badgeMeaning, badgeTextColor,
    // Where is the bar, and when does it go away?
    barPosition, barOnTop, hiddenBar, alwaysVisibleBar, barAboveKeyboard, scrollingBar, fixedBar, opaqueBar,
    labelContrast, barHeight, sameHeight, colorOnly, activeTint, searchPlace, oneSearchTab, prominentTab,
    // What if a section has nothing to show?
    removedTab, disabledTab, unexplainedTab, wayForward,
    // What about iPad?
    affectsOtherPane, paneBar, paneTabs, ipadMore, defaultTabs, sidebar, crowdedTabs, tinyTabs,
    // What about Apple TV?
    televisionBar, shownState, textTitles, glyphCrowd, scrollsAway, pinnedBar, menuButton, liveOrder,
    largeLogo, droppedTabs, fadedTabs,
    // Does it hold everywhere?
    sameTabsEverywhere,
  ]

  /// Returns the rule with an identifier, ignoring case, or `nil` where there is none.
  package static func named(_ id: String) -> Rule? {
    let id = id.lowercased()
    return all.first { $0.id == id }
  }
}
