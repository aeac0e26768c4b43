/// A version of a platform's system: what decides how a tab bar looks and what it does with too many tabs.
public struct System: Hashable, Sendable, Identifiable {
  /// The platform.
  public let platform: Platform
  /// The major version, such as 16. CarPlay has none and 1 stands for it.
  public let version: Int
  /// The kind of bar that the system draws, with its numbers.
  public let bar: BarStyle

  /// The name used in commands and files, such as `ios16`, `ipados17` or `carplay`.
  public var id: String {
    platform == .carPlay ? "carplay" : platform.rawValue.lowercased() + String(version)
  }

  /// The name that Apple gives it, such as `iOS 16`. Until version 12 the iPad's system was called iOS too.
  public var name: String {
    switch platform {
    case .carPlay: platform.rawValue
    case .iPadOS where version < 13: "iOS \(version) on iPad"
    default: "\(platform.rawValue) \(version)"
    }
  }
}

/// A kind of tab bar.
public enum BarStyle: Hashable, Sendable {
  /// A bar along the whole bottom edge (iOS 7 to 18, iPadOS to 17).
  case docked(DockedBarMetrics)
  /// A capsule that floats above the bottom edge (iOS 26 and later).
  case floating(FloatingBarMetrics)
  /// A strip of titles at the top in regular width, and another bar in compact width (iPadOS 18 and later).
  case strip(StripMetrics, compact: CompactBar)
  /// A row of titles at the top (tvOS).
  case television(TelevisionBarMetrics)
  /// A column of symbols at the leading side of the window (visionOS).
  case ornament(OrnamentMetrics)
  /// A row of symbols with titles at the top of a car's display (CarPlay).
  case car(CarBarMetrics)
  /// No tab bar; the text says what stands in its place (macOS, watchOS).
  case absent(String)

  /// The bar of an iPad in a window of compact width.
  public enum CompactBar: Hashable, Sendable {
    /// A bar along the whole bottom edge.
    case docked(DockedBarMetrics)
    /// A capsule.
    case floating(FloatingBarMetrics)
  }
}
