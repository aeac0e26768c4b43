/// A version of a platform's system, which decides how a tab bar looks and where too many tabs go.
public struct System: Hashable, Sendable, Identifiable {
  /// The platform.
  public let platform: Platform
  /// The major version, such as 16. CarPlay has none; it is 1.
  public let version: Int
  /// The bar that the system draws, with its numbers. Platform and version decide it.
  package let bar: any Bar

  /// Whether two are one version of one platform, which decide the bar.
  public static func == (left: System, right: System) -> Bool {
    left.platform == right.platform && left.version == right.version
  }

  /// Adds what tells systems apart.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(platform)
    hasher.combine(version)
  }

  /// The name used in commands and files, such as `ios16`, `ipados17` or `carplay`.
  public var id: String {
    platform == .carPlay ? "carplay" : platform.rawValue.lowercased() + String(version)
  }

  /// The name that Apple gives it, such as `iOS 16`. Until version 12 the iPad's system was called iOS too.
  package var name: String {
    switch platform {
    case .carPlay: platform.rawValue
    case .iPadOS where version < 13: "iOS \(version) on iPad"
    default: "\(platform.rawValue) \(version)"
    }
  }
}
