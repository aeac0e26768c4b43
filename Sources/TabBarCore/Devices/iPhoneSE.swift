extension Device {
  /// The iPhones SE.
  static let iPhoneSEFamily: [Device] = [
    Device(
      id: "iphone-se-1", name: "iPhone SE (1st generation)", platform: .iOS, year: 2016, firstVersion: 9,
      portrait: Size(width: 320, height: 568), scale: 2,
      portraitSafeArea: Insets(top: 20),
      landscapeSafeArea: Insets(),
      portraitClasses: SizeClasses(horizontal: .compact, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .compact, vertical: .compact),
      source: """
        Apple's HIG, Adaptivity and Layout (2020); swift-snapshot-testing; playbook-ios; an iPod \
        touch 7 simulator measured by dimmmensions
        """,
      confidence: .high),
    Device(
      id: "iphone-se-2", name: "iPhone SE (2nd generation)", platform: .iOS, year: 2020, firstVersion: 13,
      portrait: Size(width: 375, height: 667), scale: 2,
      portraitSafeArea: Insets(top: 20),
      landscapeSafeArea: Insets(),
      portraitClasses: SizeClasses(horizontal: .compact, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .compact, vertical: .compact),
      source: "Apple's HIG layout tables (January 2026); simulators measured by dimmmensions",
      confidence: .high),
    Device(
      id: "iphone-se-3", name: "iPhone SE (3rd generation)", platform: .iOS, year: 2022, firstVersion: 15,
      portrait: Size(width: 375, height: 667), scale: 2,
      portraitSafeArea: Insets(top: 20),
      landscapeSafeArea: Insets(),
      portraitClasses: SizeClasses(horizontal: .compact, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .compact, vertical: .compact),
      source: """
        Apple's HIG layout tables (January 2026); simulators measured by dimmmensions; simulators \
        measured by flutter_device_preview (iOS 26.5)
        """,
      confidence: .high),
  ]
}
