extension Device {
  /// The iPhones 18.
  static let iPhone18Family: [Device] = [
    Device(
      id: "iphone-18-pro", name: "iPhone 18 Pro", platform: .iOS, year: 2026, firstVersion: 27,
      portrait: Size(width: 402, height: 874), scale: 3,
      portraitSafeArea: Insets(top: 62, bottom: 34),
      landscapeSafeArea: Insets(left: 62, bottom: 20, right: 62),
      portraitClasses: SizeClasses(horizontal: .compact, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .compact, vertical: .compact),
      source: "frames-cli (one source); safe area and size classes by analogy with iPhone 17 Pro",
      confidence: .low),
    Device(
      id: "iphone-18-pro-max", name: "iPhone 18 Pro Max", platform: .iOS, year: 2026, firstVersion: 27,
      portrait: Size(width: 440, height: 956), scale: 3,
      portraitSafeArea: Insets(top: 62, bottom: 34),
      landscapeSafeArea: Insets(left: 62, bottom: 20, right: 62),
      portraitClasses: SizeClasses(horizontal: .compact, vertical: .regular),
      landscapeClasses: SizeClasses(horizontal: .regular, vertical: .compact),
      source: "frames-cli (one source); safe area and size classes by analogy with iPhone 17 Pro Max",
      confidence: .low),
  ]
}
