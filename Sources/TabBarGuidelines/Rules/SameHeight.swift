import TabBarCore

extension Rule {
  static let sameHeight = Rule("same-height", needs: .bar) { inspection in
    let layout = inspection.layout
    guard layout.placement == .bottom, inspection.design.sizeClasses == nil else {
      return .notApplicable(
        saying: "this is said of bars at the bottom edge, in the size classes of their device")
    }
    guard inspection.design[.height] == nil else { return .met }
    let turned = inspection.turnedLayout
    guard turned.placement == .bottom else {
      return .notApplicable(saying: "the bar changes its edge when the device is turned")
    }
    let here = points(layout.contentHeight, rounded: .toNearestOrEven)
    guard layout.contentHeight != turned.contentHeight else { return .met }
    let orientation = inspection.design.orientation
    let measured = [
      Measurement("contentHeight", layout.contentHeight),
      Measurement("contentHeightTurned", turned.contentHeight),
    ]
    return .broken(
      saying: """
        the bar is \(here) high in \(orientation.rawValue) and \
        \(points(turned.contentHeight, rounded: .toNearestOrEven)) in \(orientation.turned.rawValue): the text \
        describes one height, and since iOS 11 the systems have two
        """,
      measured: measured)
  }
}
