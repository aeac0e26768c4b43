/// The symbols that people know without a word beside them.
///
/// Sources: SAP Fiori for iOS, Tab Bar, 5 December 2023 (store, search, basket, profile); Apple, Human
/// Interface Guidelines, Tab bars, December 2022, tvOS (search, settings).
enum UniversalSymbols {
  private static let variants: [Substring] = ["fill", "circle", "square"]

  /// Returns whether everyone can be expected to know a symbol, in whatever variant.
  static func contains(_ symbol: String) -> Bool { meaning(of: symbol) != nil }

  /// Returns what everyone takes a symbol for, in whatever variant, or `nil` where that is not so certain.
  static func meaning(of symbol: String) -> SymbolMeaning? {
    // Most symbols begin with another letter than any of these.
    guard let first = symbol.utf8.first, initials.contains(first) else { return nil }
    let hasCapitals = symbol.utf8.contains { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }
    var name = hasCapitals ? symbol.lowercased()[...] : symbol[...]
    let meanings = SymbolMeaning.universal
    while true {
      let length = name.utf8.count
      for index in meanings.indices {
        // The length settles it for most.
        let isMeant = meanings[index].symbols.contains { $0.utf8.count == length && $0 == name }
        if isMeant { return meanings[index] }
      }
      guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")),
        variants.contains(name[name.utf8.index(after: dot)...])
      else { return nil }
      name = name[..<dot]
    }
  }

  private static let initials: [UInt8] = Array("bcgmpsBCGMPS".utf8)

  /// Returns whether a name can be one of an SF Symbol: lower case letters and digits, joined by full stops.
  ///
  /// Any other name is one of a picture that only a person can look at.
  static func canBeSymbol(_ name: String) -> Bool {
    name.utf8.allSatisfy { byte in
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || byte == UInt8(ascii: ".")
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    }
  }
}
