/// What is known about languages.
public enum Localization {
  /// The language of titles that no other one was given for.
  public static let standard = "en"
  /// A made-up language with titles a third longer than the design's own, to see what a translation may do.
  public static let pseudo = "pseudo"

  /// The languages that read from right to left, by their codes: those written in Arabic, Hebrew, Syriac,
  /// Thaana, N'Ko and Adlam letters (Unicode CLDR, character orders).
  private static let rightToLeft = [
    "ar", "fa", "he", "iw", "ur", "ps", "ckb", "sd", "ug", "yi", "dv", "syr", "nqo", "ff-adlm", "ks",
    "ku-arab",
  ]

  /// Returns whether a language, such as `ar` or `he-IL`, reads from right to left.
  public static func readsRightToLeft(_ identifier: String) -> Bool {
    let id = identifier.lowercased()
    return rightToLeft.contains { id == $0 || id.hasPrefix($0 + "-") || id.hasPrefix($0 + "_") }
  }

  /// Returns the title of a tab in a language: that of the locale, else that of its language, else its own.
  public static func title(of tab: Tab, in identifier: String) -> String {
    if identifier == pseudo { return lengthened(tab.title) }
    guard let details = tab.details else { return tab.title }
    if let title = details[titleIn: identifier] { return title }
    let language = identifier.prefix { $0 != "-" && $0 != "_" }
    return details[titleIn: String(language)] ?? tab.title
  }

  /// Returns a title that is 35 % longer and accented, so that it can be told from a real one.
  ///
  /// 35 % is what a translation of short English texts into German or Finnish often takes; a design that
  /// holds this holds most languages.
  static func lengthened(_ title: String) -> String {
    guard !title.isEmpty else { return title }
    let accented = String(title.map { accents[$0] ?? $0 })
    let more = (title.count * 35 + 99) / 100
    return accented + String(repeating: "~", count: more)
  }

  private static let accents: [Character: Character] = [
    "a": "á", "e": "é", "i": "í", "o": "ó", "u": "ú", "c": "ç", "n": "ñ", "y": "ý",
    "A": "Á", "E": "É", "I": "Í", "O": "Ó", "U": "Ú", "C": "Ç", "N": "Ñ", "Y": "Ý",
  ]
}
