import TabBarCore

extension Rule {
  static let televisionBar = Rule(
    "television-bar", needs: .television, suggesting: [.bar(.height, nil)]
  ) { inspection in
    guard let height = inspection.design[.height] else {
      return inspection.judgeUnknown(by: .bar(.height, yes: inspection.layout.contentHeight.word, no: nil))
    }
    let fixed = inspection.layout.$contentHeight
    return height == fixed.value ? .met : .broken([], ["height": height, "contentHeight": fixed])
  }
}
