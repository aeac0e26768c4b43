/// Lengths as text.
package enum Points {
  /// Returns a number with at most one decimal, such as 78 or 78.6.
  package static func text(_ value: Double) -> String { decimal(value, digits: 1) }

  static func decimal(_ value: Double, digits: Int) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "0" }
    let unit = digits == 1 ? 10 : 100
    let scaled = Int((abs(value) * Double(unit)).rounded())
    var result = value < 0 && scaled > 0 ? "-" : ""
    result += String(scaled / unit)
    var rest = scaled % unit
    guard rest > 0 else { return result }
    var width = digits
    while rest % 10 == 0 {
      rest /= 10
      width -= 1
    }
    let decimals = String(rest)
    return result + "." + String(repeating: "0", count: width - decimals.count) + decimals
  }

  /// Returns a width and a height, such as 390×844.
  static func text(_ width: Double, by height: Double, _ glyphs: Glyphs) -> String {
    text(width) + glyphs.times + text(height)
  }
}
