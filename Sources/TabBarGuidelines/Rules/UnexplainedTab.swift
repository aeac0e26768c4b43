import TabBarCore

extension Rule {
  static let unexplainedTab = Rule("unexplained-tab") { inspection in
    let lacking = inspection.tabs { $0[.availability] != nil && $0[.availability] != .ok }
    let bare = lacking.filter { !inspection.allOfTheTabs[$0].isExplained }
    guard bare.isEmpty else {
      return .broken(bare, ["withoutContent": lacking.count, "unexplained": bare.count])
    }
    let unknown = inspection.tabs { $0[.availability] == nil }
    return unknown.isEmpty ? .met : .question(unknown)
  }
}

extension Tab {
  /// Whether the section has a text, with more in it than spaces, for when it has nothing to show.
  fileprivate var isExplained: Bool { self[.explanation]?.contains { !$0.isWhitespace } ?? false }
}
