package import TabBarGuidelines

package enum RuleWords {
  /// Shown for a rule without a history.
  package static let unchanged: Prose =
    "The guidelines show no change: each that has the rule asks for the same."

  package static func needs(_ rule: Rule) -> Prose {
    switch rule.needs {
    case .platform: "at least one tab, on any platform"
    case .tabs: "at least one tab, on a platform with a tab bar"
    case .severalTabs: "at least two tabs, on a platform with a tab bar"
    case .badges: "at least one tab with a badge"
    case .pad: "at least one tab on an iPad"
    case .icons: "at least one tab with an icon"
    case .section: "at least one tab, on a platform that the guide says it of"
    case .television: "at least one tab on an Apple TV"
    case .bar: "a bar that is laid out"
    }
  }
}
