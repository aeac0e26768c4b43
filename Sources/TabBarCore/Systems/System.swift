/// A version of a platform's system: what decides how a tab bar looks and what it does with too many tabs.
public struct System: Hashable, Sendable, Identifiable {
  /// The platform.
  public let platform: Platform
  /// The major version, such as 16.
  public let version: Int
  /// The kind of bar that the system draws, with its numbers.
  public let bar: BarStyle

  /// The name used in commands and files, such as `ios16` or `ipados17`.
  public var id: String { platform.rawValue.lowercased() + String(version) }

  /// The name that Apple gives it, such as `iOS 16`. Until version 12 the iPad's system was called iOS too.
  public var name: String {
    platform == .iPadOS && version < 13 ? "iOS \(version) on iPad" : "\(platform.rawValue) \(version)"
  }
}

/// A kind of tab bar.
public enum BarStyle: Hashable, Sendable {
  /// A bar along the whole bottom edge (iOS 7 to 18, iPadOS to 17).
  case docked(DockedBarMetrics)
}
