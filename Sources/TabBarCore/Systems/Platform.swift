/// One of Apple's platforms.
public enum Platform: String, Sendable, CaseIterable {
  case iOS, iPadOS, tvOS, visionOS, macOS, watchOS
  /// The display of a car that shows apps of an iPhone.
  case carPlay = "CarPlay"

  /// Whether a device of the platform can be held in two orientations: it is a phone or a tablet.
  package var rotates: Bool { self == .iOS || self == .iPadOS }

  /// What one of its devices is called in a sentence.
  package var device: String {
    switch self {
    case .iOS: "iPhone"
    case .iPadOS: "iPad"
    case .tvOS: "Apple TV"
    case .visionOS: "Apple Vision Pro"
    case .macOS, .watchOS, .carPlay: rawValue
    }
  }

  /// Whether no device of the platform is listed, so that its system can be chosen with any device.
  ///
  /// Macs and cars have displays of any size, and a watch has no bar that a size could matter to.
  package var hasNoDevices: Bool { self == .macOS || self == .watchOS || self == .carPlay }
}
