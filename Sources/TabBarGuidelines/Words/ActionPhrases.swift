extension WordList {
  /// Verbs that make an action of a title that they begin: Scan Code, Create Order.
  static let leadingVerbs = WordList(
    source: """
      The verbs among the titles of tabs that may act, with those for the same things in dictionaries; nouns of the \
      same letters are left to a list of their own
      """,
    words: [
      "en": [
        "add", "capture", "compose", "connect", "create", "delete", "edit", "generate", "import", "invite",
        "pay", "publish", "scan", "send", "submit", "upload", "write",
      ],
      "fr": [
        "acheter", "ajouter", "créer", "déposer", "écrire", "enregistrer", "envoyer", "importer", "modifier",
        "ouvrir", "partager", "payer", "publier", "réserver", "scanner",
      ],
      "es": [
        "abrir", "agregar", "añadir", "comprar", "compartir", "crear", "editar", "enviar", "escanear",
        "escribir", "grabar", "importar", "pagar", "pedir", "publicar", "reservar", "subir",
      ],
    ])

  /// Verbs that make an action of a title that they end: Konto eröffnen.
  static let trailingVerbs = WordList(
    source: "Dictionaries: verbs for the same things in languages that have them at the end",
    words: [
      "de": [
        "anlegen", "aufnehmen", "bearbeiten", "bestellen", "bezahlen", "buchen", "einladen", "erfassen",
        "eröffnen", "erstellen", "hinzufügen", "hochladen", "importieren", "kaufen", "melden", "öffnen",
        "scannen", "schreiben", "senden", "starten", "teilen", "verbinden",
      ],
      "ja": ["をスキャン", "を作成", "を共有", "を投稿", "を編集", "を送信", "を追加"],
    ])

  /// Verbs of English that are nouns or adjectives as well: Order History and New Releases are sections.
  static let doubtfulVerbs: [String] = [
    "book", "buy", "call", "make", "new", "open", "order", "post", "record", "share", "start",
  ]

  /// The words after which such a verb is one: Order Food, Share Location, Book a Table.
  static let objectsOfDoubtfulVerbs: [String] = [
    "a", "account", "an", "audio", "chat", "entry", "food", "game", "here", "it", "link", "location", "me",
    "message", "my", "note", "now", "online", "photo", "project", "session", "table", "task", "taxi", "the",
    "us", "video", "voice", "workout", "your",
  ]

  /// Titles beside which the symbol of a code means to hold the camera over one, or a section about codes.
  static let codeTitles = WordList(
    source: "Common practice: what tabs with the symbol of a code are called",
    words: [
      "en": ["code", "my code", "my qr code", "qr", "qr code", "scan"],
      "de": ["code", "mein code", "qr", "qr-code", "scan", "scannen"],
      "fr": ["code", "code qr", "mon code", "qr", "qr code", "scan"],
      "es": ["código", "código qr", "mi código", "qr", "escanear"],
      "ja": ["qr", "qrコード", "コード", "スキャン"],
    ])
}

/// Titles of several words that tell the app to do something, in the language of a locale.
struct ActionPhrases {
  private let leading: [String]
  private let trailing: [String]
  /// Verbs that are one only before some words.
  private let doubtful: [String]
  private let isUnspaced: Bool
  private let locale: String

  init(in locale: String) {
    leading = WordList.leadingVerbs.words(in: locale) ?? []
    trailing = WordList.trailingVerbs.words(in: locale) ?? []
    doubtful = WordList.isLanguage("en", of: locale) ? WordList.doubtfulVerbs : []
    isUnspaced = WordList.unspacedLanguages.contains { WordList.isLanguage($0, of: locale) }
    self.locale = locale
  }

  /// Returns whether a title is a verb and what it is done to.
  func contains(_ title: String) -> Bool {
    if isUnspaced { return trailing.contains(where: title.hasSuffix) }
    // Most titles are one word, or begin and end with other words than these.
    guard title.utf8.contains(0x20), !title.isPlain || hasVerbAtEnd(title) else { return false }
    let parts = WordList.normalized(title).split { $0 == " " }
    guard (2...4).contains(parts.count), !WordList.praisedTitles.contains(title, in: locale) else {
      return false
    }
    if leading.contains(where: { $0 == parts[0] }) { return true }
    if trailing.contains(where: { $0 == parts[parts.count - 1] }) { return true }
    return doubtful.contains { $0 == parts[0] } && WordList.objectsOfDoubtfulVerbs.contains { $0 == parts[1] }
  }

  /// Returns whether a title of ASCII begins or ends with a verb.
  private func hasVerbAtEnd(_ title: String) -> Bool {
    title.withBytes { bytes in
      guard let first = bytes.firstIndex(of: 0x20), let last = bytes.lastIndex(of: 0x20) else { return false }
      let (start, end) = (bytes[..<first], bytes[(last + 1)...])
      return leading.contains { $0.isSame(as: start) } || doubtful.contains { $0.isSame(as: start) }
        || trailing.contains { $0.isSame(as: end) }
    }
  }
}

/// The symbols of codes and of what reads them.
///
/// Source: the names of the list of SF Symbols, under camera and photos.
enum CodeSymbols {
  private static let names: [String] = [
    "barcode", "barcode.viewfinder", "camera.viewfinder", "qrcode", "qrcode.viewfinder", "viewfinder",
  ]

  static func contains(_ symbol: String) -> Bool { names.contains(symbol) }
}
