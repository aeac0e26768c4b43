extension System {
  /// The systems of iPads with a bar at the bottom, until the bar moved to the top in iPadOS 18.
  static let iPadOS7To17: [System] = (7...17).map { version in
    System(
      platform: .iPadOS, version: version,
      bar: .docked(version <= 10 ? .padUntil10 : .pad(version)))
  }
}

extension DockedBarMetrics {
  /// The bar of iPads since iOS 11, in a window of any width.
  static func pad(_ version: Int) -> DockedBarMetrics {
    let height =
      version < 12
      ? Fact(49, .medium, "hacknicity's measurements: 49 for apps built before iOS 12")
      : Fact(50, .high, "hacknicity's measurements and QMUI: 50 for apps built since iOS 12")
    return DockedBarMetrics(
      regularHeight: height, compactHeight: height,
      homeIndicator: .points(
        Fact(
          15, .low, "QMUI issue 633: 65 in all with a home indicator, not 50 + 20; a published listing agrees"
        )),
      positioning: .automatic)
  }
}
