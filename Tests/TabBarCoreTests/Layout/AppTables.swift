/// Bars of real apps. The text after a number sign is the app.
enum AppTables {
  /// How many of their tabs a bar shows.
  static let counts = ReferenceTable(
    """
    = the number of tabs of real apps (their sources, or what is known of them); five fit in compact width
    iphone-14 p ios17 5 | shown=5 more=0 capacity=5  # mastodon-ios
    ipad-10 p ipados17 5 | shown=5 more=0 capacity=8  # mastodon-ios
    iphone-14 p ios17 5 | shown=5 more=0 capacity=5  # pocket-casts
    ipad-10 p ipados17 5 | shown=5 more=0 capacity=8  # pocket-casts
    iphone-14 p ios17 4 | shown=4 more=0 capacity=5  # proton-pass
    ipad-10 p ipados17 4 | shown=4 more=0 capacity=8  # proton-pass
    iphone-14 p ios17 4 | shown=4 more=0 capacity=5  # openfoodfacts-legacy
    ipad-10 p ipados17 4 | shown=4 more=0 capacity=8  # openfoodfacts-legacy
    iphone-14 p ios17 4 | shown=4 more=0 capacity=5  # moviesw-ios
    ipad-10 p ipados17 4 | shown=4 more=0 capacity=8  # moviesw-ios
    apple-tv-4k l tvos16 6 | shown=6 hidden= overflow=none  # moviesw-tvos
    iphone-14 p ios17 5 | shown=5 more=0 capacity=5  # achn
    ipad-10 p ipados17 5 | shown=5 more=0 capacity=8  # achn
    iphone-14 p ios17 4 | shown=4 more=0 capacity=5  # githawk
    ipad-10 p ipados17 4 | shown=4 more=0 capacity=8  # githawk
    iphone-14 p ios17 5 | shown=5 more=0 capacity=5  # protonvpn
    ipad-10 p ipados17 5 | shown=5 more=0 capacity=8  # protonvpn
    iphone-14 p ios17 3 | shown=3 more=0 capacity=5  # protonvpn-swiftui
    ipad-10 p ipados17 3 | shown=3 more=0 capacity=8  # protonvpn-swiftui
    iphone-14 p ios17 4 | shown=4 more=0 capacity=5  # backyard-birds
    ipad-10 p ipados17 4 | shown=4 more=0 capacity=8  # backyard-birds
    iphone-14 p watchos10 3 | place=none shown=0 absent=system  # backyard-birds-watch
    iphone-14 p ios17 5 | shown=5 more=0 capacity=5  # habitica
    ipad-10 p ipados17 5 | shown=5 more=0 capacity=8  # habitica
    iphone-14 p ios17 3 | shown=3 more=0 capacity=5  # habitica-spell
    ipad-10 p ipados17 3 | shown=3 more=0 capacity=8  # habitica-spell
    iphone-14 p ios17 11 | shown=4 more=7 capacity=5  # yattee-compact
    iphone-14 p ios17 5 | shown=5 more=0 capacity=5  # yattee-sidebar
    ipad-10 p ipados17 5 | shown=5 more=0 capacity=8  # yattee-sidebar
    iphone-14 p ios17 4 | shown=4 more=0 capacity=5  # xdrip
    ipad-10 p ipados17 4 | shown=4 more=0 capacity=8  # xdrip
    iphone-14 p ios17 3 | shown=3 more=0 capacity=5  # gomap
    ipad-10 p ipados17 3 | shown=3 more=0 capacity=8  # gomap
    iphone-14 p ios17 4 | shown=4 more=0 capacity=5  # ehpanda
    ipad-10 p ipados17 4 | shown=4 more=0 capacity=8  # ehpanda
    iphone-14 p ios17 3 | shown=3 more=0 capacity=5  # edx-main
    ipad-10 p ipados17 3 | shown=3 more=0 capacity=8  # edx-main
    iphone-14 p ios17 5 | shown=5 more=0 capacity=5  # edx-course
    ipad-10 p ipados17 5 | shown=5 more=0 capacity=8  # edx-course
    iphone-14 p ios17 6 | shown=4 more=2 capacity=5  # nightguard
    iphone-14 p ios17 4 | shown=4 more=0 capacity=5  # unstoppable
    iphone-14 p ios17 3 | shown=3 more=0 capacity=5  # siskin
    ipad-10 p ipados17 3 | shown=3 more=0 capacity=8  # siskin
    iphone-14 p ios17 5 | shown=5 more=0 capacity=5  # mlem
    iphone-14 p ios17 5 | shown=5 more=0 capacity=5  # penn-mobile
    iphone-14 p ios17 2 | shown=2 more=0 capacity=5  # 2fas
    iphone-14 p ios17 5 | shown=5 more=0 capacity=5  # tum-campus
    ipad-10 p ipados17 5 | shown=5 more=0 capacity=8  # tum-campus
    iphone-14 p ios16 4 | shown=4 more=0 capacity=5  # apple-clock
    iphone-14 p ios16 5 | shown=5 more=0 capacity=5  # apple-music
    iphone-14 p ios16 5 | shown=5 more=0 capacity=5  # apple-app-store
    iphone-14 p ios16 4 | shown=4 more=0 capacity=5  # apple-podcasts
    apple-tv-4k l tvos16 8 | shown=7 hidden=7 overflow=dropped  # apple-tv-tvos
    iphone-14 p ios16 3 | shown=3 more=0 capacity=5  # apple-health
    iphone-14 p ios16 5 | shown=5 more=0 capacity=5  # apple-itunes-store
    iphone-14 p ios16 3 | shown=3 more=0 capacity=5  # apple-home-16
    iphone-14 p ios16 4 | shown=4 more=0 capacity=5  # apple-news
    iphone-14 p ios16 3 | shown=3 more=0 capacity=5  # apple-files
    iphone-14 p ios16 4 | shown=4 more=0 capacity=5  # apple-translate
    iphone-14 p ios16 3 | shown=3 more=0 capacity=5  # apple-shortcuts
    iphone-14 p ios16 3 | shown=3 more=0 capacity=5  # apple-watch
    iphone-14 p ios17 4 | shown=4 more=0 capacity=5  # bitwarden-ios
    """)
}
