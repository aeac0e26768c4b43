import TabBarCore

extension Rule {
  static let sameHeight = Rule("same-height", needs: .bar) { inspection in
    let layout = inspection.layout
    let design = inspection.design
    guard layout.placement == .bottom, design.sizeClasses == nil else { return .skipped() }
    guard design[.height] == nil else { return .met }
    let turned = inspection.turnedLayout
    guard turned.placement == .bottom else { return .skipped() }
    guard layout.contentHeight != turned.contentHeight else { return .met }
    return .broken(
      "broken", [],
      [
        "contentHeight": layout.measured(layout.contentHeight, .contentHeight),
        "contentHeightTurned": turned.measured(turned.contentHeight, .contentHeight),
        "orientation": Prose(design.orientation), "turned": Prose(design.orientation.turned),
      ])
  }
}
