extension System {
  /// The systems of Apple TVs. Apple's numbers for the bar have not changed since they were published.
  static let tvOS: [System] = (Array(9...18) + [26, 27]).map { version in
    System(platform: .tvOS, version: version, bar: .television(TelevisionBarMetrics()))
  }
}
