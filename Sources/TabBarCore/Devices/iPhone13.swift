extension Device {
  /// The iPhones 13.
  static let iPhone13Family: [Device] = [
    Device(
      id: "iphone-13-mini", name: "iPhone 13 mini", platform: .iOS, year: 2021, firstVersion: 15,
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
      id: "iphone-13", name: "iPhone 13", platform: .iOS, year: 2021, firstVersion: 15,
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
      id: "iphone-13-pro", name: "iPhone 13 Pro", platform: .iOS, year: 2021, firstVersion: 15,
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
      id: "iphone-13-pro-max", name: "iPhone 13 Pro Max", platform: .iOS, year: 2021, firstVersion: 15,
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
