package import TabBarCore

extension Points {
  /// Returns a number with at most two decimals, such as 78.33: enough for a drawing in points.
  package static func hundredths(_ value: Double) -> HarmlessText {
    HarmlessText(decimals(value, parts: 100))
  }

  /// Returns a number with at most three decimals, for a scale.
  static func thousandths(_ value: Double) -> HarmlessText { HarmlessText(decimals(value, parts: 1000)) }
}
