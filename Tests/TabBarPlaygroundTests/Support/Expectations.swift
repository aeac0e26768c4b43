@testable import TabBarPlayground

/// Swift Testing has one of that name, too.
extension TabBarPlayground.Expectation {
  private static func of(_ kind: String, _ values: [String]) -> Self {
    Self(kind: ExpectationKind.named(kind) ?? ExpectationKind.all[0], values: values)
  }

  static func visible(_ titles: [String]) -> Self { of("visible", titles) }
  static func overflow(_ titles: [String]) -> Self { of("overflow", titles) }
  static func truncated(_ titles: [String]) -> Self { of("truncated", titles) }
  static func whole(_ titles: [String]) -> Self { of("whole", titles) }
  static func tightened(_ titles: [String]) -> Self { of("tightened", titles) }
  static func finding(_ rule: String) -> Self { of("finding", [rule]) }
  static func noFinding(_ rule: String) -> Self { of("no-finding", [rule]) }
  static func count(_ count: Int) -> Self { of("count", [String(count)]) }

  static func unmet(_ other: Self) -> Self {
    var opposite = other
    opposite.isUnmet = true
    return opposite
  }
}
