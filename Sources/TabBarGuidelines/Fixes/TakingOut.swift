import TabBarCore

extension Fix {
  /// Returns the suggestion to take tabs out of the bar, or `nil` where none would be left.
  static func takingOut(_ tabs: [Int], of design: Design, _ consequence: String) -> Fix? {
    guard !tabs.isEmpty, tabs.count < design.tabs.count else { return nil }
    // From the end, so that no index changes before its turn.
    return Fix(
      .suggestion, "Take \(design.names(of: tabs)) out of the bar \(consequence)",
      tabs.reversed().map(Edit.remove))
  }

  /// Returns the suggestion to change a fact about some tabs.
  static func setting<Value>(
    _ fact: TabFact<Value>, to value: Value, on tabs: [Int], _ summary: String
  ) -> Fix {
    Fix(.suggestion, summary, tabs.map { .set($0, fact, value) })
  }
}
