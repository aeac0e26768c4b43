/// The texts of an app by key and language.
struct Translations {
  /// A title in the app's own language and in others.
  struct Title {
    /// The text in the app's own language, or `nil` where only other languages have it.
    var own: String?
    var others: [String: String]
  }

  private var tables: [String: [StringTable]] = [:]
  /// The tables and keys by the letters and digits of the key, or `nil` where several keys have the same.
  private var names: [String: (table: String, key: String)?] = [:]

  init(_ sources: [ImportSource]) {
    for source in sources.sorted(by: { $0.path < $1.path }) {
      guard let table = StringTable(source) else { continue }
      tables[table.name, default: []].append(table)
      for key in table.texts.keys {
        let letters = Self.letters(of: key)
        if let known = names[letters], known?.key != key || known?.table != table.name {
          names[letters] = .some(nil)
        } else {
          names[letters] = (table.name, key)
        }
      }
    }
  }

  var isEmpty: Bool { tables.isEmpty }

  /// Returns the title of a key, or `nil` if no table has it.
  ///
  /// Where several parts of an app have a table of the same name, the one whose folder is nearest to the file counts.
  func title(of key: String, table: String? = nil, near path: String) -> Title? {
    let candidates = (tables[table ?? "Localizable"] ?? []).filter { $0.texts[key] != nil }
    guard !candidates.isEmpty else { return nil }
    let near = candidates.map { Self.sharedFolders($0.path, path) }.max() ?? 0
    var values: [String: String] = [:]
    var source: String?
    for table in candidates where Self.sharedFolders(table.path, path) == near {
      values.merge(table.texts[key] ?? [:]) { first, _ in first }
      source = source ?? table.sourceLanguage
    }
    let languages = [source, "en", "en-US", "en-GB", "Base"].compactMap { $0 }
    let own = languages.first { values[$0] != nil }
    let base = own.flatMap { values[$0] } ?? (source == nil ? nil : key)
    values["Base"] = nil
    if let own { values[own] = nil }
    return Title(own: base, others: values)
  }

  /// Returns the table and key of a constant that a generator made of a key, such as `L10n.Tabs.home` of `tabs.home`.
  ///
  /// The constant's letters have to be those of one key only. Its first name is the generator's, and the second may be
  /// the table's.
  func key(ofConstant names: [String]) -> (table: String, key: String)? {
    var names = names[...]
    if names.starts(with: ["R", "string"]) {
      names = names.dropFirst(2)
    } else if names.count > 1 {
      names = names.dropFirst()
    } else {
      return nil
    }
    if let found = self.names[Self.letters(of: names.joined())], let found { return found }
    if let first = names.first, names.count > 1,
      tables.keys.contains(where: { Self.letters(of: $0) == Self.letters(of: first) }),
      let found = self.names[Self.letters(of: names.dropFirst().joined())], let found
    {
      return found
    }
    return nil
  }

  private static func letters(of text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 where byte.isNamePart && byte != UInt8(ascii: "_") && byte != UInt8(ascii: "$") {
      bytes.append(byte >= 0x41 && byte <= 0x5A ? byte + 0x20 : byte)
    }
    return bytes.text
  }

  private static func sharedFolders(_ first: String, _ second: String) -> Int {
    zip(first.split(separator: "/").dropLast(), second.split(separator: "/").dropLast())
      .prefix { $0 == $1 }.count
  }
}
