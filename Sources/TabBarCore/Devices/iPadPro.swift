extension Device {
  /// The iPads Pro.
  static let iPadProFamily: [Device] = [
    Device(
      id: "ipad-pro-9-7", name: "iPad Pro 9.7-inch", platform: .iPadOS, year: 2016, firstVersion: 9,
      portrait: Size(width: 768, height: 1024), scale: 2,
      portraitSafeArea: Insets(top: 20),
      landscapeSafeArea: Insets(top: 20),
      portraitClasses: SizeClasses(horizontal: .regular, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .regular, vertical: .regular),
      source: """
        Apple's HIG layout tables (January 2026); simulators measured by dimmmensions; \
        swift-snapshot-testing
        """,
      confidence: .high),
    Device(
      id: "ipad-pro-10-5", name: "iPad Pro 10.5-inch", platform: .iPadOS, year: 2017, firstVersion: 10,
      portrait: Size(width: 834, height: 1112), scale: 2,
      portraitSafeArea: Insets(top: 20),
      landscapeSafeArea: Insets(top: 20),
      portraitClasses: SizeClasses(horizontal: .regular, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .regular, vertical: .regular),
      source: """
        swift-snapshot-testing; window sizes observed by macguru; hacknicity's measurements; the \
        HIG's own table has a wrong height
        """,
      confidence: .high),
    Device(
      id: "ipad-pro-11-1", name: "iPad Pro 11-inch (1st generation)", platform: .iPadOS, year: 2018,
      firstVersion: 12,
      portrait: Size(width: 834, height: 1194), scale: 2,
      portraitSafeArea: Insets(top: 24, bottom: 20),
      landscapeSafeArea: Insets(top: 24, bottom: 20),
      portraitClasses: SizeClasses(horizontal: .regular, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .regular, vertical: .regular),
      source: """
        Apple's HIG layout tables (January 2026); a sister model measured by dimmmensions; \
        swift-snapshot-testing; hacknicity's measurements
        """,
      confidence: .high),
    Device(
      id: "ipad-pro-11-2", name: "iPad Pro 11-inch (2nd generation)", platform: .iPadOS, year: 2020,
      firstVersion: 13,
      portrait: Size(width: 834, height: 1194), scale: 2,
      portraitSafeArea: Insets(top: 24, bottom: 20),
      landscapeSafeArea: Insets(top: 24, bottom: 20),
      portraitClasses: SizeClasses(horizontal: .regular, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .regular, vertical: .regular),
      source: """
        Apple's HIG layout tables (January 2026); a sister model measured by dimmmensions; \
        swift-snapshot-testing; hacknicity's measurements
        """,
      confidence: .high),
    Device(
      id: "ipad-pro-11-3", name: "iPad Pro 11-inch (3rd generation)", platform: .iPadOS, year: 2021,
      firstVersion: 14,
      portrait: Size(width: 834, height: 1194), scale: 2,
      portraitSafeArea: Insets(top: 24, bottom: 20),
      landscapeSafeArea: Insets(top: 24, bottom: 20),
      portraitClasses: SizeClasses(horizontal: .regular, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .regular, vertical: .regular),
      source: """
        Apple's HIG layout tables (January 2026); simulators measured by dimmmensions; \
        swift-snapshot-testing; hacknicity's measurements
        """,
      confidence: .high),
    Device(
      id: "ipad-pro-11-4", name: "iPad Pro 11-inch (4th generation)", platform: .iPadOS, year: 2022,
      firstVersion: 16,
      portrait: Size(width: 834, height: 1194), scale: 2,
      portraitSafeArea: Insets(top: 24, bottom: 20),
      landscapeSafeArea: Insets(top: 24, bottom: 20),
      portraitClasses: SizeClasses(horizontal: .regular, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .regular, vertical: .regular),
      source: """
        Apple's HIG layout tables (January 2026); simulators measured by dimmmensions; \
        swift-snapshot-testing; hacknicity's measurements
        """,
      confidence: .high),
    Device(
      id: "ipad-pro-12-9-1", name: "iPad Pro 12.9-inch (1st generation)", platform: .iPadOS, year: 2015,
      firstVersion: 9,
      portrait: Size(width: 1024, height: 1366), scale: 2,
      portraitSafeArea: Insets(top: 20),
      landscapeSafeArea: Insets(top: 20),
      portraitClasses: SizeClasses(horizontal: .regular, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .regular, vertical: .regular),
      source: """
        Apple's HIG layout tables (January 2026); swift-snapshot-testing; window sizes observed by \
        macguru
        """,
      confidence: .high),
    Device(
      id: "ipad-pro-12-9-2", name: "iPad Pro 12.9-inch (2nd generation)", platform: .iPadOS, year: 2017,
      firstVersion: 10,
      portrait: Size(width: 1024, height: 1366), scale: 2,
      portraitSafeArea: Insets(top: 20),
      landscapeSafeArea: Insets(top: 20),
      portraitClasses: SizeClasses(horizontal: .regular, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .regular, vertical: .regular),
      source: """
        Apple's HIG layout tables (January 2026); swift-snapshot-testing; window sizes observed by \
        macguru
        """,
      confidence: .high),
    Device(
      id: "ipad-pro-12-9-3", name: "iPad Pro 12.9-inch (3rd generation)", platform: .iPadOS, year: 2018,
      firstVersion: 12,
      portrait: Size(width: 1024, height: 1366), scale: 2,
      portraitSafeArea: Insets(top: 24, bottom: 20),
      landscapeSafeArea: Insets(top: 24, bottom: 20),
      portraitClasses: SizeClasses(horizontal: .regular, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .regular, vertical: .regular),
      source: """
        Apple's HIG layout tables (January 2026); a sister model measured by dimmmensions; \
        hacknicity's measurements
        """,
      confidence: .high),
    Device(
      id: "ipad-pro-12-9-4", name: "iPad Pro 12.9-inch (4th generation)", platform: .iPadOS, year: 2020,
      firstVersion: 13,
      portrait: Size(width: 1024, height: 1366), scale: 2,
      portraitSafeArea: Insets(top: 24, bottom: 20),
      landscapeSafeArea: Insets(top: 24, bottom: 20),
      portraitClasses: SizeClasses(horizontal: .regular, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .regular, vertical: .regular),
      source: """
        Apple's HIG layout tables (January 2026); a sister model measured by dimmmensions; \
        hacknicity's measurements
        """,
      confidence: .high),
    Device(
      id: "ipad-pro-12-9-5", name: "iPad Pro 12.9-inch (5th generation)", platform: .iPadOS, year: 2021,
      firstVersion: 14,
      portrait: Size(width: 1024, height: 1366), scale: 2,
      portraitSafeArea: Insets(top: 24, bottom: 20),
      landscapeSafeArea: Insets(top: 24, bottom: 20),
      portraitClasses: SizeClasses(horizontal: .regular, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .regular, vertical: .regular),
      source: """
        Apple's HIG layout tables (January 2026); simulators measured by dimmmensions; hacknicity's \
        measurements
        """,
      confidence: .high),
    Device(
      id: "ipad-pro-12-9-6", name: "iPad Pro 12.9-inch (6th generation)", platform: .iPadOS, year: 2022,
      firstVersion: 16,
      portrait: Size(width: 1024, height: 1366), scale: 2,
      portraitSafeArea: Insets(top: 24, bottom: 20),
      landscapeSafeArea: Insets(top: 24, bottom: 20),
      portraitClasses: SizeClasses(horizontal: .regular, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .regular, vertical: .regular),
      source: """
        Apple's HIG layout tables (January 2026); simulators measured by dimmmensions; hacknicity's \
        measurements
        """,
      confidence: .high),
    Device(
      id: "ipad-pro-11-m4", name: "iPad Pro 11-inch (M4)", platform: .iPadOS, year: 2024, firstVersion: 17,
      portrait: Size(width: 834, height: 1210), scale: 2,
      portraitSafeArea: Insets(top: 24, bottom: 25),
      landscapeSafeArea: Insets(top: 24, bottom: 25),
      portraitClasses: SizeClasses(horizontal: .regular, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .regular, vertical: .regular),
      source: """
        simulators measured by flutter_device_preview (iOS 26.5); DeviceKit; device_frame; bottom \
        inset of 25 pt from one measurement, device_frame says 20
        """,
      confidence: .medium),
    Device(
      id: "ipad-pro-13-m4", name: "iPad Pro 13-inch (M4)", platform: .iPadOS, year: 2024, firstVersion: 17,
      portrait: Size(width: 1032, height: 1376), scale: 2,
      portraitSafeArea: Insets(top: 24, bottom: 25),
      landscapeSafeArea: Insets(top: 24, bottom: 25),
      portraitClasses: SizeClasses(horizontal: .regular, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .regular, vertical: .regular),
      source: """
        simulators measured by flutter_device_preview (iOS 26.5); DeviceKit; device_frame; bottom \
        inset of 25 pt from one measurement, device_frame says 20
        """,
      confidence: .medium),
    Device(
      id: "ipad-pro-11-m5", name: "iPad Pro 11-inch (M5)", platform: .iPadOS, year: 2025, firstVersion: 26,
      portrait: Size(width: 834, height: 1210), scale: 2,
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
      id: "ipad-pro-13-m5", name: "iPad Pro 13-inch (M5)", platform: .iPadOS, year: 2025, firstVersion: 26,
      portrait: Size(width: 1032, height: 1376), scale: 2,
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
