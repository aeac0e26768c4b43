/// Some of a guide's rules, by their place in it: a set that is as quick to make and to ask as two numbers.
struct RuleBits {
  /// The number of rules that there is a place for.
  static let places = 128

  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// Creates an empty set.
  init() {}

  /// Adds the rule at a place; one beyond the last place is left out.
  mutating func insert(_ place: Int) {
    if place < 64 { low |= 1 << UInt64(place) } else { high |= 1 << UInt64(place - 64) }
  }

  /// Returns whether the rule at a place is in the set.
  func contains(_ place: Int) -> Bool {
    place < 64 ? low & (1 << UInt64(place)) != 0 : high & (1 << UInt64(place - 64)) != 0
  }
}
