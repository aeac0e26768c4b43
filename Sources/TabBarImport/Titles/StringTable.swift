struct StringTable {
  /// The name by which code asks for it, such as `Localizable`.
  let name: String
  let path: String
  /// The language that a catalog is written in, or `nil` for a strings file.
  private(set) var sourceLanguage: String?
  /// The texts by key, each by language. A strings file has one language.
  private(set) var texts: [String: [String: String]] = [:]
  /// The keys whose text depends on a number or a device, so that it is not read.
  private(set) var unread: Set<String> = []
  /// Where the table stops being one that was read, or `nil`.
  private(set) var doubt: SourcePlace?

  /// Returns whether a name is one of a language (BCP 47), or `Base`, whose texts are in the app's own language.
  ///
  /// ISO 639-2 keeps `qaa` to `qtz` for other uses; translators' notes are in `qqq`. It has four words that name none.
  static func isLanguage(_ name: String) -> Bool {
    guard name != "Base" else { return true }
    let parts = name.lowercased().split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    let language = parts[0]
    let isReserved = language.utf8.count == 3 && ("qaa"..."qtz").contains(language)
    return (2...3).contains(language.utf8.count) && !isReserved
      && !["und", "mul", "mis", "zxx"].contains(language)
      && parts.allSatisfy {
        (2...8).contains($0.utf8.count) && $0.utf8.allSatisfy { $0 < 0x80 && $0.isNamePart }
      }
  }

  /// Reads a strings file or a string catalog, or returns `nil` for another file.
  init?(_ source: ImportSource) {
    path = source.path
    name = String(source.path.baseName)
    switch source.path.ending {
    case "strings":
      let folder = path.split(separator: "/").dropLast().last { $0.hasSuffix(".lproj") }
      let language = folder.map { String($0.dropLast(6)) } ?? "Base"
      guard Self.isLanguage(language) else { return nil }
      let file = CodeFile(source, isData: true)
      doubt = file.doubt
      for range in file.split(file.all, at: ";") {
        guard let sign = file.first(range, { file.isToken($0, "=") }), let text = file.string(sign + 1),
          sign + 2 == range.upperBound, file.isToken(sign + 2, ";")
        else {
          doubt = doubt ?? file.place(range.lowerBound)
          continue
        }
        // A key without quotes may have full stops.
        let key = file.string(sign - 1) ?? file.text(range.lowerBound..<sign)
        if let known = texts[key, default: [:]].updateValue(text, forKey: language), known != text {
          unread.insert(key)
        }
      }
    case "xcstrings":
      let file = CodeFile(source, isData: true)
      let catalog = file.code(file.all).members
      sourceLanguage = catalog?["sourceLanguage"]?.literal
      let strings = catalog?["strings"]?.members
      doubt = file.doubt ?? (strings == nil || sourceLanguage == nil ? file.place(0) : nil)
      for (key, entry) in strings ?? [:] {
        let languages = entry.members.map { $0["localizations"]?.members ?? [:] }
        let known = languages?.filter { Self.isLanguage($0.key) }
        texts[key] = known?.compactMapValues { $0.members?["stringUnit"]?.members?["value"]?.literal }
        if known == nil || texts[key]?.count != known?.count { unread.insert(key) }
      }
    case "stringsdict":
      let (document, doubt) = XMLElement.document(source.bytes)
      self.doubt = doubt.map { LineTable(source.bytes).place(of: $0, in: path) }
      unread = Set(document.descendants.filter { $0.name == "key" }.map(\.text))
    default: return nil
    }
  }
}

extension Code {
  /// The values of an object of JSON, by their names; `nil` for something else.
  fileprivate var members: [String: Code]? {
    guard isInside("{") else { return nil }
    var result: [String: Code] = [:]
    for range in file.split(file.inside(first)) {
      let value = file.code(range.dropFirst(2))
      guard let name = file.string(range.lowerBound), file.isToken(range.lowerBound + 1, ":"),
        file.after(value.first) == range.upperBound, result.updateValue(value, forKey: name) == nil
      else { return nil }
    }
    return result
  }
}
