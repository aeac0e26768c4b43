import TabBarCore

extension Rule {
  static let barPosition = Rule(
    "bar-position", needs: .bar, suggesting: [.bar(.position, nil)]
  ) { inspection in
    let edge = inspection.layout.placement
    if inspection.platform == .iPadOS, edge == .top { return .skipped() }
    return inspection.judgePosition(edge)
  }
}
