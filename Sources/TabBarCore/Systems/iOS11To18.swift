extension System {
  /// The systems of iPhones since the home indicator, until the floating bar of iOS 26.
  static let iOS11To18: [System] = (11...18).map { version in
    System(
      platform: .iOS, version: version,
      bar: .docked(
        DockedBarMetrics(
          // 49 pt upright and on large phones in landscape: reports of iOS 11 to 13 (openradar 36192254,
          // QMUI, flutter PR 39258).
          regularHeight: 49,
          // 32 pt where both size classes are compact: ESTabBarController issue 88, react-navigation.
          compactHeight: 32,
          // The bar reaches to the screen's edge: 49 + 34 = 83 and 32 + 21 = 53 (same reports).
          homeIndicator: .wholeSafeArea,
          positioning: .fill)))
  }
}
