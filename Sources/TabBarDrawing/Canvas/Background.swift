/// What a terminal writes on.
package enum Background: Hashable {
  case dark, light
}

extension Background {
  /// Reads a colour as xterm answers a question about one: `rgb:` and three hexadecimal numbers, whose first digits decide.
  package init?(answer: some StringProtocol) {
    let digits = answer.dropFirst(4).split(separator: "/").compactMap { $0.first?.hexDigitValue }
    guard answer.hasPrefix("rgb:"), digits.count == 3 else { return nil }
    self = 3 * digits[0] + 6 * digits[1] + digits[2] > 75 ? .light : .dark
  }

  /// Reads `COLORFGBG`, whose last field is a colour of the palette: white and the bright ones are light.
  package init?(variable: String) {
    guard let color = variable.split(separator: ";").last.flatMap({ Int($0) }), (0...15).contains(color)
    else { return nil }
    self = color == 7 || color > 8 ? .light : .dark
  }
}
