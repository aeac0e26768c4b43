extension WordList {
  /// Titles that do not tell what a tab holds. Home and More are left to rules of their own.
  static let vagueTitles = WordList(
    source: """
      Apple, tvOS Human Interface Guidelines, Tab Bars, 2019: titles to avoid as not specific, in both numbers; in \
      other languages what edX calls the tab that is Videos in English
      """,
    words: [
      "en": [
        "audio", "content", "contents", "feed", "product", "products", "programming", "video", "videos",
      ],
      "de": ["video", "videos"],
      "fr": ["vidéo", "vidéos"],
      "ja": ["動画"],
    ])

  /// Titles that may not tell what a tab holds: collections of whatever fits nowhere else, and words of other
  /// languages for those that Apple's list of vague titles has in English.
  ///
  /// Lists, Feeds and Categories are not among them: people make lists, follow feeds and go through the categories
  /// of a shop.
  static let possiblyVagueTitles = WordList(
    source: "Common practice, and dictionaries: words that would do for any tab of any app",
    words: [
      "en": [
        "data", "info", "information", "items", "misc", "misc.", "miscellaneous", "other", "others", "page",
        "pages", "program", "programme", "programmes", "programs", "section", "sections", "stuff", "things",
        "various",
      ],
      "de": [
        "anderes", "audio", "daten", "diverses", "feed", "info", "informationen", "infos", "inhalt",
        "inhalte", "produkt", "produkte", "programm", "programme", "seiten", "sonstige", "sonstiges",
        "verschiedenes",
      ],
      "fr": [
        "audio", "contenu", "contenus", "divers", "données", "flux", "infos", "informations", "pages",
        "produit", "produits", "programme", "programmes",
      ],
      "es": [
        "audio", "contenido", "contenidos", "datos", "información", "páginas", "producto", "productos",
        "programa", "programación", "programas", "varios", "video", "videos", "vídeo", "vídeos",
      ],
      "ja": ["オーディオ", "コンテンツ", "データ", "フィード", "商品", "情報"],
    ])

  /// Symbols that say of a word that it names what the tab holds, by the first part of their names.
  private static let subjects: [(words: [String], symbols: [String])] = [
    (["audio", "オーディオ"], ["headphones", "hifispeaker", "mic", "music", "speaker", "waveform"]),
    (
      ["video", "videos", "vidéo", "vidéos", "vídeo", "vídeos", "動画"],
      ["film", "movieclapper", "play", "video"]
    ),
    (
      ["product", "products", "produkt", "produkte", "produit", "produits", "producto", "productos", "商品"],
      ["bag", "basket", "cart", "shippingbox", "tag"]
    ),
    (["options", "optionen", "opciones", "オプション"], ["gear", "gearshape", "slider"]),
    (["tools", "werkzeuge", "outils", "herramientas", "ツール"], ["hammer", "screwdriver", "wrench"]),
  ]

  /// Returns whether the symbol of a tab shows that a vague word is meant as it is: headphones beside Audio.
  static func isSubject(_ title: String, beside symbol: String) -> Bool {
    let title = normalized(title)
    guard let subject = subjects.first(where: { $0.words.contains(title) }) else { return false }
    return symbol.prefix { $0 != "." }.isAny(of: subject.symbols)
  }
}

extension Substring {
  fileprivate func isAny(of words: [String]) -> Bool { words.contains { self == $0 } }
}
