/// The texts of an app by key and language.
struct Translations {
  struct Title {
    /// The text in the app's own language, or `nil` where only other languages have it.
    var own: String?
    var others: [String: String]
  }

  private var tables: [String: [StringTable]] = [:]
  /// The tables and keys by the letters and digits of the key, or `nil` where several keys have the same.
  private var names: [String: (table: String, key: String)?] = [:]

  init(_ sources: [ImportSource]) {
    for table in sources.sorted(by: { $0.path < $1.path }).compactMap(StringTable.init) {
      tables[table.name, default: []].append(table)
      for key in table.texts.keys {
        let letters = Self.letters(of: key)
        let isOther = names[letters].map { $0?.key != key || $0?.table != table.name } ?? false
        names[letters] = .some(isOther ? nil : (table.name, key))
      }
    }
  }

  static let unread = "the titles of this table were not read to its end, or have several texts for a key"

  /// Returns where the title of a key may be another one than the one that was read, or `nil`.
  func doubt(of key: String, table: String? = nil) -> SourcePlace? {
    let known = tables[table ?? "Localizable"] ?? []
    return known.lazy.compactMap(\.doubt).first
      ?? known.first { $0.unread.contains(key) }.map { SourcePlace(path: $0.path, line: 1, column: 1) }
  }

  /// Returns the title of a key, or `nil` if no table has it.
  ///
  /// Where several parts of an app have a table of the same name, the one with the app's own language whose folder is
  /// nearest to the file counts. What only others have, such as languages that are kept elsewhere, is added where their text
  /// in the app's own language is the same, or they have none.
  func title(of key: String, table: String? = nil, near path: String) -> Title? {
    let asked = Self.folder(of: path)
    let parts = Dictionary(grouping: (tables[table ?? "Localizable"] ?? []).filter { $0.texts[key] != nil }) {
      Self.folder(of: $0.path).filter { !$0.hasSuffix(".lproj") }
    }.map { folder, tables in
      let values = tables.reduce(into: [:]) { $0.merge($1.texts[key] ?? [:]) { first, _ in first } }
      let source = tables.lazy.compactMap(\.sourceLanguage).first
      let own = [source, "en", "en-US", "en-GB", "Base"].compactMap(\.self).first { values[$0] != nil }
      return (
        near: (own ?? source == nil ? 0 : 1, zip(folder, asked).prefix { $0 == $1 }.count, folder.joined()),
        text: own.flatMap { values[$0] } ?? source.map { _ in key }, own: own, values: values
      )
    }.sorted { $0.near > $1.near }
    guard let first = parts.first else { return nil }
    var values = first.values
    for other in parts.dropFirst() where other.own == nil || other.text == first.text {
      values.merge(other.values) { first, _ in first }
    }
    return Title(own: first.text, others: values.filter { $0.key != "Base" && $0.key != first.own })
  }

  private static func folder(of path: String) -> ArraySlice<Substring> {
    path.split(separator: "/").dropLast()
  }

  /// Returns the table and key of a constant that a generator made of a key, such as `L10n.Tabs.home` of `tabs.home`.
  ///
  /// The constant's letters have to be those of one key only. Its first name is the generator's, and the second may be
  /// the table's.
  func key(ofConstant names: [String]) -> (table: String, key: String)? {
    let rest = names.dropFirst()
    if let found = self.names[Self.letters(of: rest.joined())], let found { return found }
    guard let first = rest.first, rest.count > 1,
      tables.keys.contains(where: { Self.letters(of: $0) == Self.letters(of: first) })
    else { return nil }
    return self.names[Self.letters(of: rest.dropFirst().joined())] ?? nil
  }

  private static func letters(of text: String) -> String {
    let bytes = text.utf8.filter { $0.isNamePart && $0 != "_" && $0 != "$" }
    return bytes.map { $0 >= 0x41 && $0 <= 0x5A ? $0 + 0x20 : $0 }.text
  }
}
