import TabBarCore

extension Rule {
  static let barHeight = Rule(
    "bar-height", needs: .bar, suggesting: [.bar(.height, nil)]
  ) { inspection in
    guard inspection.layout.placement == .bottom else { return .skipped() }
    guard let height = inspection.design[.height] else {
      return inspection.judgeUnknown(
        by: .bar([.height], yes: [inspection.layout.contentHeight.word], no: []))
    }
    // Of a capsule either number may be meant: its own height, or what counts as the row.
    let expected = inspection.layout.capsule?.height ?? inspection.layout.contentHeight
    guard height != expected, height != inspection.layout.contentHeight else { return .met }
    let values: Message.Values = [
      "height": height,
      "contentHeight": inspection.layout.measured(
        expected, inspection.layout.capsule == nil ? .contentHeight : .capsule),
      "system": inspection.systemName, "device": inspection.design.device.name,
      "orientation": Prose(inspection.design.orientation),
    ]
    return height > expected ? .broken("higher", [], values) : .broken("lower", [], values)
  }
}
