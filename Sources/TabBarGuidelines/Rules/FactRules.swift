import TabBarCore

// Rules that judge one fact about the bar or about each tab, and need no more than its name and its right values; in the
// order of all rules.

extension Rule {
  // MARK: What is a tab?

  static let selectionHaptics = Rule("selection-haptics", fact: .haptics, is: .selection, .both)

  static let arrivalHaptics = Rule("arrival-haptics", needs: .badges, fact: .haptics, is: .arrival, .both)

  // MARK: Where is the bar, and when does it go away?

  static let alwaysVisibleBar = Rule(
    "always-visible-bar", fact: .hidesWhenPushed, is: false, fix: "keep the bar when a view is pushed")

  static let labelContrast = Rule("label-contrast", fact: .labelColor, is: .distinct)

  // MARK: What if a section has nothing to show?

  static let removedTab = Rule(
    "removed-tab", everyTab: .visible, is: true, counting: "removed",
    fix: { "Keep \($0) in the bar at all times" })

  static let disabledTab = Rule(
    "disabled-tab", everyTab: .enabled, is: true, counting: "disabled", fix: { "Enable \($0)" })

  // MARK: What about Apple TV?

  static let menuButton = Rule(
    "menu-button", needs: .television, fact: .menuButton, is: .focus,
    fix: "let Menu move the focus to the bar")
}
