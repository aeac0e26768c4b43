import TabBarCore

// Rules that need no more than the name of a fact about the bar or each tab and its right values, or a number; in the order
// of all rules.

extension Rule {
  // MARK: What is a tab?

  static let keepsState = Rule(
    "keeps-state", needs: .severalTabs, everyTab: .keepsState, is: true, orElse: false, counting: "startOver",
    mends: true)

  static let oneSubject = Rule("one-subject", fact: .subject, is: .one, orElse: .several, counting: "tabs")

  static let ownBar = Rule("own-bar", fact: .container, is: .system, orElse: .custom, counting: "tabs")

  static let selectionHaptics = Rule("selection-haptics", fact: .haptics, is: .selection, .both)

  static let arrivalHaptics = Rule("arrival-haptics", needs: .badges, fact: .haptics, is: .arrival, .both)

  // MARK: Which icon?

  static let iconSize = Rule("icon-size", findingLarger: true)

  static let smallIcon = Rule("small-icon", findingLarger: false)

  // MARK: Where is the bar, and when does it go away?

  static let alwaysVisibleBar = Rule(
    "always-visible-bar", fact: .hidesWhenPushed, is: false, orElse: true,
    mends: true)

  static let labelContrast = Rule("label-contrast", fact: .labelColor, is: .distinct, orElse: .close)

  // MARK: What if a section has nothing to show?

  static let removedTab = Rule(
    "removed-tab", everyTab: .visible, is: true, orElse: false, counting: "removed",
    mends: true)

  static let disabledTab = Rule(
    "disabled-tab", everyTab: .enabled, is: true, orElse: false, counting: "disabled", mends: true)

  // MARK: What about iPad?

  static let crowdedTabs = Rule("crowded-tabs", needs: .bar, inEachLanguage: true) {
    $0.judgeItemWidths(under: .itemWidth, as: "advised", butNot: .leastItemWidth)
  }

  static let tinyTabs = Rule("tiny-tabs", needs: .bar, inEachLanguage: true) {
    $0.judgeItemWidths(under: .leastItemWidth, as: "least")
  }

  // MARK: What about Apple TV?

  static let shownState = Rule("shown-state", needs: .television) { $0.judgeUnknown() }

  static let menuButton = Rule(
    "menu-button", needs: .television, fact: .menuButton, is: .focus, orElse: .other,
    mends: true)
}
