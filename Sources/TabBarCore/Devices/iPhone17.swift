extension Device {
  /// The iPhones 17 and the iPhone Air.
  static let iPhone17Family: [Device] = [
    Device(
      id: "iphone-17", name: "iPhone 17", platform: .iOS, year: 2025, firstVersion: 26,
      portrait: Size(width: 402, height: 874), scale: 3,
      portraitSafeArea: Insets(top: 62, bottom: 34),
      landscapeSafeArea: Insets(left: 62, bottom: 20, right: 62),
      portraitClasses: SizeClasses(horizontal: .compact, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .compact, vertical: .compact),
      source: """
        Apple's HIG layout tables (January 2026); simulators measured by flutter_device_preview (iOS \
        26.5); public test data of the 17 family
        """,
      confidence: .high),
    Device(
      id: "iphone-17-pro", name: "iPhone 17 Pro", platform: .iOS, year: 2025, firstVersion: 26,
      portrait: Size(width: 402, height: 874), scale: 3,
      portraitSafeArea: Insets(top: 62, bottom: 34),
      landscapeSafeArea: Insets(left: 62, bottom: 20, right: 62),
      portraitClasses: SizeClasses(horizontal: .compact, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .compact, vertical: .compact),
      source: """
        Apple's HIG layout tables (January 2026); simulators measured by flutter_device_preview (iOS \
        26.5); public test data of the 17 family
        """,
      confidence: .high),
    Device(
      id: "iphone-17-pro-max", name: "iPhone 17 Pro Max", platform: .iOS, year: 2025, firstVersion: 26,
      portrait: Size(width: 440, height: 956), scale: 3,
      portraitSafeArea: Insets(top: 62, bottom: 34),
      landscapeSafeArea: Insets(left: 62, bottom: 20, right: 62),
      portraitClasses: SizeClasses(horizontal: .compact, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .regular, vertical: .compact),
      source: """
        Apple's HIG layout tables (January 2026); simulators measured by flutter_device_preview (iOS \
        26.5); public test data of the 17 family
        """,
      confidence: .high),
    Device(
      id: "iphone-air", name: "iPhone Air", platform: .iOS, year: 2025, firstVersion: 26,
      portrait: Size(width: 420, height: 912), scale: 3,
      portraitSafeArea: Insets(top: 68, bottom: 34),
      landscapeSafeArea: Insets(left: 68, bottom: 20, right: 68),
      portraitClasses: SizeClasses(horizontal: .compact, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .regular, vertical: .compact),
      source: """
        Apple's HIG layout tables (January 2026); simulators measured by flutter_device_preview (iOS \
        26.5); public test data of the 17 family
        """,
      confidence: .high),
    Device(
      id: "iphone-17e", name: "iPhone 17e", platform: .iOS, year: 2026, firstVersion: 26,
      portrait: Size(width: 390, height: 844), scale: 3,
      portraitSafeArea: Insets(top: 47, bottom: 34),
      landscapeSafeArea: Insets(left: 47, bottom: 20, right: 47),
      portraitClasses: SizeClasses(horizontal: .compact, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .compact, vertical: .compact),
      source: """
        simulators measured by flutter_device_preview (iOS 26.5); DeviceKit; size classes by analogy \
        with iPhone 16e
        """,
      confidence: .medium),
  ]
}
