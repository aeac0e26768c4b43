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
  /// Where several parts of an app have a table of the same name, the one with the app's own language whose folder is
  /// nearest to the file counts. What only others have, such as languages that are kept elsewhere, is added where they agree
  /// with its text.
  func title(of key: String, table: String? = nil, near path: String) -> Title? {
    let candidates = (tables[table ?? "Localizable"] ?? []).filter { $0.texts[key] != nil }
    guard !candidates.isEmpty else { return nil }
    /// The texts of each part of the app, the nearest first, and the language that it is written in.
    var parts: [(folder: [Substring], near: Int, values: [String: String], source: String?)] = []
    for table in candidates {
      let folder = Self.folder(of: table.path)
      let texts = table.texts[key] ?? [:]
      if let index = parts.firstIndex(where: { $0.folder == folder }) {
        parts[index].values.merge(texts) { first, _ in first }
        parts[index].source = parts[index].source ?? table.sourceLanguage
      } else {
        parts.append((folder, Self.sharedFolders(table.path, path), texts, table.sourceLanguage))
      }
    }
    func own(_ values: [String: String], _ source: String?) -> String? {
      [source, "en", "en-US", "en-GB", "Base"].compactMap { $0 }.first { values[$0] != nil }
    }
    let ranked = parts.sorted { one, other in
      let hasOwn = own(one.values, one.source) != nil || one.source != nil
      let otherHasOwn = own(other.values, other.source) != nil || other.source != nil
      return hasOwn != otherHasOwn ? hasOwn : one.near > other.near
    }
    var (_, _, values, source) = ranked[0]
    let language = own(values, source)
    let base = language.flatMap { values[$0] } ?? (source == nil ? nil : key)
    for other in ranked.dropFirst() {
      let text = own(other.values, other.source).flatMap { other.values[$0] }
      if text == nil || text == base { values.merge(other.values) { first, _ in first } }
    }
    values["Base"] = nil
    if let language { values[language] = nil }
    return Title(own: base, others: values)
  }

  /// The folder that holds the languages of a table.
  private static func folder(of path: String) -> [Substring] {
    path.split(separator: "/").dropLast().filter { !$0.hasSuffix(".lproj") }
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
    zip(first.split(separator: "/").dropLast(), second.split(separator: "/").dropLast()).prefix { $0 == $1 }
      .count
  }
}
