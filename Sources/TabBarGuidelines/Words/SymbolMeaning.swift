/// The usual meaning of a symbol in a tab bar.
package struct SymbolMeaning: Hashable, Sendable {
  /// The names of the symbols without their variants, the most usual one first. The plain words among them are how
  /// apps call pictures of their own.
  let symbols: [String]
  /// Titles, in lower case and in English, of the tabs that have it.
  let words: [String]

  /// The meanings that everyone knows.
  ///
  /// Sources of the symbols: as of `UniversalSymbols`. The words are titles of tabs with these symbols in public apps.
  static let universal: [SymbolMeaning] = [
    SymbolMeaning(
      symbols: ["magnifyingglass", "search"],
      words: ["search", "find", "explore", "discover", "look up", "browse", "search and explore"]),
    SymbolMeaning(
      symbols: ["person.crop.circle", "person", "person.crop.square", "profile"],
      words: [
        "profile", "account", "me", "my account", "my profile", "you", "user", "users", "people", "friends",
        "contacts",
        "contact", "members", "customers", "sign in", "log in", "login",
      ]),
    SymbolMeaning(
      symbols: ["gearshape", "gear", "gearshape.2", "settings"],
      words: [
        "settings", "setting", "preferences", "options", "setup", "configuration", "account",
        "my account",
      ]),
    SymbolMeaning(
      symbols: ["cart", "bag", "basket", "storefront", "shop", "store"],
      words: [
        "store", "shop", "shopping", "cart", "basket", "bag", "orders", "purchases", "market", "products",
        "checkout",
      ]),
  ]

  /// Meanings that many apps share, with their most frequent symbol.
  ///
  /// A title with one of these is not about search, settings, a store or a profile.
  static let common: [SymbolMeaning] = [
    SymbolMeaning(symbols: ["house"], words: ["home", "start"]),
    SymbolMeaning(
      symbols: ["person.2"], words: ["friends", "family", "people", "groups", "community", "sharing"]),
    SymbolMeaning(
      symbols: ["bubble.left.and.bubble.right"],
      words: ["chat", "chats", "messages", "conversation", "conversations"]),
    SymbolMeaning(symbols: ["tray"], words: ["inbox"]),
    SymbolMeaning(symbols: ["envelope"], words: ["mail", "email"]),
    SymbolMeaning(symbols: ["phone"], words: ["calls", "phone"]),
    SymbolMeaning(symbols: ["bell"], words: ["notifications", "alerts"]),
    SymbolMeaning(symbols: ["calendar"], words: ["calendar", "events", "schedule"]),
    SymbolMeaning(symbols: ["clock"], words: ["history", "recents", "recent"]),
    SymbolMeaning(symbols: ["star"], words: ["favorites", "favourites"]),
    SymbolMeaning(symbols: ["bookmark"], words: ["bookmarks", "saved"]),
    SymbolMeaning(symbols: ["arrow.down.circle"], words: ["downloads"]),
    SymbolMeaning(symbols: ["books.vertical"], words: ["library", "books"]),
    SymbolMeaning(symbols: ["newspaper"], words: ["news"]),
    SymbolMeaning(symbols: ["photo.on.rectangle"], words: ["photos", "gallery"]),
    SymbolMeaning(symbols: ["camera"], words: ["camera"]),
    SymbolMeaning(symbols: ["music.note"], words: ["music", "songs"]),
    SymbolMeaning(symbols: ["film"], words: ["movies", "films"]),
    SymbolMeaning(symbols: ["tv"], words: ["tv", "tv shows"]),
    SymbolMeaning(symbols: ["gamecontroller"], words: ["games"]),
    SymbolMeaning(symbols: ["map"], words: ["map", "maps", "places"]),
  ]

  /// Symbols that fit a title, though no symbol is usual for it. They are proposed, and no rule asks for them; all are in
  /// SF Symbols since iOS 15 at the latest.
  static let fitting: [SymbolMeaning] = [
    SymbolMeaning(symbols: ["calendar"], words: ["programme", "program", "agenda", "timetable", "bookings"]),
    SymbolMeaning(symbols: ["ticket"], words: ["tickets", "my tickets"]),
    SymbolMeaning(symbols: ["creditcard"], words: ["cards", "wallet"]),
    SymbolMeaning(symbols: ["building.columns"], words: ["accounts", "bank", "museum"]),
    SymbolMeaning(
      symbols: ["chart.line.uptrend.xyaxis"], words: ["invest", "investments", "stocks", "savings"]),
    SymbolMeaning(
      symbols: ["arrow.left.arrow.right"], words: ["transfer", "transfers", "send", "payments", "pay"]),
    SymbolMeaning(symbols: ["tag"], words: ["offers", "deals", "sale", "prices"]),
    SymbolMeaning(
      symbols: ["chart.bar"], words: ["reports", "statistics", "stats", "analytics", "insights", "progress"]),
    SymbolMeaning(symbols: ["checkmark.circle"], words: ["approvals", "tasks", "to do", "done"]),
    SymbolMeaning(symbols: ["person.3"], words: ["team", "teams", "staff"]),
    SymbolMeaning(
      symbols: ["square.grid.2x2"], words: ["overview", "dashboard", "apps", "categories", "browse"]),
    SymbolMeaning(symbols: ["list.bullet"], words: ["list", "lists", "my list", "feed"]),
    SymbolMeaning(symbols: ["folder"], words: ["files", "documents", "projects", "resources"]),
    SymbolMeaning(symbols: ["antenna.radiowaves.left.and.right"], words: ["live", "radio", "broadcast"]),
    SymbolMeaning(symbols: ["play.rectangle"], words: ["shows", "videos", "watch", "watch now", "stream"]),
    SymbolMeaning(symbols: ["play.circle"], words: ["listen", "listen now", "now playing", "playlists"]),
    SymbolMeaning(symbols: ["mic"], words: ["podcasts", "talks", "microphone", "recordings"]),
    SymbolMeaning(symbols: ["photo"], words: ["picture", "pictures", "image", "images"]),
    SymbolMeaning(symbols: ["banknote"], words: ["money", "cash"]),
    SymbolMeaning(symbols: ["fork.knife"], words: ["food", "restaurant", "restaurants", "menu", "eat"]),
    SymbolMeaning(symbols: ["cloud.sun"], words: ["weather", "forecast"]),
    SymbolMeaning(symbols: ["globe"], words: ["world", "internet", "web"]),
    SymbolMeaning(symbols: ["sportscourt"], words: ["sport", "sports"]),
    SymbolMeaning(symbols: ["heart"], words: ["health", "wishlist", "my plan", "likes"]),
    SymbolMeaning(symbols: ["graduationcap"], words: ["courses", "course", "learn", "lessons", "classes"]),
    SymbolMeaning(symbols: ["book"], words: ["reading", "reader", "stories", "recipes"]),
    SymbolMeaning(symbols: ["airplane"], words: ["trips", "travel", "flights"]),
    SymbolMeaning(symbols: ["figure.walk"], words: ["workouts", "training", "fitness", "activity"]),
    SymbolMeaning(symbols: ["questionmark.circle"], words: ["help", "support"]),
    SymbolMeaning(
      symbols: ["shippingbox"],
      words: [
        "orders", "my orders", "deliveries", "parcels", "parcel", "packages", "shipments", "box", "stock",
        "inventory",
      ]),
    SymbolMeaning(symbols: ["clock"], words: ["timesheet", "time sheet", "timesheets", "hours", "times"]),
    SymbolMeaning(
      symbols: ["sparkles"],
      words: ["new", "new releases", "releases", "what's new", "for you", "highlights"]),
    SymbolMeaning(symbols: ["music.mic"], words: ["line-up", "lineup", "artists", "bands", "concerts"]),
    SymbolMeaning(symbols: ["tv"], words: ["series", "episodes"]),
    SymbolMeaning(symbols: ["binoculars"], words: ["discover", "explore"]),
    SymbolMeaning(symbols: ["face.smiling"], words: ["kids", "children"]),
    SymbolMeaning(
      symbols: ["wrench.and.screwdriver"],
      words: ["spare parts", "parts", "tools", "repairs", "maintenance", "service"]),
    SymbolMeaning(symbols: ["ellipsis.circle"], words: ["more"]),
  ]

  /// Returns a symbol to propose for a title: the usual one, or else one that fits; `nil` where none is known.
  package static func proposedSymbol(for title: String) -> String? { proposedSymbols(for: title).first }

  /// Returns the symbols to propose for a title, the one that says most about it first: two people for friends, and not
  /// the one that is a profile in most apps.
  package static func proposedSymbols(for title: String) -> [String] {
    let word = WordList.normalized(title)
    return (common + fitting + universal).filter { $0.words.contains(word) }.compactMap(\.symbols.first)
  }

  /// Returns whether a title is the first word for its usual symbol, as Search is for the magnifier, and Browse is not.
  package static func isFirstWord(_ title: String) -> Bool {
    let word = WordList.normalized(title)
    return meaning(of: word)?.words.first == word
  }

  /// Returns the usual symbol for a title or a plain word, or `nil` where none is.
  package static func usualSymbol(for word: String) -> String? {
    meaning(of: WordList.normalized(word))?.symbols.first
  }

  /// Returns the meaning of a normalized title, or `nil` if the lists do not have it.
  private static func meaning(of word: String) -> SymbolMeaning? {
    universal.first { $0.words.contains(word) } ?? common.first { $0.words.contains(word) }
  }
}
