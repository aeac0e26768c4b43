extension Device {
  /// The iPhones 11.
  static let iPhone11Family: [Device] = [
    Device(
      id: "iphone-11-pro", name: "iPhone 11 Pro", platform: .iOS, year: 2019, firstVersion: 13,
      portrait: Size(width: 375, height: 812), scale: 3,
      portraitSafeArea: Insets(top: 44, bottom: 34),
      landscapeSafeArea: Insets(left: 44, bottom: 21, right: 44),
      portraitClasses: SizeClasses(horizontal: .compact, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .compact, vertical: .compact),
      source: """
        Apple's HIG layout tables (January 2026); simulators measured by dimmmensions; a published \
        table of safe areas (CSDN)
        """,
      confidence: .high),
    Device(
      id: "iphone-11", name: "iPhone 11", platform: .iOS, year: 2019, firstVersion: 13,
      portrait: Size(width: 414, height: 896), scale: 2,
      portraitSafeArea: Insets(top: 48, bottom: 34),
      landscapeSafeArea: Insets(left: 48, bottom: 21, right: 48),
      portraitClasses: SizeClasses(horizontal: .compact, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .regular, vertical: .compact),
      source: """
        Apple's HIG layout tables (January 2026); simulators measured by dimmmensions; QMUI's \
        tables; a published table of safe areas (CSDN)
        """,
      confidence: .high),
    Device(
      id: "iphone-11-pro-max", name: "iPhone 11 Pro Max", platform: .iOS, year: 2019, firstVersion: 13,
      portrait: Size(width: 414, height: 896), scale: 3,
      portraitSafeArea: Insets(top: 44, bottom: 34),
      landscapeSafeArea: Insets(left: 44, bottom: 21, right: 44),
      portraitClasses: SizeClasses(horizontal: .compact, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .regular, vertical: .compact),
      source: """
        Apple's HIG layout tables (January 2026); simulators measured by dimmmensions; QMUI's \
        tables; a published table of safe areas (CSDN)
        """,
      confidence: .high),
  ]
}
