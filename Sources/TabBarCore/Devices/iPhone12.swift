extension Device {
  /// The iPhones 12.
  static let iPhone12Family: [Device] = [
    Device(
      id: "iphone-12-mini", name: "iPhone 12 mini", platform: .iOS, year: 2020, firstVersion: 14,
      portrait: Size(width: 375, height: 812), scale: 3,
      portraitSafeArea: Insets(top: 50, bottom: 34),
      landscapeSafeArea: Insets(left: 50, bottom: 21, right: 50),
      portraitClasses: SizeClasses(horizontal: .compact, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .compact, vertical: .compact),
      source: """
        Apple's HIG layout tables (January 2026); simulators measured by dimmmensions; QMUI's \
        tables; a published table of safe areas (CSDN)
        """,
      confidence: .high),
    Device(
      id: "iphone-12", name: "iPhone 12", platform: .iOS, year: 2020, firstVersion: 14,
      portrait: Size(width: 390, height: 844), scale: 3,
      portraitSafeArea: Insets(top: 47, bottom: 34),
      landscapeSafeArea: Insets(left: 47, bottom: 21, right: 47),
      portraitClasses: SizeClasses(horizontal: .compact, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .compact, vertical: .compact),
      source: """
        Apple's HIG layout tables (January 2026); simulators measured by dimmmensions; QMUI's \
        tables; a published table of safe areas (CSDN)
        """,
      confidence: .high),
    Device(
      id: "iphone-12-pro", name: "iPhone 12 Pro", platform: .iOS, year: 2020, firstVersion: 14,
      portrait: Size(width: 390, height: 844), scale: 3,
      portraitSafeArea: Insets(top: 47, bottom: 34),
      landscapeSafeArea: Insets(left: 47, bottom: 21, right: 47),
      portraitClasses: SizeClasses(horizontal: .compact, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .compact, vertical: .compact),
      source: """
        Apple's HIG layout tables (January 2026); simulators measured by dimmmensions; QMUI's \
        tables; a published table of safe areas (CSDN)
        """,
      confidence: .high),
    Device(
      id: "iphone-12-pro-max", name: "iPhone 12 Pro Max", platform: .iOS, year: 2020, firstVersion: 14,
      portrait: Size(width: 428, height: 926), scale: 3,
      portraitSafeArea: Insets(top: 47, bottom: 34),
      landscapeSafeArea: Insets(left: 47, bottom: 21, right: 47),
      portraitClasses: SizeClasses(horizontal: .compact, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .regular, vertical: .compact),
      source: """
        Apple's HIG layout tables (January 2026); simulators measured by dimmmensions; QMUI's \
        tables; a published table of safe areas (CSDN)
        """,
      confidence: .high),
  ]
}
