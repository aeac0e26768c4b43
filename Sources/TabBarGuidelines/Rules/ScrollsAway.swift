import TabBarCore

extension Rule {
  static let scrollsAway = Rule(
    "scrolls-away", needs: .television, suggesting: [.bar(.hidesOnScroll, nil)]
  ) { inspection in
    switch inspection.design[.content] {
    case .single: inspection.judgeScrollingAway(is: true)
    case .split: .skipped("split-view")
    case nil: .skipped("unknown-content")
    }
  }
}
