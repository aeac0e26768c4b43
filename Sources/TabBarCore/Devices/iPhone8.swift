extension Device {
  /// The iPhones 8.
  static let iPhone8Family: [Device] = [
    Device(
      id: "iphone-8", name: "iPhone 8", platform: .iOS, year: 2017, firstVersion: 11,
      portrait: Size(width: 375, height: 667), scale: 2,
      portraitSafeArea: Insets(top: 20),
      landscapeSafeArea: Insets(),
      portraitClasses: SizeClasses(horizontal: .compact, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .compact, vertical: .compact),
      source: """
        Apple's HIG layout tables (January 2026); simulators measured by dimmmensions; \
        swift-snapshot-testing
        """,
      confidence: .high),
    Device(
      id: "iphone-8-plus", name: "iPhone 8 Plus", platform: .iOS, year: 2017, firstVersion: 11,
      portrait: Size(width: 414, height: 736), scale: 3,
      portraitSafeArea: Insets(top: 20),
      landscapeSafeArea: Insets(),
      portraitClasses: SizeClasses(horizontal: .compact, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .regular, vertical: .compact),
      source: """
        Apple's HIG layout tables (January 2026); simulators measured by dimmmensions; \
        swift-snapshot-testing
        """,
      confidence: .high),
  ]
}
