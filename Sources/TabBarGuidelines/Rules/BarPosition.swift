import TabBarCore

extension Inspection {
  var barPosition: Judgement {
    let edge = layout.placement
    if platform == .iPadOS, edge == .top { return .skipped() }
    return judgePosition(edge)
  }
}
