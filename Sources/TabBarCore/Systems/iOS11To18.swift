extension System {
  /// The systems of iPhones since the home indicator, until the floating bar of iOS 26.
  static let iOS11To18: [System] = (11...18).map { version in
    System(platform: .iOS, version: version, bar: .docked(.phone))
  }
}

extension DockedBarMetrics {
  /// The bar of iPhones since iOS 11.
  static let phone = DockedBarMetrics(
    regularHeight: Fact(49, .high, "openradar 36192254, QMUI and flutter PR 39258"),
    compactHeight: Fact(32, .high, "ESTabBarController issue 88, QMUI and react-navigation"),
    // The bar reaches to the screen's edge: 49 + 34 = 83 and 32 + 21 = 53 (same reports).
    homeIndicator: .wholeSafeArea,
    positioning: .fill)
}
