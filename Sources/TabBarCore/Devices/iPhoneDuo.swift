extension Device {
  /// The displays of the iPhone Duo, a foldable phone.
  static let iPhoneDuoFamily: [Device] = [
    Device(
      id: "iphone-duo-outer", name: "iPhone Duo (outer display)", platform: .iOS, year: 2026,
      firstVersion: 27,
      portrait: Size(width: 466, height: 678), scale: 3,
      portraitSafeArea: Insets(),
      landscapeSafeArea: Insets(),
      portraitClasses: SizeClasses(horizontal: .compact, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .compact, vertical: .compact),
      source: """
        public notes on iOS 27.1; Apple draws its bars in an 84 pt strip at the side, which is not \
        laid out here
        """,
      confidence: .low),
    Device(
      id: "iphone-duo-inner", name: "iPhone Duo (inner display)", platform: .iOS, year: 2026,
      firstVersion: 27,
      portrait: Size(width: 669, height: 951), scale: 3,
      portraitSafeArea: Insets(),
      landscapeSafeArea: Insets(),
      portraitClasses: SizeClasses(horizontal: .regular, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .regular, vertical: .regular),
      source: """
        public notes on iOS 27.1; Apple draws its bars in strips of 84 and 95 pt, which are not laid \
        out here
        """,
      confidence: .low),
  ]
}
