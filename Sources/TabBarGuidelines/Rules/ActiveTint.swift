import TabBarCore

extension Rule {
  static let activeTint = Rule(
    "active-tint", needs: .bar, suggesting: [.bar(.tint, true)]
  ) { inspection in
    return inspection.judge(.tint, is: true, orElse: false) {
      $0 ? .met : .broken([inspection.design.selection], ["tabs": inspection.tabCount])
    }
  }
}
