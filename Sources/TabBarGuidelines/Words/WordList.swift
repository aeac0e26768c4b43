import TabBarCore

/// Words that a rule looks for in titles, by language.
///
/// A word is found where it is the whole title; case and the spaces around it do not count. One more
/// language is one more entry in the list's file. A word that may be meant in another way as well belongs
/// into a list of its own, which only leads to a question.
public struct WordList: Sendable {
  /// Where the words come from.
  public let source: String
  /// The words in lower case, by the language's code, such as `en`.
  ///
  /// They are few enough that going through them is as fast as a set, which would first have to be built.
  public let words: KeyValuePairs<String, [String]>

  /// Returns whether there are words in the language of a locale, such as `en` or `de-CH`.
  public func covers(_ locale: String) -> Bool { words(in: locale) != nil }

  /// Returns whether a title is one of the words in the language of a locale.
  public func contains(_ title: String, in locale: String) -> Bool {
    words(in: locale).map { Self.contains(title, among: $0) } ?? false
  }

  /// Returns the words in the language of a locale, or `nil` where there are none.
  func words(in locale: String) -> [String]? {
    for entry in words where Self.isLanguage(entry.key, of: locale) { return entry.value }
    return nil
  }

  /// Returns whether a title is one of some words in lower case.
  static func contains(_ title: String, among words: [String]) -> Bool {
    for word in words where word.isSameBytes(as: title) { return true }
    // Letters of ASCII have one coding only, so that the bytes have decided and nothing has to be made.
    return title.isPlain ? false : words.contains(normalized(title))
  }

  /// Returns whether a code is that of a locale's language: `de` of `de`, `de-CH` and `DE_ch`.
  static func isLanguage(_ code: String, of locale: String) -> Bool {
    if code == locale { return true }
    var rest = locale.utf8.makeIterator()
    for byte in code.utf8 {
      guard let other = rest.next(), other.lowercasedASCII == byte else { return false }
    }
    let end = rest.next()
    return end == nil || end == UInt8(ascii: "-") || end == UInt8(ascii: "_")
  }

  /// Returns a title in lower case without the spaces around it.
  static func normalized(_ title: String) -> String {
    if title.isPlain { return title.lowercased() }
    return title[...].trimmed.lowercased()
  }
}

extension Substring {
  /// The text without white space at its ends.
  var trimmed: String {
    var text = self
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}

extension String {
  /// Returns what a function makes of the bytes, which is far faster than to go through them one by one.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    return Array(utf8).withUnsafeBufferPointer(body)
  }

  /// Whether the text is of ASCII alone, not empty, and without spaces around it, as most titles are.
  var isPlain: Bool {
    withBytes { bytes in
      guard let first = bytes.first, first > 0x20, let last = bytes.last, last > 0x20 else { return false }
      for byte in bytes where byte >= 0x80 { return false }
      return true
    }
  }

  /// Whether two texts have the same bytes, but for the case of letters of ASCII.
  func isSameBytes(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    return other.withBytes { isSame(as: $0[...]) }
  }

  /// Whether the text has some bytes, but for the case of letters of ASCII.
  func isSame(as other: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard utf8.count == other.count else { return false }
    return withBytes { bytes in
      for index in 0..<bytes.count {
        let (byte, otherByte) = (bytes[index], other[other.startIndex + index])
        guard byte == otherByte || byte.lowercasedASCII == otherByte.lowercasedASCII else { return false }
      }
      return true
    }
  }
}

extension UInt8 {
  /// The byte of the small letter where it is that of a capital one of ASCII.
  var lowercasedASCII: UInt8 { self >= 0x41 && self <= 0x5A ? self | 0x20 : self }
}

/// The lengths of the titles of a bar.
struct TitleLengths {
  /// Whether every title is of ASCII, with a length that counts.
  private(set) var isComplete = true
  private var bits: UInt64 = 0

  /// Notes the lengths of the titles of some tabs, in bytes.
  init(_ tabs: [Tab]) {
    for index in tabs.indices {
      let length = tabs[index].title.utf8.count
      if tabs[index].title.isPlain, length < 64 { bits |= 1 << UInt64(length) } else { isComplete = false }
    }
  }

  /// Returns whether a title has a length.
  func contains(_ length: Int) -> Bool { length < 64 && bits & 1 << UInt64(length) != 0 }
}

extension Inspection {
  /// Returns the indices of the tabs whose titles are in a list, or `nil` where it has no words in the
  /// language of the design.
  func tabs(titledIn list: WordList) -> [Int]? {
    guard let words = list.words(in: design.locale) else { return nil }
    guard titleLengths.isComplete else { return tabs { WordList.contains($0.title, among: words) } }
    // A title of ASCII is none of the words with another length, so that few words are left to compare.
    let bar = design.tabs
    let isFound = words.contains { word in
      titleLengths.contains(word.utf8.count)
        && bar.indices.contains { word.isSameBytes(as: bar[$0].title) }
    }
    return isFound ? tabs { WordList.contains($0.title, among: words) } : []
  }
}
