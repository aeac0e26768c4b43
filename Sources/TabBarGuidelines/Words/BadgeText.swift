/// The kind of text in a badge.
enum BadgeText: Hashable {
  /// A number above zero, with or without a plus sign that says "or more".
  case number
  /// Zero.
  case zero
  /// An exclamation mark.
  case exclamation
  /// A number written with separators, fractions or a letter for thousands, such as 1,204 or 1.2K.
  case abbreviated
  /// A plain dot, or no text at all: UIKit then draws an empty oval.
  case dot
  /// Anything else.
  case text

  // U+2022, U+25CF, U+26AB, U+2B24, U+00B7, U+2219 and the red circle.
  private static let dots: [String] = ["", "•", "●", "⚫", "⚫️", "⬤", "·", "∙", "🔴", "."]

  /// Recognizes the kind. Digits of any script count, and spaces around the text do not.
  init(_ text: String) {
    // Most badges are plain numbers.
    if Self.isPlainNumber(text) {
      self = .number
      return
    }
    if text == "!" {
      self = .exclamation
      return
    }
    let text = WordList.normalized(text)
    if Self.dots.contains(text) {
      self = .dot
    } else if ["!", "！"].contains(text) {
      self = .exclamation
    } else {
      let digits = text.hasSuffix("+") ? text.dropLast() : text[...]
      if !digits.isEmpty, digits.allSatisfy(\.isDigit) {
        self = digits.allSatisfy { $0.wholeNumberValue == 0 } ? .zero : .number
      } else if let first = digits.first, first.isDigit, digits.dropFirst().allSatisfy(\.isPartOfNumber) {
        self = .abbreviated
      } else {
        self = .text
      }
    }
  }

  /// Returns whether a text is a number of ASCII that does not begin with a zero, as most badges are.
  private static func isPlainNumber(_ text: String) -> Bool {
    guard let first = text.utf8.first, first != UInt8(ascii: "0") else { return false }
    for byte in text.utf8 where byte < UInt8(ascii: "0") || byte > UInt8(ascii: "9") { return false }
    return true
  }
}

/// A measurement in a badge, which is not news.
enum BadgeReading: String {
  /// A time of the day or a length of time.
  case time = "a time"
  /// A temperature.
  case temperature = "a temperature"
  /// An amount of money.
  case price = "a price"
  /// A share of something.
  case share = "a percentage"

  /// Recognizes the sign of a measurement; `nil` if the text may be news.
  init?(_ text: String) {
    var hasDigit = false
    var sign: BadgeReading?
    for character in text {
      if character.isNumber {
        hasDigit = true
      } else if character == "°" || character == "℃" || character == "℉" {
        sign = .temperature
      } else if character == "%" || character == "％" {
        sign = .share
      } else if character.isCurrencySymbol {
        sign = .price
      } else if character == ":" || character == "：" {
        sign = .time
      }
    }
    guard hasDigit, let sign else { return nil }
    self = sign
  }
}

extension Character {
  fileprivate var isDigit: Bool { wholeNumberValue.map { (0...9).contains($0) } ?? false }

  fileprivate var isPartOfNumber: Bool {
    isDigit || [",", ".", "'", "’", " ", "\u{A0}", "\u{202F}", "k", "m"].contains(self)
  }
}
