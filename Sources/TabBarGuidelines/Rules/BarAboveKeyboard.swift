import TabBarCore

extension Rule {
  static let barAboveKeyboard = Rule(
    "bar-above-keyboard", needs: .bar,
    repair: { _, _ in [Fix(.suggestion, "let the keyboard cover the bar", [.bar(.aboveKeyboard, false)])] }
  ) { inspection in
    guard inspection.layout.placement == .bottom else {
      return .notApplicable(
        saying: "a keyboard comes up at the bottom, and the system has this bar elsewhere")
    }
    guard let isAbove = inspection.design[.aboveKeyboard] else {
      return inspection.design[.container] == .system
        ? .met
        : .standing(saying: "does the bar stay behind a keyboard that comes up? (bar aboveKeyboard= says it)")
    }
    guard isAbove else { return .met }
    let height = inspection.layout.contentHeight
    return .broken(
      saying:
        "the bar is on top of a keyboard and takes \(points(height, rounded: .toNearestOrEven)) of what is left",
      measured: [Measurement("contentHeight", height)])
  }
}
