import TabBarCore

extension Rule {
  static let dotBadge = Rule("dot-badge") { inspection in
    let badged = inspection.badgedTabs
    guard !badged.isEmpty else { return .skipped("no-badges") }
    let design = inspection.design
    let dots = badged.filter { design.tabs[$0].badge.map(BadgeText.init) == .dot }
    guard !dots.isEmpty else { return .met }
    return .broken(
      saying: "a plain dot on \(design.names(of: dots)): it does not say how much is new", tabs: dots,
      measured: [Measurement("badges", badged.count), Measurement("dots", dots.count)])
  }
}
