import TabBarCore

extension Inspection {
  var barHeight: Judgement {
    guard layout.placement == .bottom else { return .skipped() }
    guard let height = design[.height] else {
      return judgeUnknown(by: .bar(.height, yes: layout.contentHeight.word, no: nil))
    }
    guard let expected = layout.height(otherThan: height) else { return .met }
    let values: Message.Values = [
      "height": height, "contentHeight": expected,
      "system": systemName, "device": design.device.name,
      "orientation": Prose(design.orientation),
    ]
    return height > expected.value ? .broken("higher", [], values) : .broken("lower", [], values)
  }
}
