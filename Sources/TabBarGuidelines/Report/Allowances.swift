import TabBarCore

/// The findings that a design accepts.
struct Allowances {
  /// Those about the whole bar and about single tabs, in the order of the bar.
  private let entries: [(tab: Int?, allowance: Allowance)]

  /// Creates the allowances of a design, or `nil` where it has none, as most do.
  init?(of design: Design) {
    var entries: [(tab: Int?, allowance: Allowance)] = design.allowances.map { (nil, $0) }
    for (index, tab) in design.tabs.enumerated() {
      for allowance in tab.allowances { entries.append((index, allowance)) }
    }
    guard !entries.isEmpty else { return nil }
    self.entries = entries
  }

  func mention(_ rule: String) -> Bool { entries.contains { $0.allowance.rule == rule } }

  /// Returns why the findings of a rule are accepted for the whole bar, or `nil` where they are not.
  func reason(for rule: String) -> String? {
    entries.first { $0.tab == nil && $0.allowance.rule == rule }?.allowance.reason
  }

  func tabs(for rule: String) -> [(tab: Int, reason: String)] {
    entries.compactMap { entry in
      guard let tab = entry.tab, entry.allowance.rule == rule else { return nil }
      return (tab, entry.allowance.reason)
    }
  }

  func unused(in suppressed: [SuppressedFinding], by guide: Guide) -> [UnusedAllowance] {
    entries.compactMap { entry in
      let rule = entry.allowance.rule
      guard !suppressed.contains(where: { $0.finding.rule == rule && $0.tab == entry.tab }) else {
        return nil
      }
      let why =
        guide[rule: rule] == nil
        ? "\(guide.name) does not have that rule" : "there is nothing to accept"
      return UnusedAllowance(rule: rule, tab: entry.tab, why: why)
    }
  }
}
