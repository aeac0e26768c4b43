import TabBarCore

extension Remedy {
  /// Returns the suggestion to take tabs out of the bar; none where none would be left.
  static func takingOut(_ tabs: [Int], of design: Design, _ key: String = "fix") -> [Remedy] {
    guard tabs.count < design.tabs.count else { return [] }
    // From the end, so that no index changes before its turn.
    return [Remedy(.suggestion, key, on: tabs, making: tabs.reversed().map(Edit.remove))]
  }

  static func takingBadgesOff(_ tabs: [Int], _ grade: Fix.Grade) -> Remedy {
    Remedy(grade, "take-badge-off", on: tabs, making: tabs.map { .badge($0, nil) })
  }

  static func setting<Value>(
    _ fact: TabFact<Value>, to value: Value, on tabs: [Int], _ values: Message.Values = [:]
  ) -> Remedy {
    Remedy(.suggestion, on: tabs, values, making: tabs.map { .set($0, fact, value) })
  }
}
