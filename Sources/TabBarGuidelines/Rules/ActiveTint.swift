import TabBarCore

extension Rule {
  static let activeTint = Rule(
    "active-tint", needs: .bar,
    repair: { _, judgement in
      judgement.isBroken ? [Fix(.suggestion, "give the selected tab the tint", [.bar(.tint, true)])] : []
    }
  ) { inspection in
    inspection.judge(.tint, asking: "does the selected tab have the tint? (bar tint= says it)") { hasTint in
      guard !hasTint else { return .met }
      let selection = inspection.design.selection
      return .broken(
        saying: "\(inspection.design.name(of: selection)) is selected and has no tint", tabs: [selection],
        measured: [Measurement("tabs", inspection.design.tabs.count)])
    }
  }
}
