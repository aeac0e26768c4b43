extension Device {
  /// Facts about a device of a person's own, beyond its size; those that are `nil` follow the size.
  public struct Particulars: Hashable, Sendable {
    /// The name in commands and files.
    public var id: String?
    /// The name that people read.
    public var name: String?
    /// The platform.
    public var platform: Platform?
    /// The safe area in portrait.
    public var portraitSafeArea: Insets?
    /// The safe area in landscape.
    public var landscapeSafeArea: Insets?
    /// The size classes in portrait.
    public var portraitClasses: SizeClasses?
    /// The size classes in landscape.
    public var landscapeClasses: SizeClasses?
    /// Where the numbers come from.
    public var source: String?

    /// Creates particulars without a fact.
    public init() {}
  }

  /// Returns a device of the same size with a person's own facts about it. It stays an estimate.
  public func with(_ own: Particulars) -> Device {
    let platform = own.platform ?? self.platform
    let isSame = platform == self.platform
    return Device(
      id: own.id ?? id, name: own.name ?? name, platform: platform, year: 0,
      // No system of the platform is too old for it.
      firstVersion: platform.rotates ? firstVersion : 1, lastVersion: nil,
      portrait: portrait, scale: scale,
      portraitSafeArea: own.portraitSafeArea ?? portraitSafeArea,
      landscapeSafeArea: own.landscapeSafeArea ?? landscapeSafeArea,
      portraitClasses: own.portraitClasses ?? (isSame ? portraitClasses : .usual(on: platform, .portrait)),
      landscapeClasses: own.landscapeClasses
        ?? (isSame ? landscapeClasses : .usual(on: platform, .landscape)),
      source: own.source ?? source, confidence: .low)
  }
}

extension SizeClasses {
  /// Returns the classes that most devices of a platform have, or `nil` where none are known.
  fileprivate static func usual(on platform: Platform, _ orientation: Orientation) -> SizeClasses? {
    switch platform {
    case .iOS: SizeClasses(horizontal: .compact, vertical: orientation == .portrait ? .regular : .compact)
    case .iPadOS: SizeClasses(horizontal: .regular, vertical: .regular)
    default: nil
    }
  }
}
