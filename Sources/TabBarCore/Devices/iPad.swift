extension Device {
  /// The iPads without a second name.
  static let iPadFamily: [Device] = [
    Device(
      id: "ipad-5", name: "iPad (5th generation)", platform: .iPadOS, year: 2017, firstVersion: 10,
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
      id: "ipad-6", name: "iPad (6th generation)", platform: .iPadOS, year: 2018, firstVersion: 11,
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
      id: "ipad-7", name: "iPad (7th generation)", platform: .iPadOS, year: 2019, firstVersion: 13,
      portrait: Size(width: 810, height: 1080), scale: 2,
      portraitSafeArea: Insets(top: 20),
      landscapeSafeArea: Insets(top: 20),
      portraitClasses: SizeClasses(horizontal: .regular, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .regular, vertical: .regular),
      source: """
        Apple's HIG layout tables (January 2026); a sister model measured by dimmmensions; \
        swift-snapshot-testing; hacknicity's measurements
        """,
      confidence: .high),
    Device(
      id: "ipad-8", name: "iPad (8th generation)", platform: .iPadOS, year: 2020, firstVersion: 14,
      portrait: Size(width: 810, height: 1080), scale: 2,
      portraitSafeArea: Insets(top: 20),
      landscapeSafeArea: Insets(top: 20),
      portraitClasses: SizeClasses(horizontal: .regular, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .regular, vertical: .regular),
      source: """
        Apple's HIG layout tables (January 2026); a sister model measured by dimmmensions; \
        swift-snapshot-testing; hacknicity's measurements
        """,
      confidence: .high),
    Device(
      id: "ipad-9", name: "iPad (9th generation)", platform: .iPadOS, year: 2021, firstVersion: 15,
      portrait: Size(width: 810, height: 1080), scale: 2,
      portraitSafeArea: Insets(top: 20),
      landscapeSafeArea: Insets(top: 20),
      portraitClasses: SizeClasses(horizontal: .regular, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .regular, vertical: .regular),
      source: """
        Apple's HIG layout tables (January 2026); simulators measured by dimmmensions; \
        swift-snapshot-testing; hacknicity's measurements
        """,
      confidence: .high),
    Device(
      id: "ipad-10", name: "iPad (10th generation)", platform: .iPadOS, year: 2022, firstVersion: 16,
      portrait: Size(width: 820, height: 1180), scale: 2,
      portraitSafeArea: Insets(top: 24, bottom: 20),
      landscapeSafeArea: Insets(top: 24, bottom: 20),
      portraitClasses: SizeClasses(horizontal: .regular, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .regular, vertical: .regular),
      source: """
        Apple's HIG layout tables (January 2026); simulators measured by dimmmensions; simulators \
        measured by flutter_device_preview (iOS 26.5)
        """,
      confidence: .high),
    Device(
      id: "ipad-a16", name: "iPad (A16)", platform: .iPadOS, year: 2025, firstVersion: 18,
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
  ]
}
