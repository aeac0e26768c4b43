extension System {
  /// The systems of Macs, which have no tab bar.
  static let macOS: [System] = (Array(11...15) + [26, 27]).map { version in
    System(
      platform: .macOS, version: version,
      bar: .absent(
        "macOS has no tab bar: a tab view stands in its place, with at most six tabs, or a sidebar (Apple, HIG, Tab views)."
      ))
  }
}
