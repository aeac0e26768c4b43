import TabBarCore

extension Rule {
  static let understandableTitle = Rule(
    "understandable-title",
    repair: { $0.alternatives(for: $1, of: "understandable-title") }
  ) { inspection in
    let design = inspection.design
    let keys = inspection.tabs { $0.title.isTextKey }
    guard keys.isEmpty else {
      return .broken(
        saying:
          "\(design.names(of: keys)) \(keys.count == 1 ? "looks" : "look") like the key of a text instead of the text",
        tabs: keys, measured: [Measurement("keys", keys.count)])
    }
    let placeholders = inspection.placeholders
    guard placeholders.isEmpty else {
      return .broken(
        saying:
          "\(design.names(of: placeholders)) \(placeholders.count == 1 ? "is a placeholder, not a title" : "are placeholders, not titles")",
        tabs: placeholders, measured: [Measurement("placeholders", placeholders.count)])
    }
    let short = inspection.tabs { $0.title.isAbbreviation }
    // Where every title is in capitals they are a style.
    guard short.isEmpty || !design.tabs.contains(where: { $0.title.hasSmallLetter }) else {
      return .needsPerson(
        saying:
          "would people know what \(design.names(of: short)) \(short.count == 1 ? "stands" : "stand") for?",
        tabs: short, measured: [Measurement("abbreviations", short.count)])
    }
    let praised = WordList.praisedTitles.words(in: design.locale) ?? []
    let isPraised = design.tabs.allSatisfy { WordList.contains($0.title, among: praised) }
    guard !isPraised else { return .met }
    return .standing(saying: "would people who open the app for the first time know what each tab holds?")
  }
}

extension Inspection {
  /// The tabs whose titles are a tool's or a sketch's, in the language of the design or in English, as tools have it.
  fileprivate var placeholders: [Int] {
    let own = tabs(titledIn: .placeholderTitles) ?? []
    let others = tabs { tab in
      tab.title.isNumberedPlaceholder || WordList.placeholderTitles.contains(tab.title, in: "en")
    }
    return own.isEmpty || others.isEmpty ? own + others : Set(own + others).sorted()
  }
}

extension String {
  /// Whether the text is a word for a tab and a number, such as `Tab 1`.
  fileprivate var isNumberedPlaceholder: Bool {
    guard utf8.last?.isDigit == true else { return false }
    let parts = split(separator: " ", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[1].isEmpty && parts[1].utf8.allSatisfy(\.isDigit)
      && WordList.numberedPlaceholders.contains(String(parts[0]))
  }

  /// Whether the text is the key of one in a file of translations, such as `tab_home` or `Common.Tabs.Home`.
  fileprivate var isTextKey: Bool {
    guard utf8.allSatisfy({ $0 > 0x20 && $0 < 0x80 }) else { return false }
    let parts = split(omittingEmptySubsequences: false) { $0 == "." || $0 == "_" }
    // Two letters at least on each side: U.S.A. is none; nor is a domain such as last.fm.
    guard parts.count > 1, parts.allSatisfy({ $0.count > 1 && $0.allSatisfy(\.isLetterOrDigit) }) else {
      return false
    }
    return contains("_") || parts.count > 2
  }

  /// Whether the text is made of two to six capitals, digits and hyphens, and not read like a word.
  fileprivate var isAbbreviation: Bool {
    guard (2...6).contains(utf8.count),
      utf8.allSatisfy({ $0.isCapital || $0.isDigit || $0 == UInt8(ascii: "-") })
    else { return false }
    return utf8.count(where: \.isCapital) > 1 && !WordList.knownAbbreviations.contains(self)
  }

  fileprivate var hasSmallLetter: Bool { contains(where: \.isLowercase) }
}

extension Character {
  fileprivate var isLetterOrDigit: Bool { isLetter || isNumber || self == "-" }
}

extension UInt8 {
  fileprivate var isCapital: Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self }
  fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}
