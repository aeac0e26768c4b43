import TabBarCore

extension Rule {
  static let zeroBadge = Rule(
    "zero-badge", needs: .badges,
    repair: { [.takingBadgesOff($1.tabs, .safe)] }
  ) { inspection in
    let badged = inspection.badgedTabs
    let zeros = badged.filter { inspection.badges[$0] == .zero }
    return zeros.isEmpty ? .met : .broken(zeros, ["badges": badged.count, "zeros": zeros.count])
  }
}
