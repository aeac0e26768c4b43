import TabBarCore

extension Inspection {
  /// Judges whether the bar is at the edge where the system has it.
  func judgePosition(_ edge: Placement) -> Judgement {
    guard let position = design[.position] else { return judgeUnknown(["edge": Prose(edge)]) }
    return position.rawValue == edge.rawValue
      ? .met
      : .broken("broken", [], ["position": Prose(position), "edge": Prose(edge), "system": systemName])
  }

  /// The name of the system that the bar is laid out for, or of its platform.
  var systemName: String { layout.system?.name ?? platform.rawValue }
}
