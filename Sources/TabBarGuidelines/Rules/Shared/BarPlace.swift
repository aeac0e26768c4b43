import TabBarCore

extension Inspection {
  func judgePosition(_ edge: Placement) -> Judgement {
    guard let position = design[.position] else {
      return judgeUnknown(["edge": Prose(edge)], by: .choice(.position))
    }
    guard position.rawValue != edge.rawValue else { return .met }
    let values: Message.Values = [
      "position": Prose(position), "edge": Prose(edge), "system": systemName, "device": design.device.name,
    ]
    // An iPad's bar is at another edge in compact width.
    let followsWidth = layout.system?.bar is Strip
    let judgement = Judgement.broken("broken", [], values)
    if followsWidth { return judgement.resting(on: layout.$sizeClasses.estimates) }
    return judgement.citing(platform == .iOS ? PlaceRow.bar(of: design).text : nil)
  }

  /// The name of the system that the bar is laid out for, or of its platform.
  var systemName: String { layout.system?.name ?? platform.rawValue }
}
