extension Device {
  /// The iPhones 16.
  static let iPhone16Family: [Device] = [
    Device(
      id: "iphone-16", name: "iPhone 16", platform: .iOS, year: 2024, firstVersion: 18,
      portrait: Size(width: 393, height: 852), scale: 3,
      portraitSafeArea: Insets(top: 59, bottom: 34),
      landscapeSafeArea: Insets(left: 59, bottom: 21, right: 59),
      portraitClasses: SizeClasses(horizontal: .compact, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .compact, vertical: .compact),
      source: """
        Apple's HIG layout tables (January 2026); QMUI's tables; simulators measured by \
        flutter_device_preview (iOS 26.5); simulators measured by flutterware
        """,
      confidence: .high),
    Device(
      id: "iphone-16-plus", name: "iPhone 16 Plus", platform: .iOS, year: 2024, firstVersion: 18,
      portrait: Size(width: 430, height: 932), scale: 3,
      portraitSafeArea: Insets(top: 59, bottom: 34),
      landscapeSafeArea: Insets(left: 59, bottom: 21, right: 59),
      portraitClasses: SizeClasses(horizontal: .compact, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .regular, vertical: .compact),
      source: """
        Apple's HIG layout tables (January 2026); QMUI's tables; simulators measured by \
        flutter_device_preview (iOS 26.5)
        """,
      confidence: .high),
    Device(
      id: "iphone-16-pro", name: "iPhone 16 Pro", platform: .iOS, year: 2024, firstVersion: 18,
      portrait: Size(width: 402, height: 874), scale: 3,
      portraitSafeArea: Insets(top: 62, bottom: 34),
      landscapeSafeArea: Insets(left: 62, bottom: 21, right: 62),
      portraitClasses: SizeClasses(horizontal: .compact, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .compact, vertical: .compact),
      source: """
        Apple's HIG layout tables (January 2026); QMUI's tables; simulators measured by \
        flutter_device_preview (iOS 26.5); simulators measured by flutterware
        """,
      confidence: .high),
    Device(
      id: "iphone-16-pro-max", name: "iPhone 16 Pro Max", platform: .iOS, year: 2024, firstVersion: 18,
      portrait: Size(width: 440, height: 956), scale: 3,
      portraitSafeArea: Insets(top: 62, bottom: 34),
      landscapeSafeArea: Insets(left: 62, bottom: 21, right: 62),
      portraitClasses: SizeClasses(horizontal: .compact, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .regular, vertical: .compact),
      source: """
        Apple's HIG layout tables (January 2026); QMUI's tables; simulators measured by \
        flutter_device_preview (iOS 26.5)
        """,
      confidence: .high),
    Device(
      id: "iphone-16e", name: "iPhone 16e", platform: .iOS, year: 2025, firstVersion: 18,
      portrait: Size(width: 390, height: 844), scale: 3,
      portraitSafeArea: Insets(top: 47, bottom: 34),
      landscapeSafeArea: Insets(left: 47, bottom: 21, right: 47),
      portraitClasses: SizeClasses(horizontal: .compact, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .compact, vertical: .compact),
      source: """
        Apple's HIG layout tables (January 2026); simulators measured by flutter_device_preview (iOS \
        26.5); public test data of the 17 family
        """,
      confidence: .high),
  ]
}
