package enum Points {
  /// Returns a number with at most one decimal, such as 78 or 78.6.
  package static func text(_ value: Double) -> String { decimals(value, parts: 10) }

  /// Returns a number in parts of one, without zeros at its end; one that is beyond any length is 0.
  package static func decimals(_ value: Double, parts: Int) -> String {
    guard let number = rounded(value, to: Double(parts)), number != 0 else { return "0" }
    let (whole, rest) = number.magnitude.quotientAndRemainder(dividingBy: UInt(parts))
    if rest == 0 { return (number < 0 ? "-" : "") + String(whole) }
    // With a digit in front, the zeros after the point stay.
    var digits = String(UInt(parts) + rest).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return (number < 0 ? "-" : "") + String(whole) + "." + String(digits)
  }

  /// Returns a number in parts of one, such as tenths, or `nil` if it is beyond any length.
  static func rounded(_ value: Double, to parts: Double) -> Int? {
    guard value.isFinite, abs(value) < 1e12 else { return nil }
    return Int((value * parts).rounded())
  }
}

/// Returns a length with at most two decimals.
func points(_ value: Double) -> String { Points.decimals(value, parts: 100) }
