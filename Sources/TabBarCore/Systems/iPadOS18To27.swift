extension System {
  /// The systems of iPads with a strip of titles at the top.
  static let iPadOS18To27: [System] = [
    System(
      platform: .iPadOS, version: 18,
      bar: .strip(
        StripMetrics(
          top: Fact(31, .medium, "a published listing of UIKit's classes (iPadOS 18)"),
          height: Fact(40, .low, "derived from the margins and the title in a published listing")),
        compact: .docked(.pad(18)))),
    System(
      platform: .iPadOS, version: 26, bar: .strip(.glass, compact: .floating(.init(separatesSearch: .always)))
    ),
    System(
      platform: .iPadOS, version: 27,
      bar: .strip(.glass, compact: .floating(.init(separatesSearch: .whenActivating)))),
  ]
}

extension StripMetrics {
  /// The strip since iPadOS 26.
  static let glass = StripMetrics(
    top: Fact(28, .medium, "a published listing of UIKit's classes (iPadOS 26)"),
    height: Fact(44, .low, "derived from the margins and the title in a published listing"))
}
