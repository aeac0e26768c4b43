extension Device {
  /// The iPads Air.
  static let iPadAirFamily: [Device] = [
    Device(
      id: "ipad-air-2", name: "iPad Air 2", platform: .iPadOS, year: 2014, firstVersion: 8,
      portrait: Size(width: 768, height: 1024), scale: 2,
      portraitSafeArea: Insets(top: 20),
      landscapeSafeArea: Insets(top: 20),
      portraitClasses: SizeClasses(horizontal: .regular, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .regular, vertical: .regular),
      source: """
        Apple's HIG layout tables (January 2026); a sister model measured by dimmmensions; \
        swift-snapshot-testing
        """,
      confidence: .high),
    Device(
      id: "ipad-air-3", name: "iPad Air (3rd generation)", platform: .iPadOS, year: 2019, firstVersion: 12,
      portrait: Size(width: 834, height: 1112), scale: 2,
      portraitSafeArea: Insets(top: 20),
      landscapeSafeArea: Insets(top: 20),
      portraitClasses: SizeClasses(horizontal: .regular, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .regular, vertical: .regular),
      source: "Apple's HIG layout tables (January 2026); swift-snapshot-testing",
      confidence: .high),
    Device(
      id: "ipad-air-4", name: "iPad Air (4th generation)", platform: .iPadOS, year: 2020, firstVersion: 14,
      portrait: Size(width: 820, height: 1180), scale: 2,
      portraitSafeArea: Insets(top: 24, bottom: 20),
      landscapeSafeArea: Insets(top: 24, bottom: 20),
      portraitClasses: SizeClasses(horizontal: .regular, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .regular, vertical: .regular),
      source: "Apple's HIG layout tables (January 2026); simulators measured by dimmmensions",
      confidence: .high),
    Device(
      id: "ipad-air-5", name: "iPad Air (5th generation)", platform: .iPadOS, year: 2022, firstVersion: 15,
      portrait: Size(width: 820, height: 1180), scale: 2,
      portraitSafeArea: Insets(top: 24, bottom: 20),
      landscapeSafeArea: Insets(top: 24, bottom: 20),
      portraitClasses: SizeClasses(horizontal: .regular, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .regular, vertical: .regular),
      source: "Apple's HIG layout tables (January 2026); simulators measured by dimmmensions",
      confidence: .high),
    Device(
      id: "ipad-air-11-m2", name: "iPad Air 11-inch (M2)", platform: .iPadOS, year: 2024, firstVersion: 17,
      portrait: Size(width: 820, height: 1180), scale: 2,
      portraitSafeArea: Insets(top: 24, bottom: 25),
      landscapeSafeArea: Insets(top: 24, bottom: 25),
      portraitClasses: SizeClasses(horizontal: .regular, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .regular, vertical: .regular),
      source: """
        Apple's HIG layout tables (January 2026); simulators measured by flutter_device_preview (iOS \
        26.5); bottom inset of 25 pt from one measurement, other tables say 20
        """,
      confidence: .medium),
    Device(
      id: "ipad-air-11-m3", name: "iPad Air 11-inch (M3)", platform: .iPadOS, year: 2025, firstVersion: 18,
      portrait: Size(width: 820, height: 1180), scale: 2,
      portraitSafeArea: Insets(top: 24, bottom: 25),
      landscapeSafeArea: Insets(top: 24, bottom: 25),
      portraitClasses: SizeClasses(horizontal: .regular, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .regular, vertical: .regular),
      source: """
        Apple's HIG layout tables (January 2026); simulators measured by flutter_device_preview (iOS \
        26.5); bottom inset of 25 pt from one measurement, other tables say 20
        """,
      confidence: .medium),
    Device(
      id: "ipad-air-13-m2", name: "iPad Air 13-inch (M2)", platform: .iPadOS, year: 2024, firstVersion: 17,
      portrait: Size(width: 1024, height: 1366), scale: 2,
      portraitSafeArea: Insets(top: 24, bottom: 25),
      landscapeSafeArea: Insets(top: 24, bottom: 25),
      portraitClasses: SizeClasses(horizontal: .regular, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .regular, vertical: .regular),
      source: """
        Apple's HIG layout tables (January 2026); simulators measured by flutter_device_preview (iOS \
        26.5); bottom inset of 25 pt from one measurement, other tables say 20
        """,
      confidence: .medium),
    Device(
      id: "ipad-air-13-m3", name: "iPad Air 13-inch (M3)", platform: .iPadOS, year: 2025, firstVersion: 18,
      portrait: Size(width: 1024, height: 1366), scale: 2,
      portraitSafeArea: Insets(top: 24, bottom: 25),
      landscapeSafeArea: Insets(top: 24, bottom: 25),
      portraitClasses: SizeClasses(horizontal: .regular, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .regular, vertical: .regular),
      source: """
        Apple's HIG layout tables (January 2026); simulators measured by flutter_device_preview (iOS \
        26.5); bottom inset of 25 pt from one measurement, other tables say 20
        """,
      confidence: .medium),
    Device(
      id: "ipad-air-11-m4", name: "iPad Air 11-inch (M4)", platform: .iPadOS, year: 2026, firstVersion: 26,
      portrait: Size(width: 820, height: 1180), scale: 2,
      portraitSafeArea: Insets(top: 32, bottom: 25),
      landscapeSafeArea: Insets(top: 32, bottom: 25),
      portraitClasses: SizeClasses(horizontal: .regular, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .regular, vertical: .regular),
      source: """
        simulators measured by flutter_device_preview (iOS 26.5); DeviceKit; safe area from one \
        measurement
        """,
      confidence: .medium),
    Device(
      id: "ipad-air-13-m4", name: "iPad Air 13-inch (M4)", platform: .iPadOS, year: 2026, firstVersion: 26,
      portrait: Size(width: 1024, height: 1366), scale: 2,
      portraitSafeArea: Insets(top: 32, bottom: 25),
      landscapeSafeArea: Insets(top: 32, bottom: 25),
      portraitClasses: SizeClasses(horizontal: .regular, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .regular, vertical: .regular),
      source: """
        simulators measured by flutter_device_preview (iOS 26.5); DeviceKit; safe area from one \
        measurement
        """,
      confidence: .medium),
  ]
}
