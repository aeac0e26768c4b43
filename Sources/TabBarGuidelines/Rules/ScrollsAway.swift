import TabBarCore

extension Inspection {
  var scrollsAway: Judgement {
    switch design[.content] {
    case .single: judgeScrollingAway(is: true)
    case .split: .skipped("split-view")
    case nil: .skipped("unknown-content")
    }
  }
}
