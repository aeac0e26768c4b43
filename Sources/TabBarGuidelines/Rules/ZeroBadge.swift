import TabBarCore

extension Rule {
  static let zeroBadge = Rule(
    "zero-badge", needs: .badges,
    repair: { inspection, judgement in
      let names = inspection.design.names(of: judgement.tabs)
      return [Fix(.safe, "take the badge off \(names)", judgement.tabs.map { .badge($0, nil) })]
    }
  ) { inspection in
    let badged = inspection.badgedTabs
    let zeros = badged.filter { inspection.badges[$0] == .zero }
    return zeros.isEmpty ? .met : .broken(zeros, ["badges": badged.count, "zeros": zeros.count])
  }
}
