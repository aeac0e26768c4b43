import TabBarCore

extension Rule {
  static let badgeTextColor = Rule(
    "badge-text-color",
    repair: { _, judgement in
      guard judgement.isBroken else { return [] }
      return [
        Fix(
          .suggestion, "leave the colours of badges to the system",
          [.bar(.badgeColor, nil), .bar(.badgeText, nil)])
      ]
    }
  ) { inspection in
    let badged = inspection.badgedTabs
    guard !badged.isEmpty else { return .skipped("no-badges") }
    let text = inspection.design[.badgeText]
    let color = inspection.design[.badgeColor]
    let measured = [Measurement("badges", badged.count)]
    let which = counted(badged.count, "badge")
    if color == .other {
      return .broken(
        saying: "\(which) \(badged.count == 1 ? "has" : "have") another colour than red", tabs: badged,
        measured: measured)
    }
    if text == .other {
      return .broken(
        saying: "\(which) \(badged.count == 1 ? "has" : "have") text of another colour than white",
        tabs: badged,
        measured: measured)
    }
    if text != nil, color != nil { return .met }
    return inspection.design[.container] == .custom
      ? .standing(
        saying:
          "are the badges of the app's own bar red with white text? (bar badgeColor= and badgeText= say it)")
      : .notApplicable(saying: "the badges are taken to be the system's, which are red with white text")
  }
}
