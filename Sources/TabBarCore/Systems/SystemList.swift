extension System {
  /// Every system whose bars can be laid out, each platform from the oldest to the newest.
  public static let all: [System] = families.flatMap(\.self)

  /// The systems that share their behaviour, one file each.
  static let families: [[System]] = [
    iOS11To18,
    iPadOS11To17,
  ]

  /// Returns the system with an identifier such as `ios16`, ignoring case, or `nil` where there is none.
  public static func named(_ id: String) -> System? {
    let id = id.lowercased()
    return all.first { $0.id == id }
  }

  /// Returns the system of a version on a platform, or the nearest one that can be laid out: the oldest
  /// newer one, else the newest of all; `nil` where no bar of the platform can be laid out.
  public static func nearest(to version: Int, on platform: Platform) -> System? {
    var newest: System?
    for system in all where system.platform == platform {
      if system.version >= version { return system }
      newest = system
    }
    return newest
  }
}
