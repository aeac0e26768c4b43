package import TabBarCore

extension Points {
  /// Returns a number with at most two decimals, such as 78.33: enough for a drawing in points.
  package static func hundredths(_ value: Double) -> HarmlessText {
    HarmlessText(decimals(value, parts: 100))
  }

  /// Returns a number with at most three decimals, for a scale.
  static func thousandths(_ value: Double) -> HarmlessText { HarmlessText(decimals(value, parts: 1000)) }

  package static func text(_ width: Double, by height: Double, _ glyphs: Glyphs) -> String {
    text(width) + glyphs.times + text(height)
  }
}
