extension WordList {
  /// Titles of what many apps reach by a button in another section, and not by a tab.
  static let buttonTitles = WordList(
    source: """
      The App Store, Music, Podcasts and TV on iPhone reach the account by the picture at the top of a section; \
      the other words are common practice for such a button, and translations of them
      """,
    words: [
      "en": [
        "about", "account", "feedback", "help", "me", "my account", "my profile", "preferences", "profile",
        "settings", "support",
      ],
      "de": ["einstellungen", "hilfe", "ich", "konto", "mein konto", "profil"],
      "fr": ["aide", "compte", "mon compte", "profil", "réglages"],
      "es": ["ajustes", "ayuda", "cuenta", "mi cuenta", "perfil"],
      "ja": ["アカウント", "プロフィール", "ヘルプ", "設定"],
    ])
}
