import TabBarCore

extension Rule {
  static let barOnTop = Rule(
    "bar-on-top", needs: .bar, suggesting: [.bar(.position, nil)]
  ) { inspection in
    guard inspection.platform == .iPadOS, inspection.layout.placement == .top else { return .skipped() }
    return inspection.judgePosition(.top)
  }
}
