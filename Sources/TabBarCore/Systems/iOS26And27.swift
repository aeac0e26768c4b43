extension System {
  /// The systems of iPhones with a floating bar.
  static let iOS26And27: [System] = [
    System(platform: .iOS, version: 26, bar: .floating(FloatingBarMetrics(separatesSearch: .always))),
    System(
      platform: .iOS, version: 27, bar: .floating(FloatingBarMetrics(separatesSearch: .whenActivating))),
  ]
}
