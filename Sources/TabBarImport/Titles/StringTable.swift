struct StringTable {
  /// The name by which code asks for it, such as `Localizable`.
  let name: String
  let path: String
  /// The language that a catalog is written in, or `nil` for a strings file.
  private(set) var sourceLanguage: String?
  /// The texts by key, each by language. A strings file has one language.
  private(set) var texts: [String: [String: String]] = [:]

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
      for range in file.split(file.all, at: ";") {
        guard let sign = file.first(range, { file.isToken($0, "=") }), let text = file.string(sign + 1) else {
          continue
        }
        // A key without quotes may have full stops.
        let key = file.string(sign - 1) ?? file.text(range.lowerBound..<sign)
        texts[key, default: [:]][language] = text
      }
    case "xcstrings":
      let file = CodeFile(source, isData: true)
      let catalog = file.code(file.all).members
      sourceLanguage = catalog["sourceLanguage"]?.literal
      for (key, entry) in catalog["strings"]?.members ?? [:] {
        let languages = entry.members["localizations"]?.members ?? [:]
        texts[key] = languages.filter { Self.isLanguage($0.key) }.compactMapValues {
          $0.members["stringUnit"]?.members["value"]?.literal
        }
      }
    default: return nil
    }
  }
}

extension Code {
  /// The values of an object of JSON, by their names.
  fileprivate var members: [String: Code] {
    guard isInside("{") else { return [:] }
    let pairs = file.split(file.inside(first)).compactMap { range in
      file.string(range.lowerBound).map { ($0, file.code(range.dropFirst(2))) }
    }
    return Dictionary(pairs) { _, last in last }
  }
}
