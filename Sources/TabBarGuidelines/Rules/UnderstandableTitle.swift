import TabBarCore

extension Inspection {
  var understandableTitle: Judgement {
    let keys = tabs { $0.title.isTextKey }
    guard keys.isEmpty else { return .broken("text-key", keys, ["keys": keys.count]) }
    guard placeholders.isEmpty else {
      return .broken("placeholder", placeholders, ["placeholders": placeholders.count])
    }
    let short = tabs { $0.title.isAbbreviation }
    // Where every title is in capitals they are a style.
    guard
      short.isEmpty || !allOfTheTabs.contains(where: { $0.title.contains(where: \.isLowercase) })
    else {
      return .asked(short, ["abbreviations": short.count])
    }
    let isPraised = titles.allSatisfy { $0.isIn(.praisedTitles) }
    return isPraised ? .met : .question()
  }

  /// The tabs whose titles are a tool's or a sketch's, in the language of the design or in English, as tools have it.
  fileprivate var placeholders: [Int] {
    let isEnglish = WordList.isLanguage("en", of: design.locale)
    return indices(among: titles.indices) { index in
      titles[index].isNumberedPlaceholder || titles[index].isIn(.placeholderTitles)
        || !isEnglish && WordList.placeholderTitles.contains(design.tabs[index].title, in: "en")
    }
  }
}

extension String {
  /// Whether the text is a word for a tab and a number, such as `Tab 1`.
  var isNumberedPlaceholder: Bool {
    guard utf8.last?.isDigit == true else { return false }
    guard let space = utf8.firstIndex(of: UInt8(ascii: " ")) else { return false }
    return self[utf8.index(after: space)...].utf8.allSatisfy(\.isDigit)
      && WordList.numberedPlaceholders.contains(String(self[..<space]))
  }

  /// Whether the text is the key of one in a file of translations, such as `tab_home` or `Common.Tabs.Home`.
  fileprivate var isTextKey: Bool {
    guard utf8.count <= WordList.longest,
      utf8.contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") })
    else { return false }
    let parts = split(omittingEmptySubsequences: false) { $0 == "." || $0 == "_" }
    // Two letters at least on each side: U.S.A. is none; nor is a domain such as last.fm.
    return parts.count > (contains("_") ? 1 : 2)
      && parts.allSatisfy {
        $0.utf8.count > 1 && $0.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0.isHyphen }
      }
  }

  /// Whether the text is made of two to six capitals, digits and hyphens, and not read like a word.
  fileprivate var isAbbreviation: Bool {
    (2...6).contains(utf8.count) && utf8.allSatisfy { $0.isCapital || $0.isDigit || $0.isHyphen }
      && utf8.count(where: \.isCapital) > 1 && !WordList.knownAbbreviations.contains(self)
  }
}

extension UInt8 {
  fileprivate var isCapital: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
  fileprivate var isLetter: Bool { isCapital || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  fileprivate var isHyphen: Bool { self == UInt8(ascii: "-") }
}
