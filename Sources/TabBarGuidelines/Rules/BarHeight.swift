import TabBarCore

extension Rule {
  static let barHeight = Rule(
    "bar-height", needs: .bar, suggesting: [.bar(.height, nil)]
  ) { inspection in
    guard inspection.layout.placement == .bottom else { return .skipped() }
    guard let height = inspection.design[.height] else {
      return inspection.judgeUnknown(by: .bar(.height, yes: inspection.layout.contentHeight.word, no: nil))
    }
    guard let expected = inspection.layout.height(otherThan: height) else { return .met }
    let values: Message.Values = [
      "height": height, "contentHeight": expected,
      "system": inspection.systemName, "device": inspection.design.device.name,
      "orientation": Prose(inspection.design.orientation),
    ]
    return height > expected.value ? .broken("higher", [], values) : .broken("lower", [], values)
  }
}
