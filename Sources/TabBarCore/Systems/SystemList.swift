extension System {
  /// Every system, platform by platform, each from the oldest to the newest.
  public static let all: [System] = Platform.allCases.flatMap { families(on: $0).flatMap(\.self) }

  /// Returns the systems of a platform that share their behaviour, one file each, from the oldest.
  ///
  /// By platform, so that a program that starts makes no more of them than it looks at.
  static func families(on platform: Platform) -> [[System]] {
    switch platform {
    case .iOS: [iOS7To10, iOS11To18, iOS26And27]
    case .iPadOS: [iPadOS7To17, iPadOS18To27]
    case .tvOS: [tvOS]
    case .visionOS: [visionOS]
    case .macOS: [macOS]
    case .watchOS: [watchOS]
    case .carPlay: [carPlay]
    }
  }

  /// Returns the system with an identifier such as `ios16`, ignoring case, or `nil` where there is none.
  public static func named(_ id: String) -> System? {
    let id = id.lowercased()
    return all.first { $0.id == id }
  }

  /// Returns the system of a version on a platform, or the nearest one: the oldest newer one, else the
  /// newest of all; `nil` where none of the platform is known.
  public static func nearest(to version: Int, on platform: Platform) -> System? {
    var newest: System?
    for family in families(on: platform) {
      for system in family {
        if system.version >= version { return system }
        newest = system
      }
    }
    return newest
  }
}
