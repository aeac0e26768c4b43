extension System {
  /// The systems of iPhones before the home indicator: one height for every orientation, titles always
  /// under their icons.
  static let iOS7To10: [System] = (7...10).map { version in
    System(platform: .iOS, version: version, bar: .docked(.phoneUntil10))
  }
}

extension DockedBarMetrics {
  /// The bar of iPhones until iOS 10.
  static let phoneUntil10 = until10(.fill)
  /// The bar of iPads until iOS 10, centred in regular width (a published listing of UIKit's classes).
  static let padUntil10 = until10(.automatic)

  private static func until10(_ positioning: Positioning) -> DockedBarMetrics {
    DockedBarMetrics(
      regularHeight: sameHeight, compactHeight: sameHeight, homeIndicator: .wholeSafeArea,
      positioning: positioning, goesInline: false)
  }

  private static let sameHeight = Fact(
    49, .medium, "the iOS guidelines of 2013: the same height in all orientations; react-navigation PR 2676")
}
