extension WordList {
  /// Titles that tell the app to do something now and can hardly name a section.
  ///
  /// "Sign In" and "Buy Now" are not among them: Apple's guideline of 2019 gives both as good titles.
  static let actions = WordList(
    source: """
      The catalogue's examples for R08 and R09, and phrases of the same kind; in other languages what \
      Mastodon calls its commands Sign Out, Cancel and Delete
      """,
    words: [
      "en": [
        "+", "＋", "add new", "cancel", "close", "create new", "delete", "log off", "log out", "logout",
        "new message", "new post", "new tweet", "redo", "refresh", "reload", "sign off", "sign out",
        "sort", "undo",
      ],
      "de": ["+", "＋", "abbrechen", "abmelden", "löschen"],
      "fr": ["+", "＋", "annuler", "se déconnecter", "supprimer"],
      "es": ["+", "＋", "borrar", "cancelar", "cerrar sesión"],
      "ja": ["+", "＋", "キャンセル", "サインアウト", "削除"],
    ])

  /// Titles that are an action in one app and a section in another.
  ///
  /// Verbs that guidelines praise as titles, such as Watch Now, Browse and Search, are not among them.
  static let possibleActions = WordList(
    source: """
      Titles of tabs in public apps that act in some (Mastodon's Compose) and go somewhere in others; in \
      other languages what Mastodon calls Add, Compose, Edit, Publish and Share, and ProtonVPN Quick Connect
      """,
    words: [
      "en": [
        "add", "call", "capture", "compose", "connect", "create", "disconnect", "edit", "filter", "new",
        "open url", "pay", "post", "publish", "quick connect", "record", "scan", "send", "share", "upload",
        "write",
      ],
      "de": [
        "bearbeiten", "hinzufügen", "neue nachricht", "schnellverbinden", "teilen", "veröffentlichen",
      ],
      "fr": ["ajouter", "connexion rapide", "éditer", "partager", "publier", "rédiger"],
      "es": ["añadir", "compartir", "conexión rápida", "editar", "publicar", "redactar"],
      "ja": ["クイック接続", "共有", "投稿", "新規作成", "編集", "追加"],
    ])
}

/// The symbols of actions, which hardly ever mean a place.
///
/// Sources: the middle items of the bars of Mastodon (`square.and.pencil`) and Proton Pass (a plus sign), which
/// both open a form over the section that people are in; Apple, Human Interface Guidelines, Icons, for the
/// others, which it lists under common actions.
enum ActionSymbols {
  private static let names: [String] = [
    "plus", "plus.circle", "plus.circle.fill", "plus.square", "plus.square.fill", "plus.app",
    "plus.app.fill", "square.and.pencil", "square.and.arrow.up", "arrow.clockwise", "trash", "trash.fill",
    "rectangle.portrait.and.arrow.right", "arrow.uturn.backward", "arrow.uturn.forward",
  ]

  static func contains(_ symbol: String) -> Bool { names.contains(symbol) }
}
