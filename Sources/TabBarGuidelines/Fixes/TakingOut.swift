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

  /// Returns the suggestion to change a property of some tabs.
  static func setting(
    _ property: TabProperty, to value: String, on tabs: [Int], _ summary: String
  ) -> Fix {
    Fix(.suggestion, summary, tabs.map { Edit.set($0, property, value) })
  }
}
