extension Device {
  /// The iPhones 7.
  static let iPhone7Family: [Device] = [
    Device(
      id: "iphone-7", name: "iPhone 7", platform: .iOS, year: 2016, firstVersion: 10,
      portrait: Size(width: 375, height: 667), scale: 2,
      portraitSafeArea: Insets(top: 20),
      landscapeSafeArea: Insets(),
      portraitClasses: SizeClasses(horizontal: .compact, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .compact, vertical: .compact),
      source: """
        Apple's HIG layout tables (January 2026); a sister model measured by dimmmensions; \
        swift-snapshot-testing
        """,
      confidence: .high),
    Device(
      id: "iphone-7-plus", name: "iPhone 7 Plus", platform: .iOS, year: 2016, firstVersion: 10,
      portrait: Size(width: 414, height: 736), scale: 3,
      portraitSafeArea: Insets(top: 20),
      landscapeSafeArea: Insets(),
      portraitClasses: SizeClasses(horizontal: .compact, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .regular, vertical: .compact),
      source: """
        Apple's HIG layout tables (January 2026); a sister model measured by dimmmensions; \
        swift-snapshot-testing
        """,
      confidence: .high),
  ]
}
