import TabBarCore

extension Inspection {
  var televisionBar: Judgement {
    guard let height = design[.height] else {
      return judgeUnknown(by: .bar(.height, yes: layout.contentHeight.word, no: nil))
    }
    let fixed = layout.$contentHeight
    return height == fixed.value ? .met : .broken([], ["height": height, "contentHeight": fixed])
  }
}
