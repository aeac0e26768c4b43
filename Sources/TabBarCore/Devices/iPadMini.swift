extension Device {
  /// The iPads mini.
  static let iPadMiniFamily: [Device] = [
    Device(
      id: "ipad-mini-4", name: "iPad mini 4", platform: .iPadOS, year: 2015, firstVersion: 9,
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
      id: "ipad-mini-5", name: "iPad mini (5th generation)", platform: .iPadOS, year: 2019, firstVersion: 12,
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
      id: "ipad-mini-6", name: "iPad mini (6th generation)", platform: .iPadOS, year: 2021, firstVersion: 15,
      portrait: Size(width: 744, height: 1133), scale: 2,
      portraitSafeArea: Insets(top: 24, bottom: 20),
      landscapeSafeArea: Insets(top: 24, bottom: 20),
      portraitClasses: SizeClasses(horizontal: .regular, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .regular, vertical: .regular),
      source: "Apple's HIG layout tables (January 2026); simulators measured by dimmmensions",
      confidence: .high),
    Device(
      id: "ipad-mini-a17-pro", name: "iPad mini (A17 Pro)", platform: .iPadOS, year: 2024, firstVersion: 18,
      portrait: Size(width: 744, height: 1133), scale: 2,
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
