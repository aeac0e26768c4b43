/// The symbols that people know without a word beside them.
///
/// Sources: SAP Fiori for iOS, Tab Bar, 5 December 2023 (store, search, basket, profile); Apple, Human
/// Interface Guidelines, Tab bars, December 2022, tvOS (search, settings).
enum UniversalSymbols {
  private static let variants: [String] = ["fill", "circle", "square"]

  /// Returns whether everyone can be expected to know a symbol, in whatever variant.
  static func contains(_ symbol: String) -> Bool { meaning(of: symbol) != nil }

  /// Returns what everyone takes a symbol for, in whatever variant, or `nil` where that is not so certain.
  static func meaning(of symbol: String) -> SymbolMeaning? {
    // Most symbols begin with another letter than any of these.
    guard let first = symbol.utf8.first, initials.contains(first) else { return nil }
    let index: Int? = symbol.withBytes { bytes in
      var name = bytes[...]
      while true {
        if let known = names.first(where: { $0.symbol.isSame(as: name) }) { return known.meaning }
        guard let dot = name.lastIndex(of: UInt8(ascii: ".")),
          variants.contains(where: { $0.isSame(as: name[(dot + 1)...]) })
        else { return nil }
        name = name[..<dot]
      }
    }
    return index.map { SymbolMeaning.universal[$0] }
  }

  /// All symbols in one row, each with the index of its meaning: every judgement goes through them for each tab.
  private static let names: [(symbol: String, meaning: Int)] =
    SymbolMeaning.universal.enumerated().flatMap { index, meaning in meaning.symbols.map { ($0, index) } }

  private static let initials: [UInt8] = Array("bcgmpsBCGMPS".utf8)

  /// Returns whether a name can be one of an SF Symbol: lower case letters and digits, joined by full stops.
  ///
  /// Any other name is one of a picture that only a person can look at.
  static func canBeSymbol(_ name: String) -> Bool {
    name.withBytes { bytes in
      bytes.allSatisfy { byte in
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || byte == UInt8(ascii: ".")
          || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      }
    }
  }
}
