/// One of Apple's platforms.
public enum Platform: String, Hashable, Sendable, CaseIterable {
  /// iPhone.
  case iOS
  /// iPad.
  case iPadOS
  /// Apple TV.
  case tvOS
  /// Apple Vision Pro.
  case visionOS

  /// Whether a device of the platform can be held in two orientations.
  public var rotates: Bool { self == .iOS || self == .iPadOS }
}
