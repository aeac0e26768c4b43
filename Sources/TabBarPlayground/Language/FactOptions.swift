import TabBarCore

extension FactProperty {
  /// The option of `set` or `bar` that records the fact.
  var option: Parameter {
    let kind: Parameter.Kind =
      switch words {
      case .choice(let words): .choice(words + ["off"])
      case .symbol: .symbol
      case .size: .size
      case .length: .height
      case .text: .text
      }
    return Parameter(
      rawValue, kind, meaning: meaning, standard: words == .text ? nil : "off", literals: ["off"])
  }
}

extension Word {
  /// The word that an option records, or `nil` where it forgets the fact.
  var fact: String? { isKeyword("off") ? nil : text }
}
