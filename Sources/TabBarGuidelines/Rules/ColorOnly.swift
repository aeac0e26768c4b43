import TabBarCore

extension Rule {
  static let colorOnly = Rule("color-only", needs: .bar) { inspection in
    if let selection = inspection.design[.selection] {
      return selection == .tint
        ? .broken([inspection.design.selection], ["tabs": inspection.tabCount]) : .met
    }
    let isSystems = inspection.design[.container] != .custom
    if isSystems, inspection.layout.capsule != nil || inspection.platform == .tvOS { return .met }
    // Two symbols have different shapes; two pictures of the app's own may differ by their colour alone.
    let haveShapes = inspection.allOfTheTabs.allSatisfy { tab in
      guard let selected = tab[.selectedIcon], selected != tab.icon else { return false }
      return tab.symbolName.flatMap(Symbol.named) != nil && Symbol.named(selected) != nil
    }
    return haveShapes ? .met : .question(by: .bar(.selection, is: .shape, orElse: .tint))
  }
}
