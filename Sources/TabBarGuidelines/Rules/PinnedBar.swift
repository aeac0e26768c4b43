import TabBarCore

extension Inspection {
  var pinnedBar: Judgement {
    switch design[.content] {
    case .split: judgeScrollingAway(is: false)
    case .single: .skipped("single-view")
    case nil: .question(by: .choice(.content), called: "question-of-content")
    }
  }
}
