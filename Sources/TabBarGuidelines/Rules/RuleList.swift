import TabBarCore

extension Rule {
  /// Every rule, by question.
  package static let all: [Rule] = [
    // How many?
    Rule("too-many-tabs", inEachLanguage: true) { $0.tooManyTabs },
    Rule("too-few-tabs") { $0.tooFewTabs },
    Rule("more-tab", needs: .bar, inEachLanguage: true) { $0.moreTab },
    Rule("needed-tabs") { $0.neededTabs },
    // What is a tab?
    Rule("action-tab", inEachLanguage: true, repair: { $0.actionTabRemedies($1) }) { $0.actionTab },
    Rule(
      "peer-tabs", needs: .severalTabs, inEachLanguage: true, repair: { $0.peerTabsRemedies($1) }
    ) { $0.peerTabs },
    Rule("one-view", needs: .severalTabs, repair: { $0.oneViewRemedies($1) }) { $0.oneView },
    Rule(
      "selecting-opens", everyTab: .opens, is: .section, orElse: .sheet, counting: "sheets",
      repair: { $0.selectingOpensRemedies($1) }),
    Rule(
      "keeps-state", needs: .severalTabs, everyTab: .keepsState, is: true, orElse: false,
      counting: "startOver", mends: true),
    Rule("one-subject", fact: .subject, is: .one, orElse: .several, counting: "tabs"),
    Rule("bar-in-bar") { $0.barInBar },
    Rule("modal-bar") { $0.modalBar },
    Rule("own-bar", fact: .container, is: .system, orElse: .custom, counting: "tabs"),
    Rule("watch-bar", needs: .platform) { $0.watchBar },
    Rule("mac-bar", needs: .platform) { $0.macBar },
    Rule("selection-haptics", fact: .haptics, is: .selection, .both),
    Rule("arrival-haptics", needs: .badges, fact: .haptics, is: .arrival, .both),
    Rule("haptics-alone") { $0.hapticsAlone },
    // What do I call it?
    Rule(ofTitles: "title-cut", needs: .bar) { $0.titleCut },
    Rule(ofTitles: "title-tightened", needs: .bar) { $0.titleTightened },
    Rule(ofTitles: "wordy-title") { $0.wordyTitle },
    Rule(ofTitles: "long-title") { $0.longTitle },
    Rule(ofTitles: "vague-title") { $0.vagueTitle },
    Rule(ofTitles: "category-noun") { $0.categoryNoun },
    Rule(ofTitles: "home-title") { $0.homeTitle },
    Rule("own-more-tab", inEachLanguage: true) { $0.ownMoreTab },
    Rule(ofTitles: "overloaded-title") { $0.overloadedTitle },
    Rule(ofTitles: "understandable-title") { $0.understandableTitle },
    Rule("duplicate-titles", inEachLanguage: true) { $0.duplicateTitles },
    Rule("untranslated-title") { $0.untranslatedTitle },
    Rule(ofTitles: "missing-title") { $0.missingTitle },
    Rule("mixed-labels", inEachLanguage: true) { $0.mixedLabels },
    // Which icon?
    Rule("missing-icon") { $0.missingIcon },
    Rule("unknown-symbol", needs: .icons, repair: { $0.unknownSymbolRemedies($1) }) {
      $0.unknownSymbol
    },
    Rule("newer-symbol", repair: { $0.newerSymbolRemedies($1) }) { $0.newerSymbol },
    Rule("restricted-symbol", needs: .icons, inEachLanguage: true) { $0.restrictedSymbol },
    Rule(ofTitles: "unfamiliar-icon") { $0.unfamiliarIcon },
    Rule("icon-meaning", inEachLanguage: true, repair: { $0.iconMeaningRemedies($1) }) {
      $0.iconMeaning
    },
    Rule("same-icon") { $0.sameIcon },
    Rule("filled-icon", needs: .section, repair: { $0.filledIconRemedies($1) }) { $0.filledIcon },
    Rule("mixed-icons", needs: .section, repair: { $0.mixedIconsRemedies($1) }) { $0.mixedIcons },
    Rule("sidebar-icon", repair: { $0.sidebarIconRemedies($1) }) { $0.sidebarIcon },
    Rule("state-icon", needs: .icons, repair: { $0.stateIconRemedies($1) }) { $0.stateIcon },
    Rule("bitmap-icon", needs: .section) { $0.bitmapIcon },
    Rule("icon-sizes", needs: .section, repair: { $0.iconSizesRemedies($1) }) { $0.iconSizes },
    Rule("icon-size", findingLarger: true),
    Rule("small-icon", findingLarger: false),
    Rule("icon-pixels", repair: { $0.iconPixelsRemedies($1) }) { $0.iconPixels },
    // What goes into a badge?
    Rule("badge-form", needs: .badges) { $0.badgeForm },
    Rule("zero-badge", needs: .badges, repair: { [.takingBadgesOff($1.tabs, .safe)] }) {
      $0.zeroBadge
    },
    Rule("dot-badge", needs: .badges) { $0.dotBadge },
    Rule("long-badge", needs: .badges, repair: { $0.longBadgeRemedies($1) }) { $0.longBadge },
    Rule("many-badges", needs: .badges) { $0.manyBadges },
    Rule("badge-meaning", needs: .badges, repair: { [.takingBadgesOff($1.tabs, .suggestion)] }) {
      $0.badgeMeaning
    },
    Rule(
      "badge-text-color", needs: .badges,
      suggesting: [.bar(.badgeColor, nil), .bar(.badgeText, nil)]
    ) { $0.badgeTextColor },
    // Where is the bar, and when does it go away?
    Rule("bar-position", needs: .bar, suggesting: [.bar(.position, nil)]) { $0.barPosition },
    Rule("bar-on-top", needs: .bar, suggesting: [.bar(.position, nil)]) { $0.barOnTop },
    Rule("hidden-bar", suggesting: [.bar(.hidesWhenPushed, false)]) { $0.hiddenBar },
    Rule("always-visible-bar", fact: .hidesWhenPushed, is: false, orElse: true, mends: true),
    Rule("bar-above-keyboard", needs: .bar, suggesting: [.bar(.aboveKeyboard, false)]) {
      $0.barAboveKeyboard
    },
    Rule("scrolling-bar", needs: .bar, suggesting: [.bar(.hidesOnScroll, false)]) {
      $0.scrollingBar
    },
    Rule("fixed-bar", needs: .bar, repair: { inspection, _ in inspection.fixedBarRemedies }) {
      $0.fixedBar
    },
    Rule("opaque-bar", suggesting: [.bar(.background, .system)]) { $0.opaqueBar },
    Rule("label-contrast", fact: .labelColor, is: .distinct, orElse: .close),
    Rule("bar-height", needs: .bar, suggesting: [.bar(.height, nil)]) { $0.barHeight },
    Rule("same-height", needs: .bar) { $0.sameHeight },
    Rule("color-only", needs: .bar) { $0.colorOnly },
    Rule("active-tint", needs: .bar, suggesting: [.bar(.tint, true)]) { $0.activeTint },
    Rule("search-place", needs: .bar, inEachLanguage: true, repair: { $0.searchPlaceRemedies($1) }) {
      $0.searchPlace
    },
    Rule("one-search-tab", inEachLanguage: true, repair: { $0.oneSearchTabRemedies($1) }) {
      $0.oneSearchTab
    },
    Rule("prominent-tab") { $0.prominentTab },
    // What if a section has nothing to show?
    Rule(
      "removed-tab", everyTab: .visible, is: true, orElse: false, counting: "removed", mends: true),
    Rule(
      "disabled-tab", everyTab: .enabled, is: true, orElse: false, counting: "disabled", mends: true
    ),
    Rule("unexplained-tab") { $0.unexplainedTab },
    Rule("way-forward") { $0.wayForward },
    // What about iPad?
    Rule("affects-other-pane", repair: { $0.affectsOtherPaneRemedies($1) }) { $0.affectsOtherPane },
    Rule("pane-bar", needs: .pad) { $0.paneBar },
    Rule("pane-tabs", needs: .pad) { $0.paneTabs },
    Rule("ipad-more", needs: .pad, inEachLanguage: true) { $0.ipadMore },
    Rule(
      "default-tabs", needs: .pad, repair: { [.setting(.placement, to: .optional, on: $1.tabs)] }
    ) { $0.defaultTabs },
    Rule("sidebar", needs: .pad, suggesting: [.bar(.sidebar, true)]) { $0.sidebar },
    Rule("crowded-tabs", needs: .bar, inEachLanguage: true) {
      $0.judgeItemWidths(under: .itemWidth, as: "advised", butNot: .leastItemWidth)
    },
    Rule("tiny-tabs", needs: .bar, inEachLanguage: true) {
      $0.judgeItemWidths(under: .leastItemWidth, as: "least")
    },
    // What about Apple TV?
    Rule("television-bar", needs: .television, suggesting: [.bar(.height, nil)]) {
      $0.televisionBar
    },
    Rule("shown-state", needs: .television) { $0.judgeUnknown() },
    Rule("text-titles", needs: .television, inEachLanguage: true) { $0.textTitles },
    Rule("glyph-crowd", needs: .television, inEachLanguage: true) { $0.glyphCrowd },
    Rule("scrolls-away", needs: .television, suggesting: [.bar(.hidesOnScroll, nil)]) {
      $0.scrollsAway
    },
    Rule("pinned-bar", needs: .television, suggesting: [.bar(.hidesOnScroll, false)]) {
      $0.pinnedBar
    },
    Rule(
      "menu-button", needs: .television, fact: .menuButton, is: .focus, orElse: .other, mends: true),
    Rule(
      "live-order", needs: .television, inEachLanguage: true,
      repair: { inspection, _ in inspection.liveOrderRemedies }
    ) { $0.liveOrder },
    Rule("large-logo", needs: .television) { $0.largeLogo },
    Rule("dropped-tabs", needs: .bar, inEachLanguage: true) { $0.droppedTabs },
    Rule("faded-tabs", needs: .television, inEachLanguage: true) { $0.fadedTabs },
    // Does it hold everywhere?
    Rule("same-tabs-everywhere", needs: .bar, inEachLanguage: true) { $0.sameTabsEverywhere },
  ]

  /// Returns the rule with an identifier, ignoring case, or `nil` where there is none.
  package static func named(_ id: String) -> Rule? {
    let id = id.lowercased()
    return all.first { $0.id == id }
  }
}
