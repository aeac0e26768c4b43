import TabBarCore

extension Rule {
  static let colorOnly = Rule("color-only", needs: .bar) { inspection in
    let design = inspection.design
    if let selection = design[.selection] {
      guard selection == .tint else { return .met }
      return .broken(
        saying: "\(design.name(of: design.selection)) differs from the other tabs by its colour alone",
        tabs: [design.selection], measured: [Measurement("tabs", design.tabs.count)])
    }
    if design[.container] != .custom, inspection.layout.capsule != nil || inspection.platform == .tvOS {
      return .met
    }
    // Two symbols have different shapes; two pictures of the app's own may differ by their colour alone.
    if design.tabs.allSatisfy({ tab in
      guard let selected = tab[.selectedIcon], selected != tab.icon else { return false }
      return tab.symbolName.flatMap(Symbol.named) != nil && Symbol.named(selected) != nil
    }) {
      return .met
    }
    return .standing(saying: "does the selected tab differ by more than its colour? (bar selection= says it)")
  }
}
