extension System {
  /// CarPlay, whose apps come from an iPhone.
  static let carPlay: [System] = [
    System(platform: .carPlay, version: 1, bar: .car(CarBarMetrics()))
  ]
}
