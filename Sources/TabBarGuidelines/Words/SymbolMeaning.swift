import CTabBarTables

/// The usual meaning of a symbol in a tab bar: a row of `meanings.inc`.
package struct SymbolMeaning: Hashable {
  private let row: Int

  /// The titles, in lower case, of the tabs that have it.
  var words: [String] { [String](table: tb_meanings()[row].words) }

  /// Whether Apple's text for Apple TV, and not SAP's list, is who says that everyone knows it.
  var isListedForAppleTV: Bool { Int(tb_meanings()[row].kind) == tb_meaning_listed }

  func has(_ title: String) -> Bool { WordList.contains(title, among: tb_meanings()[row].words) }

  private var symbol: String { [String](table: tb_meanings()[row].symbols)[0] }

  /// Returns the meanings of a kind that have a title, in the order of the table.
  private static func all(_ kind: Int, with title: String) -> [SymbolMeaning] {
    (0..<tb_meaning_count()).filter { row in
      Int(tb_meanings()[row].kind) == kind && WordList.contains(title, among: tb_meanings()[row].words)
    }.map(SymbolMeaning.init(row:))
  }

  /// Returns a symbol to propose for a title: the usual one, or else one that fits; `nil` where none is known.
  package static func proposedSymbol(for title: String) -> String? { proposedSymbols(for: title).first }

  /// Returns the symbols to propose for a title, the one that says most about it first: two people for friends, and not
  /// the one that is a profile in most apps.
  package static func proposedSymbols(for title: String) -> [String] {
    [tb_meaning_common, tb_meaning_fitting, tb_meaning_universal, tb_meaning_listed].flatMap {
      all($0, with: title)
    }.map(
      \.symbol)
  }

  /// Returns whether a title is the first word for its usual symbol, as Search is for the magnifier, and Browse is not.
  package static func isFirstWord(_ title: String) -> Bool {
    usual(for: title)?.words.first == WordList.normalized(title)
  }

  /// Returns the usual symbol for a title or a plain word, or `nil` where none is.
  static func usualSymbol(for word: String) -> String? { usual(for: word)?.symbol }

  private static func usual(for title: String) -> SymbolMeaning? {
    [tb_meaning_universal, tb_meaning_listed, tb_meaning_common].lazy.compactMap {
      all($0, with: title).first
    }.first
  }

  /// Returns whether a symbol shows that a vague title is meant as it is: headphones beside Audio.
  static func isSubject(_ title: String, beside symbol: String) -> Bool {
    all(tb_meaning_subject, with: title).contains { meaning in
      WordList.contains(String(symbol.prefix { $0 != "." }), among: tb_meanings()[meaning.row].symbols)
    }
  }

  fileprivate init(row: Int) { self.row = row }
}

/// The symbols that people know without a word beside them.
enum UniversalSymbols {
  /// Returns whether everyone can be expected to know a symbol, in whatever variant.
  static func contains(_ symbol: String) -> Bool { meaning(of: symbol) != nil }

  /// Returns what everyone takes a symbol for, in whatever variant, or `nil` where that is not so certain.
  static func meaning(of symbol: String) -> SymbolMeaning? {
    var symbol = symbol
    let row = symbol.withUTF8 { name in name.baseAddress.map { tb_universal_meaning($0, name.count) } ?? -1 }
    return row < 0 ? nil : SymbolMeaning(row: row)
  }

  /// Returns whether a name can be one of an SF Symbol: lower case letters and digits, joined by full stops.
  ///
  /// Any other name is one of a picture that only a person can look at.
  static func canBeSymbol(_ name: String) -> Bool {
    name.utf8.allSatisfy { byte in
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
        || byte == UInt8(ascii: ".")
    }
  }
}
