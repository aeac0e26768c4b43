package import TabBarGuidelines

/// A chapter of what there is to learn about tab bars. Lessons and the quiz share them.
package enum Chapter: String, Hashable, Sendable, CaseIterable, Identifiable {
  /// What a tab is, and what it is not.
  case purpose
  /// How many tabs there are, and where the bar is.
  case places
  case names
  /// Size classes, panes, windows and the sidebar of an iPad.
  case sizes
  /// Television, SAP, and what changed from year to year.
  case years
  /// Reading a finding and finding its source.
  case findings

  /// The name used in commands and files. It never changes.
  package var id: String { rawValue }

  /// Its place among the chapters, from 1 up.
  package var number: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }

  package var title: String {
    switch self {
    case .purpose: "What a tab bar is for"
    case .places: "How many tabs, and where"
    case .names: "Names, icons, badges"
    case .sizes: "Size classes, iPad, windows"
    case .years: "Television, SAP, the years"
    case .findings: "Reading a finding and a source"
    }
  }

  /// The rules that the chapter is about, in the order in which they are learned. Each rule is in one chapter; the last
  /// chapter has none of its own and takes its examples from all the others.
  package var rules: [Rule] { ruleNames.compactMap(Rule.named) }

  /// The chapter of a rule.
  package init?(of rule: Rule) {
    guard let chapter = Self.allCases.first(where: { $0.ruleNames.contains(rule.id) }) else { return nil }
    self = chapter
  }

  /// The identifiers of its rules.
  var ruleNames: [String] {
    switch self {
    case .purpose:
      [
        "action-tab", "peer-tabs", "selecting-opens", "one-view", "keeps-state", "one-subject", "bar-in-bar",
        "modal-bar", "own-bar", "removed-tab", "disabled-tab", "unexplained-tab", "way-forward",
        "needed-tabs",
        "mac-bar", "watch-bar",
      ]
    case .places:
      [
        "more-tab", "too-many-tabs", "too-few-tabs", "same-tabs-everywhere", "crowded-tabs", "tiny-tabs",
        "bar-position", "hidden-bar", "bar-above-keyboard", "scrolling-bar", "bar-height", "same-height",
        "opaque-bar", "color-only", "label-contrast", "search-place", "one-search-tab", "prominent-tab",
      ]
    case .names:
      [
        "vague-title", "home-title", "wordy-title", "own-more-tab", "overloaded-title", "category-noun",
        "duplicate-titles", "understandable-title", "title-cut", "title-tightened", "untranslated-title",
        "missing-title", "mixed-labels", "missing-icon", "icon-meaning", "same-icon", "unfamiliar-icon",
        "filled-icon", "mixed-icons", "unknown-symbol", "newer-symbol", "restricted-symbol", "bitmap-icon",
        "icon-sizes", "icon-size", "small-icon", "icon-pixels", "badge-form", "zero-badge", "dot-badge",
        "long-badge", "many-badges", "badge-meaning", "badge-text-color",
      ]
    case .sizes:
      [
        "bar-on-top", "ipad-more", "sidebar", "default-tabs", "sidebar-icon", "affects-other-pane",
        "pane-bar",
        "pane-tabs",
      ]
    case .years:
      [
        "television-bar", "dropped-tabs", "faded-tabs", "scrolls-away", "pinned-bar", "menu-button",
        "shown-state", "text-titles", "glyph-crowd", "live-order", "large-logo", "long-title", "state-icon",
        "active-tint", "always-visible-bar", "fixed-bar", "selection-haptics", "arrival-haptics",
        "haptics-alone",
      ]
    case .findings: []
    }
  }

  /// Returns the chapter that a text names: its number, its identifier, its title, or a part of the title that no other
  /// one has; `nil` for a text that names none, or more than one.
  package static func named(_ text: String) -> Chapter? {
    let wanted = text.lowercased()
    if let number = Int(wanted) { return allCases.first { $0.number == number } }
    if let chapter = Chapter(rawValue: wanted) { return chapter }
    let found = allCases.filter { $0.title.lowercased().contains(wanted) }
    return found.count == 1 ? found[0] : found.first { $0.title.lowercased() == wanted }
  }
}
