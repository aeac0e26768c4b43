import TabBarCore

extension Rule {
  static let barHeight = Rule(
    "bar-height", needs: .bar, suggesting: "let the system give the bar its height", .bar(.height, nil)
  ) { inspection in
    guard inspection.layout.placement == .bottom else { return .skipped() }
    guard let height = inspection.design[.height] else { return inspection.judgeUnknown() }
    let expected = inspection.layout.contentHeight
    guard height != expected else { return .met }
    let values: Message.Values = [
      "height": height, "contentHeight": expected, "system": inspection.systemName,
      "orientation": Prose(inspection.design.orientation),
    ]
    return height > expected ? .broken("higher", [], values) : .broken("lower", [], values)
  }
}
