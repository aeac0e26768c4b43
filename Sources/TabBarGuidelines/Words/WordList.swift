import CTabBarTables
import TabBarCore

/// Words that a rule looks for in titles, by language: a list of `words.inc`, which says where they come from.
enum WordList: Int, CaseIterable {
  case leadingVerbs, trailingVerbs, doubtfulVerbs, objectsOfDoubtfulVerbs, codeTitles, codeSymbols,
    actions, actionSymbols, buttonTitles, contentAdjectives, drawerTitles, drawerSymbols,
    homeSubjects, homeSymbols, liveTitles, recordedTitles, nextSteps, leadingToStep, nothing,
    placeholderTitles, numberedPlaceholders, searchTitles, searchingWords, smallWords, prepositions,
    joiningWords, fixedPairs, praisedTitles, knownAbbreviations, homeTitles, moreTitles,
    possibleMoreTitles, activityTitles, possibleActivityTitles, vagueTitles, possiblyVagueTitles

  /// The rows at which the lists begin: they are in the order of the cases.
  private static let rows = (0..<tb_word_list_rows()).filter { tb_word_list_name($0) != nil }

  private var row: Int { Self.rows[rawValue] }
  /// What tells it from the other lists in a set of them.
  var bit: UInt64 { 1 << rawValue }

  /// Returns whether there are words in the language of a locale, such as `en` or `de-CH`.
  func covers(_ locale: String) -> Bool { hasTable(in: locale) { _ in true } }

  /// Returns whether a title is one of the words in the language of a locale.
  func contains(_ title: String, in locale: String) -> Bool {
    hasTable(in: locale) { Self.contains(title, among: $0) }
  }

  /// Returns whether a text is one of the words for every language.
  func contains(_ text: String) -> Bool { contains(text, in: "") }

  func words(in locale: String) -> [String]? {
    var words: [String] = []
    _ = hasTable(in: locale) {
      words += [String](table: $0)
      return false
    }
    return words.isEmpty ? nil : words
  }

  /// Returns whether one of the words of a title is in the list; a language without spaces has them anywhere in it.
  func containsWord(of title: String, in locale: String) -> Bool {
    let text = Self.normalized(title)
    if Self.isUnspaced(locale) { return words(in: locale)?.contains(where: text.contains) ?? false }
    return text.split { !$0.isLetter }.contains { contains(String($0), in: locale) }
  }

  var languages: [String] {
    var languages: [String] = []
    var next = row + 1
    while let code = tb_word_list_language(next) {
      let language = String(cString: code)
      if !languages.contains(language) { languages.append(language) }
      next += 1
    }
    return languages
  }

  /// Returns whether something holds for one of its rows in the language of a locale.
  private func hasTable(in locale: String, where holds: (tb_words) -> Bool) -> Bool {
    var locale = locale
    return locale.withUTF8 { locale in
      guard let start = locale.baseAddress else { return false }
      var next = row
      while let table = tb_word_list_words(&next, start, locale.count) {
        if holds(table) { return true }
      }
      return false
    }
  }

  static func contains(_ title: String, among words: tb_words) -> Bool {
    guard title.utf8.count <= longest else { return false }
    let found = look(for: title, in: words)
    guard found < 0 else { return found == 1 }
    let text = normalized(title)
    if look(for: text, in: words) == 1 { return true }
    return hasMark(text) && [String](table: words).contains(text)
  }

  /// Returns the lists that have a normalized title among their words for a locale.
  static func lists(with text: String, in locale: String) -> UInt64 {
    guard hasMark(text) else { return tb_word_lists_with(text, locale) }
    return allCases.filter { $0.contains(text, in: locale) }.reduce(0) { $0 | $1.bit }
  }

  /// Whether a text has a letter and a mark of its own, which is the same text as the letter with its mark.
  private static func hasMark(_ text: String) -> Bool {
    !text.utf8.allSatisfy { $0 < 0x80 }
      && text.unicodeScalars.contains { $0.properties.canonicalCombiningClass != .notReordered }
  }

  /// The most bytes of a title that can be one of the words: more than the longest has, and spaces around it.
  static let longest = 128

  private static func look(for text: String, in words: tb_words) -> Int32 {
    var text = text
    return text.withUTF8 { bytes in
      bytes.baseAddress.map { tb_words_contain(words, $0, bytes.count) } ?? 0
    }
  }

  /// Returns whether a title is one of some words in lower case.
  static func contains(_ title: String, among words: [String]) -> Bool {
    title.utf8.count <= longest && words.contains(normalized(title))
  }

  /// Returns whether a code is that of a locale's language: `de` of `de`, `de-CH` and `DE_ch`.
  static func isLanguage(_ code: String, of locale: String) -> Bool {
    code == locale || locale.prefix { $0 != "-" && $0 != "_" }.lowercased() == code
  }

  /// The languages that put no spaces between words, so that words cannot be counted.
  static let unspacedLanguages = ["ja", "zh", "th", "lo", "km", "my"]

  /// Returns whether the language of a locale puts no spaces between words.
  static func isUnspaced(_ locale: String) -> Bool {
    unspacedLanguages.contains(locale.prefix { $0 != "-" && $0 != "_" }.lowercased())
  }

  /// Returns a title in lower case without the spaces around it.
  static func normalized(_ title: String) -> String {
    let isPadded =
      title.unicodeScalars.first?.isSpace == true || title.unicodeScalars.last?.isSpace == true
    return isPadded ? title[...].trimmed.lowercased() : title.lowercased()
  }
}

extension [String] {
  init(table: tb_words) {
    self.init()
    var next = table
    while let word = next.pointee {
      append(String(cString: word))
      next += 1
    }
  }
}

extension Substring {
  /// The text without white space at its ends.
  var trimmed: String {
    var text = unicodeScalars
    while text.first?.isSpace == true { text.removeFirst() }
    while text.last?.isSpace == true { text.removeLast() }
    return String(text)
  }
}

extension Unicode.Scalar {
  /// Whether it is white space; that of ASCII is known without a table.
  var isSpace: Bool { value < 0x80 ? value <= 0x20 : properties.isWhitespace }
}

extension Inspection {
  /// Returns the indices of the tabs whose titles are in a list, or `nil` where it has no words in the
  /// language of the design.
  func tabs(titledIn list: WordList) -> [Int]? {
    guard list.covers(design.locale) else { return nil }
    let titles = titles
    return indices(among: titles.indices) { titles[$0].isIn(list) }
  }
}
