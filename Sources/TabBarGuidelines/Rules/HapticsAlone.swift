import TabBarCore

extension Inspection {
  var hapticsAlone: Judgement {
    switch design[.haptics] {
    case nil: return .skipped("haptics-unknown")
    case .nothing, .selection: return .skipped("no-arrival")
    case .arrival, .both:
      let isShown = allOfTheTabs.contains { $0.badge != nil }
      return isShown ? .met : .broken([], ["badges": 0])
    }
  }
}
