import TabBarCore

extension Rule {
  static let televisionBar = Rule(
    "television-bar", needs: .bar,
    repair: { _, _ in [Fix(.suggestion, "let the system give the bar its height", [.bar(.height, nil)])] }
  ) { inspection in
    guard inspection.platform == .tvOS else { return .skipped("television-only") }
    guard let height = inspection.design[.height] else {
      return inspection.judgeUnknown(
        asking: "is the app's own bar 68 points high, as the system's? (bar height= says it)")
    }
    let fixed = inspection.layout.contentHeight
    guard height != fixed else { return .met }
    let measured = [Measurement("height", height), Measurement("contentHeight", fixed)]
    return .broken(
      saying: """
        the bar is \(points(height, rounded: .toNearestOrEven)) high, and on an Apple TV the \
        \(points(fixed, rounded: .toNearestOrEven)) cannot be changed
        """,
      measured: measured)
  }
}
