extension Device {
  /// The iPhones XS and XR.
  static let iPhoneXSFamily: [Device] = [
    Device(
      id: "iphone-xs", name: "iPhone XS", platform: .iOS, year: 2018, firstVersion: 12,
      portrait: Size(width: 375, height: 812), scale: 3,
      portraitSafeArea: Insets(top: 44, bottom: 34),
      landscapeSafeArea: Insets(left: 44, bottom: 21, right: 44),
      portraitClasses: SizeClasses(horizontal: .compact, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .compact, vertical: .compact),
      source: """
        Apple's HIG layout tables (January 2026); a sister model measured by dimmmensions; a \
        published table of safe areas (CSDN)
        """,
      confidence: .high),
    Device(
      id: "iphone-xr", name: "iPhone XR", platform: .iOS, year: 2018, firstVersion: 12,
      portrait: Size(width: 414, height: 896), scale: 2,
      portraitSafeArea: Insets(top: 48, bottom: 34),
      landscapeSafeArea: Insets(left: 48, bottom: 21, right: 48),
      portraitClasses: SizeClasses(horizontal: .compact, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .regular, vertical: .compact),
      source: """
        Apple's HIG layout tables (January 2026); a sister model measured by dimmmensions; QMUI's \
        tables; a published table of safe areas (CSDN)
        """,
      confidence: .high),
    Device(
      id: "iphone-xs-max", name: "iPhone XS Max", platform: .iOS, year: 2018, firstVersion: 12,
      portrait: Size(width: 414, height: 896), scale: 3,
      portraitSafeArea: Insets(top: 44, bottom: 34),
      landscapeSafeArea: Insets(left: 44, bottom: 21, right: 44),
      portraitClasses: SizeClasses(horizontal: .compact, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .regular, vertical: .compact),
      source: """
        Apple's HIG layout tables (January 2026); a sister model measured by dimmmensions; QMUI's \
        tables; a published table of safe areas (CSDN)
        """,
      confidence: .high),
  ]
}
