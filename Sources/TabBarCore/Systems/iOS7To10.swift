extension System {
  /// The systems of iPhones before the home indicator: one height for every orientation, titles always
  /// under their icons.
  static let iOS7To10: [System] = (7...10).map { version in
    System(platform: .iOS, version: version, bar: .docked(.until10))
  }
}

extension DockedBarMetrics {
  /// The bar until iOS 10, on iPhones and iPads.
  static let until10 = DockedBarMetrics(
    regularHeight: sameHeight, compactHeight: sameHeight, homeIndicator: .wholeSafeArea,
    positioning: .automatic, goesInline: false)

  private static let sameHeight = Fact(
    49, .medium, "the iOS guidelines of 2013: the same height in all orientations; react-navigation PR 2676")
}
