import TabBarCore

extension Rule {
  static let hapticsAlone = Rule("haptics-alone") { inspection in
    switch inspection.design[.haptics] {
    case .arrival, .both: break
    case nil: return .notApplicable(saying: "it is not known what people feel")
    case .nothing, .selection: return .notApplicable(saying: "people feel no arrival")
    }
    guard !inspection.design.tabs.contains(where: { $0.badge != nil }) else { return .met }
    return .broken(
      saying: "people feel an arrival, and no tab has a badge that shows it",
      measured: [Measurement("badges", 0)])
  }
}
