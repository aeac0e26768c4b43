import TabBarCore
import TabBarGuidelines

/// What is said of findings that are accepted, and of allowances that accept nothing.
enum AllowanceWords {
  /// Returns what an allowance is for: the rule, and the tab where it is about one.
  static func subject(_ rule: String, tab: Int?, in design: Design) -> String {
    guard let tab else { return rule }
    return "\(rule) of \(TabNames.name(tab, in: design))"
  }

  /// Returns what is wrong with an allowance, as a sentence without a full stop.
  static func sentence(_ allowance: UnusedAllowance, in design: Design) -> String {
    "\(subject(allowance.rule, tab: allowance.tab, in: design)) is allowed for nothing: \(allowance.why)"
  }
}
