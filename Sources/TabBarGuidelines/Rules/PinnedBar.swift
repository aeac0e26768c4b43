import TabBarCore

extension Rule {
  static let pinnedBar = Rule(
    "pinned-bar", needs: .television, suggesting: [.bar(.hidesOnScroll, false)]
  ) { inspection in
    switch inspection.design[.content] {
    case .split: inspection.judgeScrollingAway(is: false)
    case .single: .skipped("single-view")
    case nil: .question(by: .choice(.content), called: "question-of-content")
    }
  }
}
