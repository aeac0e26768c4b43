import TabBarCore

extension Rule {
  static let barPosition = Rule(
    "bar-position", needs: .bar,
    repair: { _, _ in [Fix(.suggestion, "let the system put the bar", [.bar(.position, nil)])] }
  ) { inspection in
    let placement = inspection.layout.placement
    guard placement != .top || inspection.platform != .iPadOS else {
      return .notApplicable(
        saying: "the system has the bar at the top of this iPad, which the texts since 2024 speak of")
    }
    guard let position = inspection.design[.position] else {
      return inspection.judgeUnknown(
        asking:
          "is the app's own bar at the \(placement.rawValue) edge, as the system's is? (bar position= says it)"
      )
    }
    guard position.rawValue != placement.rawValue else { return .met }
    return .broken(
      saying: """
        the bar is at the \(position.rawValue) edge, and \(inspection.layout.system?.name ?? inspection.platform.rawValue) \
        has it at the \(placement.rawValue) edge only
        """)
  }
}
