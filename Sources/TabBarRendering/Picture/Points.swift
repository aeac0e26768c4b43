/// Lengths as text.
package enum Points {
  /// Returns a number with at most one decimal, such as 78 or 78.6.
  package static func text(_ value: Double) -> String {
    guard let tenths = rounded(value, to: 10) else { return "0" }
    let (whole, rest) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
    return (tenths < 0 ? "-" : "") + String(whole) + (rest > 0 ? "." + String(rest) : "")
  }

  /// Returns a number in parts of one, such as tenths, or `nil` if it is beyond any length.
  static func rounded(_ value: Double, to parts: Double) -> Int? {
    guard value.isFinite, abs(value) < 1e12 else { return nil }
    return Int((value * parts).rounded())
  }

  /// Returns a width and a height, such as 390×844.
  static func text(_ width: Double, by height: Double, _ glyphs: Glyphs) -> String {
    text(width) + glyphs.times + text(height)
  }
}
