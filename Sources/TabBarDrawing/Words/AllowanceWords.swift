package import TabBarCore
package import TabBarGuidelines

package enum AllowanceWords {
  package static func subject(_ rule: String, tab: Int?, in design: Design) -> Prose {
    guard let tab else { return "\(rule)" }
    return "\(rule) of \(design.proseName(of: tab))"
  }

  package static func sentence(_ allowance: UnusedAllowance, in design: Design) -> Prose {
    "the allowance for \(subject(allowance.rule, tab: allowance.tab, in: design)) accepts nothing: \(Prose(listed: allowance.why))"
  }
}
