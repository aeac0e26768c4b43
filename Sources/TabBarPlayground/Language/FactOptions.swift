import TabBarCore
import TabBarGuidelines

extension FactProperty {
  /// The option of `set` or `bar` that records the fact.
  var option: Parameter {
    let kind: Parameter.Kind =
      switch words {
      case .choice(let words): .choice(words + ["off"])
      case .symbol: .symbol
      case .text, .size, .length: .text
      }
    return Parameter(
      rawValue, kind, meaning: meaning, standard: words == .text ? nil : "off", literals: ["off"])
  }

  /// Returns the word that an option records, or `nil` where it forgets the fact.
  func word(of option: Word) throws(CommandError) -> String? {
    guard !option.isKeyword("off") else { return nil }
    switch words {
    case .choice, .text, .symbol: break
    case .size:
      guard Size(text: option.text) != nil else {
        throw CommandError(
          "\(option.canonical) is not a size", at: option, remedy: "write width x height, such as 25x25")
      }
    case .length:
      let point = option.text.replacing(",", with: ".")
      guard let length = Double(option.text), (1...1_000).contains(length) else {
        throw CommandError(
          "\(option.canonical) is not a height", at: option,
          // Many languages write a comma in a number.
          remedy: "write points from 1 to 1000, such as height=\(Double(point) == nil ? "49" : point)")
      }
    }
    return option.text
  }
}
