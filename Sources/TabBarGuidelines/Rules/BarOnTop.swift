import TabBarCore

extension Inspection {
  var barOnTop: Judgement {
    guard platform == .iPadOS, layout.placement == .top else { return .skipped() }
    return judgePosition(.top)
  }
}
