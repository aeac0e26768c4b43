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

  /// The texts of a key in one part of an app.
  private struct Part {
    let folder: [Substring]
    /// How many folders the part shares with the file that asks.
    let near: Int
    var values: [String: String]
    var source: String?

    /// The language among them that is the app's own.
    var own: String? {
      [source, "en", "en-US", "en-GB", "Base"].compactMap { $0 }.first { values[$0] != nil }
    }
    var text: String? { own.flatMap { values[$0] } }
  }

  /// Returns the title of a key, or `nil` if no table has it.
  ///
  /// Where several parts of an app have a table of the same name, the one with the app's own language whose folder is
  /// nearest to the file counts. What only others have, such as languages that are kept elsewhere, is added where they agree
  /// with its text.
  func title(of key: String, table: String? = nil, near path: String) -> Title? {
    var parts: [Part] = []
    for table in tables[table ?? "Localizable"] ?? [] {
      guard let texts = table.texts[key] else { continue }
      let folder = Self.folder(of: table.path).filter { !$0.hasSuffix(".lproj") }
      if let index = parts.firstIndex(where: { $0.folder == folder }) {
        parts[index].values.merge(texts) { first, _ in first }
        parts[index].source = parts[index].source ?? table.sourceLanguage
      } else {
        let near = zip(Self.folder(of: table.path), Self.folder(of: path)).prefix { $0 == $1 }.count
        parts.append(Part(folder: folder, near: near, values: texts, source: table.sourceLanguage))
      }
    }
    let ranked = parts.sorted { one, other in
      let hasOwn = one.own != nil || one.source != nil
      return hasOwn != (other.own != nil || other.source != nil) ? hasOwn : one.near > other.near
    }
    guard let first = ranked.first else { return nil }
    let own = first.text ?? (first.source == nil ? nil : key)
    var values = first.values
    for other in ranked.dropFirst() where other.text == nil || other.text == own {
      values.merge(other.values) { first, _ in first }
    }
    for language in ["Base", first.own ?? "Base"] { values[language] = nil }
    return Title(own: own, others: values)
  }

  private static func folder(of path: String) -> ArraySlice<Substring> {
    path.split(separator: "/").dropLast()
  }

  /// Returns the table and key of a constant that a generator made of a key, such as `L10n.Tabs.home` of `tabs.home`.
  ///
  /// The constant's letters have to be those of one key only. Its first name is the generator's, and the second may be
  /// the table's.
  func key(ofConstant names: [String]) -> (table: String, key: String)? {
    let isR = names.starts(with: ["R", "string"])
    guard isR || names.count > 1 else { return nil }
    let rest = names.dropFirst(isR ? 2 : 1)
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
