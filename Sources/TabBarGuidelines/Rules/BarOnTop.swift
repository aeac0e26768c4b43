import TabBarCore

extension Rule {
  static let barOnTop = Rule(
    "bar-on-top", needs: .bar,
    repair: { _, _ in [Fix(.suggestion, "let the system put the bar", [.bar(.position, nil)])] }
  ) { inspection in
    guard inspection.platform == .iPadOS, inspection.layout.placement == .top else {
      return .notApplicable(
        saying: "the system has the bar at the top in an iPad's regular width only, since iPadOS 18")
    }
    guard let position = inspection.design[.position] else {
      return inspection.judgeUnknown(
        asking: "is the app's own bar at the top of the window? (bar position= says it)")
    }
    guard position != .top else { return .met }
    return .broken(
      saying:
        "the bar is at the \(position.rawValue) edge, and \(inspection.layout.system?.name ?? "iPadOS") has it at the top"
    )
  }
}
