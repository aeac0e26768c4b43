import TabBarCore

extension Rule {
  static let zeroBadge = Rule(
    "zero-badge", needs: .badges,
    repair: { _, judgement in
      let tabs = judgement.tabs
      return [Remedy(.safe, "take-badge-off", on: tabs, making: tabs.map { .badge($0, nil) })]
    }
  ) { inspection in
    let badged = inspection.badgedTabs
    let zeros = badged.filter { inspection.badges[$0] == .zero }
    return zeros.isEmpty ? .met : .broken(zeros, ["badges": badged.count, "zeros": zeros.count])
  }
}
