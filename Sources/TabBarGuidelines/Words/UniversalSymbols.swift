/// The symbols that people know without a word beside them.
///
/// Sources: SAP Fiori for iOS, Tab Bar, 5 December 2023 (store, search, basket, profile); Apple, Human
/// Interface Guidelines, Tab bars, December 2022, tvOS (search, settings).
enum UniversalSymbols {
  /// Names of SF Symbols without their variants. The plain words are how apps call pictures of their own.
  private static let names: [String] = [
    // Search
    "magnifyingglass", "search",
    // Settings
    "gear", "gearshape", "gearshape.2", "settings",
    // Store and basket
    "bag", "basket", "cart", "storefront", "shop", "store",
    // Profile
    "person", "person.crop.circle", "person.crop.square", "profile",
  ]

  private static let variants: [Substring] = ["fill", "circle", "square"]

  /// Returns whether everyone can be expected to know a symbol, in whatever variant.
  static func contains(_ symbol: String) -> Bool {
    var parts = symbol.lowercased().split(separator: ".")
    while true {
      if names.contains(parts.joined(separator: ".")) { return true }
      guard parts.count > 1, let last = parts.last, variants.contains(last) else { return false }
      parts.removeLast()
    }
  }

  /// Returns whether a name can be one of an SF Symbol: lower case letters and digits, joined by full stops.
  ///
  /// Any other name is one of a picture that only a person can look at.
  static func canBeSymbol(_ name: String) -> Bool {
    name.allSatisfy { $0 == "." || $0.isASCII && ($0.isNumber || $0.isLowercase) }
  }
}
