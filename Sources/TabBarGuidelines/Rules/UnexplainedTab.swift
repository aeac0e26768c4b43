import TabBarCore

extension Inspection {
  var unexplainedTab: Judgement {
    let lacking = tabs { $0[.availability] != nil && $0[.availability] != .ok }
    let bare = lacking.filter { !allOfTheTabs[$0].isExplained }
    guard bare.isEmpty else {
      return .broken(bare, ["withoutContent": lacking.count, "unexplained": bare.count])
    }
    let unknown = tabs { $0[.availability] == nil }
    return unknown.isEmpty ? .met : .question(unknown)
  }
}

extension Tab {
  /// Whether the section has a text, with more in it than spaces, for when it has nothing to show.
  fileprivate var isExplained: Bool { self[.explanation]?.contains { !$0.isWhitespace } ?? false }
}
