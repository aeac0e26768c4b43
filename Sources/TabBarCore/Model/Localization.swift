/// Facts about languages, and titles in them.
package enum Localization {
  /// The language of the tabs' own titles.
  package static let standard = "en"
  /// A made-up language with titles a third longer than the design's own, to see what a translation may do.
  package static let pseudo = "pseudo"

  /// The languages that the word lists and the measured titles are for, in English.
  package static let names: [(id: String, name: String)] = [
    ("en", "English"), ("de", "German"), ("fr", "French"), ("es", "Spanish"), ("ja", "Japanese"),
    ("ar", "Arabic"), ("he", "Hebrew"),
  ]

  /// Returns the name of a language in English, or its identifier.
  package static func name(of identifier: String) -> String {
    names.first { $0.id == identifier }?.name ?? identifier
  }

  /// The codes of languages: those of ISO 639-1, of three letters those that Unicode CLDR has texts for,
  /// and `pseudo`.
  private static let codes = Set(
    """
    aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es et \
    eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik in io is it iu iw ja ji jv ka kg \
    ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no \
    nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg \
    th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu ast bem bho brx ceb chr ckb doi dsb fil fur \
    gsw haw hsb kab kok lij mai mni nds nqo pcm prs sat scn smn syr tok yue pseudo
    """.split(separator: " "))

  /// Whether an identifier, such as `pt-BR`, is of a language that is known.
  package static func knows(_ identifier: String) -> Bool {
    codes.contains(identifier.prefix { $0 != "-" })
  }

  /// Returns the identifier of a language by its name in English, or `nil`.
  package static func named(_ name: String) -> String? {
    names.first { $0.name.lowercased() == name.lowercased() }?.id
  }

  /// The languages that read from right to left, by their codes: those written in Arabic, Hebrew, Syriac,
  /// Thaana and N'Ko letters (Unicode CLDR, character orders).
  private static let rightToLeft = Set("ar fa he iw ur ps ckb sd ug yi dv syr nqo ks".split(separator: " "))
  /// The scripts that read from right to left, by their codes after that of the language (ISO 15924).
  private static let scriptsRightToLeft = Set("arab hebr syrc thaa nkoo adlm rohg".split(separator: " "))

  /// Returns whether a language, such as `ar`, `he-IL` or `az-Arab`, reads from right to left.
  ///
  /// A script says more than the language: Kashmiri reads from the left in Devanagari, `ks-Deva`.
  package static func readsRightToLeft(_ identifier: String) -> Bool {
    if identifier == standard || identifier == pseudo { return false }
    let parts = identifier.lowercased().split { $0 == "-" || $0 == "_" }
    if let script = parts.dropFirst().first(where: { $0.count == 4 && $0.allSatisfy(\.isLetter) }) {
      return scriptsRightToLeft.contains(script)
    }
    return parts.first.map(rightToLeft.contains) ?? false
  }

  /// Returns the title of a tab in a language: that of the locale, else that of its language, else its own.
  package static func title(of tab: Tab, in identifier: String) -> String {
    if identifier == pseudo { return lengthened(tab.title) }
    return language(ofTitle: tab, in: identifier).flatMap { tab.titles[$0] } ?? tab.title
  }

  /// Returns the language that the title of a tab was given in for a locale; `nil` where it is the tab's own title, whose
  /// language nobody has said.
  package static func language(ofTitle tab: Tab, in identifier: String) -> String? {
    guard case let titles = tab.titles, !titles.isEmpty, identifier != pseudo else { return nil }
    return [identifier, String(identifier.prefix { $0 != "-" && $0 != "_" })].first { titles[$0] != nil }
  }

  /// Returns a title that is 35 % longer and accented, so that nobody takes it for a real one.
  ///
  /// German and Finnish translations of short English texts are often 35 % longer, so a design that has room for
  /// this has room for most languages.
  static func lengthened(_ title: String) -> String {
    guard !title.isEmpty else { return title }
    let accented = String(title.map { accents[$0] ?? $0 })
    let more = (title.count * 35 + 99) / 100
    return accented + String(repeating: "~", count: more)
  }

  private static let accents = Dictionary(
    uniqueKeysWithValues: zip("aeioucnyAEIOUCNY", "áéíóúçñýÁÉÍÓÚÇÑÝ"))
}
