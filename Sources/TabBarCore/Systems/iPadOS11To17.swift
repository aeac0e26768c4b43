extension System {
  /// The systems of iPads with a bar at the bottom, until the bar moved to the top in iPadOS 18.
  static let iPadOS11To17: [System] = (11...17).map { version in
    System(
      platform: .iPadOS, version: version,
      bar: .docked(
        DockedBarMetrics(
          // 50 pt since apps are built for iOS 12, 49 before: hacknicity's measurements, QMUI.
          regularHeight: version < 12 ? 49 : 50,
          compactHeight: version < 12 ? 49 : 50,
          // 65 pt in all with a home indicator, not 50 + 20: QMUI issue 633, and a published listing of
          // UIKit's classes. One measurement, so an estimate.
          homeIndicator: .points(15),
          positioning: .automatic)))
  }
}
