extension Device {
  /// The iPhones 14.
  static let iPhone14Family: [Device] = [
    Device(
      id: "iphone-14", name: "iPhone 14", platform: .iOS, year: 2022, firstVersion: 16,
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
      id: "iphone-14-plus", name: "iPhone 14 Plus", platform: .iOS, year: 2022, firstVersion: 16,
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
    Device(
      id: "iphone-14-pro", name: "iPhone 14 Pro", platform: .iOS, year: 2022, firstVersion: 16,
      portrait: Size(width: 393, height: 852), scale: 3,
      portraitSafeArea: Insets(top: 59, bottom: 34),
      landscapeSafeArea: Insets(left: 59, bottom: 21, right: 59),
      portraitClasses: SizeClasses(horizontal: .compact, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .compact, vertical: .compact),
      source: """
        Apple's HIG layout tables (January 2026); a published table of safe areas (CSDN); simulators \
        measured by dimmmensions
        """,
      confidence: .high),
    Device(
      id: "iphone-14-pro-max", name: "iPhone 14 Pro Max", platform: .iOS, year: 2022, firstVersion: 16,
      portrait: Size(width: 430, height: 932), scale: 3,
      portraitSafeArea: Insets(top: 59, bottom: 34),
      landscapeSafeArea: Insets(left: 59, bottom: 21, right: 59),
      portraitClasses: SizeClasses(horizontal: .compact, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .regular, vertical: .compact),
      source: """
        Apple's HIG layout tables (January 2026); a published table of safe areas (CSDN); simulators \
        measured by dimmmensions
        """,
      confidence: .high),
  ]
}
