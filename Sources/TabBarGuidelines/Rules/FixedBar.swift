import TabBarCore

extension Rule {
  static let fixedBar = Rule(
    "fixed-bar", needs: .bar,
    repair: { inspection, _ in
      guard inspection.design[.hidesOnScroll] == true else { return [] }
      return [Remedy(.suggestion, making: [.bar(.hidesOnScroll, false)])]
    }
  ) { inspection in
    let collapsed = inspection.layout.collapsed.count
    guard collapsed == 0 else { return .broken("shrinks", [], ["collapsed": collapsed]) }
    return inspection.judge(.hidesOnScroll, is: false, orElse: true) { $0 ? .broken() : .met }
  }
}
