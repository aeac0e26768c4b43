import TabBarCore

extension Rule {
  static let hapticsAlone = Rule("haptics-alone") { inspection in
    switch inspection.design[.haptics] {
    case nil: return .skipped("haptics-unknown")
    case .nothing, .selection: return .skipped("no-arrival")
    case .arrival, .both:
      let isShown = inspection.allOfTheTabs.contains { $0.badge != nil }
      return isShown ? .met : .broken([], ["badges": 0])
    }
  }
}
