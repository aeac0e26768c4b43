extension WordList {
  /// Titles beside which Home is about a home, as in an app for lamps and doors or for flats.
  ///
  /// Devices and Buy are not among them: other apps have tabs of these names beside a Home that is too broad.
  static let homeSubjects = WordList(
    source: "The tabs of Apple's Home app; dictionaries for what is said of homes that are let or sold",
    words: [
      "en": [
        "accessories", "automation", "automations", "cameras", "listings", "mortgage", "mortgages",
        "properties", "rent", "rooms", "scenes", "tenants",
      ],
      "de": ["automation", "automationen", "geräte", "immobilien", "mieter", "räume", "szenen", "zubehör"],
      "fr": ["accessoires", "automatisation", "automatisations", "biens", "locataires", "pièces", "scènes"],
      "es": [
        "accesorios", "automatización", "automatizaciones", "escenas", "habitaciones", "inmuebles",
        "inquilinos", "propiedades",
      ],
      "ja": ["アクセサリ", "オートメーション", "シーン", "部屋", "物件"],
    ])

  /// Symbols of things in a home, by the first part of their names.
  static let homeSymbols: [String] = ["homekit", "homepod", "lamp", "sensor"]
}
