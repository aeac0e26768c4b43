extension System {
  /// The systems of Apple Vision Pro.
  static let visionOS: [System] = [1, 2, 26, 27].map { version in
    System(platform: .visionOS, version: version, bar: .ornament(OrnamentMetrics()))
  }
}
