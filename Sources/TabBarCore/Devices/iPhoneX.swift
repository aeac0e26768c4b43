extension Device {
  /// The iPhones X.
  static let iPhoneXFamily: [Device] = [
    Device(
      id: "iphone-x", name: "iPhone X", platform: .iOS, year: 2017, firstVersion: 11,
      portrait: Size(width: 375, height: 812), scale: 3,
      portraitSafeArea: Insets(top: 44, bottom: 34),
      landscapeSafeArea: Insets(left: 44, bottom: 21, right: 44),
      portraitClasses: SizeClasses(horizontal: .compact, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .compact, vertical: .compact),
      source: """
        Apple's HIG layout tables (January 2026); a sister model measured by dimmmensions; a \
        published table of safe areas (CSDN)
        """,
      confidence: .high)
  ]
}
