import TabBarCore

enum BadgeText: Hashable {
  /// A number above zero, with or without a plus sign that says "or more".
  case number
  case zero
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
    // Most badges are digits of ASCII.
    if !text.isEmpty, text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) {
      self = text.utf8.allSatisfy { $0 == UInt8(ascii: "0") } ? .zero : .number
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
}

extension Design {
  /// Returns the badges of some tabs in quotes, as a list that is as long as that of their names.
  func badges(of indices: [Int]) -> Prose { .shortlisted(indices) { "\(quoted(tabs[$0].badge ?? ""))" } }
}

extension Character {
  fileprivate var isDigit: Bool { wholeNumberValue.map { (0...9).contains($0) } ?? false }

  fileprivate var isPartOfNumber: Bool {
    isDigit || [",", ".", "'", "’", " ", "\u{A0}", "\u{202F}", "k", "m"].contains(self)
  }
}
