import TabBarCore

extension Rule {
  static let activeTint = Rule(
    "active-tint", needs: .bar, suggesting: "give the selected tab the tint", .bar(.tint, true)
  ) { inspection in
    let design = inspection.design
    return inspection.judge(.tint) { $0 ? .met : .broken([design.selection], ["tabs": design.tabs.count]) }
  }
}
