import TabBarCore

extension Inspection {
  var colorOnly: Judgement {
    if let selection = design[.selection] {
      return selection == .tint
        ? .broken([design.selection], ["tabs": tabCount]) : .met
    }
    let isSystems = design[.container] != .custom
    if isSystems, layout.capsule != nil || platform == .tvOS { return .met }
    // Two symbols have different shapes; two pictures of the app's own may differ by their colour alone.
    let haveShapes = allOfTheTabs.allSatisfy { tab in
      guard let selected = tab[.selectedIcon], selected != tab.icon else { return false }
      return tab.symbolName.flatMap(Symbol.named) != nil && Symbol.named(selected) != nil
    }
    return haveShapes ? .met : .question(by: .bar(.selection, is: .shape, orElse: .tint))
  }
}
