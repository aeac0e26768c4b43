extension Device {
  /// The iPhones 15.
  static let iPhone15Family: [Device] = [
    Device(
      id: "iphone-15", name: "iPhone 15", platform: .iOS, year: 2023, firstVersion: 17,
      portrait: Size(width: 393, height: 852), scale: 3,
      portraitSafeArea: Insets(top: 59, bottom: 34),
      landscapeSafeArea: Insets(left: 59, bottom: 21, right: 59),
      portraitClasses: SizeClasses(horizontal: .compact, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .compact, vertical: .compact),
      source: """
        Apple's HIG layout tables (January 2026); a published table of safe areas (CSDN); a \
        published table of safe areas (Juejin)
        """,
      confidence: .high),
    Device(
      id: "iphone-15-pro", name: "iPhone 15 Pro", platform: .iOS, year: 2023, firstVersion: 17,
      portrait: Size(width: 393, height: 852), scale: 3,
      portraitSafeArea: Insets(top: 59, bottom: 34),
      landscapeSafeArea: Insets(left: 59, bottom: 21, right: 59),
      portraitClasses: SizeClasses(horizontal: .compact, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .compact, vertical: .compact),
      source: """
        Apple's HIG layout tables (January 2026); a published table of safe areas (CSDN); a \
        published table of safe areas (Juejin)
        """,
      confidence: .high),
    Device(
      id: "iphone-15-plus", name: "iPhone 15 Plus", platform: .iOS, year: 2023, firstVersion: 17,
      portrait: Size(width: 430, height: 932), scale: 3,
      portraitSafeArea: Insets(top: 59, bottom: 34),
      landscapeSafeArea: Insets(left: 59, bottom: 21, right: 59),
      portraitClasses: SizeClasses(horizontal: .compact, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .regular, vertical: .compact),
      source: """
        Apple's HIG layout tables (January 2026); a published table of safe areas (CSDN); a \
        published table of safe areas (Juejin)
        """,
      confidence: .high),
    Device(
      id: "iphone-15-pro-max", name: "iPhone 15 Pro Max", platform: .iOS, year: 2023, firstVersion: 17,
      portrait: Size(width: 430, height: 932), scale: 3,
      portraitSafeArea: Insets(top: 59, bottom: 34),
      landscapeSafeArea: Insets(left: 59, bottom: 21, right: 59),
      portraitClasses: SizeClasses(horizontal: .compact, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .regular, vertical: .compact),
      source: """
        Apple's HIG layout tables (January 2026); a published table of safe areas (CSDN); a \
        published table of safe areas (Juejin)
        """,
      confidence: .high),
  ]
}
