import TabBarCore

extension Rule {
  static let sameHeight = Rule("same-height", needs: .bar) { inspection in
    guard inspection.layout.placement == .bottom, inspection.design.sizeClasses == nil else {
      return .skipped()
    }
    guard inspection.design[.height] == nil else { return .met }
    let turned = inspection.turnedLayout
    guard turned.placement == .bottom else { return .skipped() }
    guard inspection.layout.contentHeight != turned.contentHeight else { return .met }
    return .broken(
      "broken", [],
      [
        "contentHeight": inspection.layout.$contentHeight,
        "contentHeightTurned": turned.$contentHeight,
        "orientation": Prose(inspection.design.orientation),
        "turned": Prose(inspection.design.orientation.turned),
      ])
  }
}
