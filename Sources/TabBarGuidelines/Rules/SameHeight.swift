import TabBarCore

extension Inspection {
  var sameHeight: Judgement {
    guard layout.placement == .bottom, design.sizeClasses == nil else {
      return .skipped()
    }
    guard design[.height] == nil else { return .met }
    let turned = turnedLayout
    guard turned.placement == .bottom else { return .skipped() }
    guard layout.contentHeight != turned.contentHeight else { return .met }
    return .broken(
      "broken", [],
      [
        "contentHeight": layout.$contentHeight,
        "contentHeightTurned": turned.$contentHeight,
        "orientation": Prose(design.orientation),
        "turned": Prose(design.orientation.turned),
      ])
  }
}
