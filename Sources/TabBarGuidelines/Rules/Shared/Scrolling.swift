import TabBarCore

extension Inspection {
  /// Judges whether the bar scrolls away with its view, as the system's does or not: where that is not known, only a bar
  /// that the app draws is asked about.
  func judgeScrollingAway(is right: Bool) -> Judgement {
    guard let isAway = design[.hidesOnScroll] else {
      return design[.container] == .custom
        ? .question(by: .bar(.hidesOnScroll, is: right, orElse: !right)) : .met
    }
    return isAway == right ? .met : .broken()
  }
}
