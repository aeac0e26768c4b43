extension System {
  /// The systems of Apple Watches, which have no tab bar.
  static let watchOS: [System] = (Array(4...11) + [26, 27]).map { version in
    System(
      platform: .watchOS, version: version,
      bar: .absent(
        version < 10
          ? "watchOS has no tab bar: a tab view of pages stands in its place, one beside the other (Apple, SwiftUI)."
          : "watchOS has no tab bar: a tab view of pages stands in its place, one below the other (Apple, SwiftUI)."
      ))
  }
}
