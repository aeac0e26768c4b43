extension Device {
  /// The iPhones 6s.
  static let iPhone6sFamily: [Device] = [
    Device(
      id: "iphone-6s", name: "iPhone 6s", platform: .iOS, year: 2015, firstVersion: 9,
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
      id: "iphone-6s-plus", name: "iPhone 6s Plus", platform: .iOS, year: 2015, firstVersion: 9,
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
