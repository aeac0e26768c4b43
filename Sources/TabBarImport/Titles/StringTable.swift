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
      for (key, value) in DataTexts(source.bytes).pairs { texts[key, default: [:]][language] = value }
    case "xcstrings":
      var found: [String: [String: String]] = [:]
      var origin: String?
      DataTexts(source.bytes).forEach { names, text in
        if names == ["sourceLanguage"] { origin = text }
        guard names.count >= 3, names[0] == "strings" else { return }
        let isText =
          names.count == 6 && names[2] == "localizations" && names[4...] == ["stringUnit", "value"]
        var texts = found[names[1]] ?? [:]
        if isText, Self.isLanguage(names[3]) { texts[names[3]] = text }
        found[names[1]] = texts
      }
      texts = found
      sourceLanguage = origin
    default: return nil
    }
  }
}
