import TabBarCore

extension Rule {
  static let barHeight = Rule(
    "bar-height", needs: .bar,
    repair: { _, _ in [Fix(.suggestion, "let the system give the bar its height", [.bar(.height, nil)])] }
  ) { inspection in
    let layout = inspection.layout
    guard layout.placement == .bottom else {
      return .notApplicable(saying: "no exact height is known of a bar that is not at the bottom edge")
    }
    guard let height = inspection.design[.height] else {
      return inspection.judgeUnknown(
        asking: "is the app's own bar as high as the system's? (bar height= says it)")
    }
    guard height != layout.contentHeight else { return .met }
    let measured = [Measurement("height", height), Measurement("contentHeight", layout.contentHeight)]
    return .broken(
      saying: """
        the bar is \(points(height, rounded: .toNearestOrEven)) high, \
        \(height > layout.contentHeight ? "higher" : "lower") than the \
        \(points(layout.contentHeight, rounded: .toNearestOrEven)) that \
        \(layout.system?.name ?? inspection.platform.rawValue) gives it in \(inspection.design.orientation.rawValue)
        """,
      measured: measured)
  }
}
