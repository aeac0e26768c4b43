/// What a terminal writes on.
package enum Background: Hashable, Sendable {
  case dark, light
}

extension Background {
  /// Reads a colour as xterm answers a question about one: `rgb:` and three numbers of one to four hexadecimal digits.
  package init?(answer: some StringProtocol) {
    guard answer.hasPrefix("rgb:") else { return nil }
    let numbers = answer.dropFirst(4).split(separator: "/", omittingEmptySubsequences: false)
    let shares = numbers.compactMap { digits in
      (1...4).contains(digits.count)
        ? UInt(digits, radix: 16).map { Double($0) / Double((1 << (4 * digits.count)) - 1) } : nil
    }
    guard numbers.count == 3, shares.count == 3 else { return nil }
    self = 0.3 * shares[0] + 0.6 * shares[1] + 0.1 * shares[2] > 0.5 ? .light : .dark
  }

  /// Reads `COLORFGBG`, whose last field is a colour of the palette: white and the bright ones are light.
  package init?(variable: String) {
    guard let color = variable.split(separator: ";").last.flatMap({ Int($0) }), (0...15).contains(color)
    else { return nil }
    self = color == 7 || color > 8 ? .light : .dark
  }
}
