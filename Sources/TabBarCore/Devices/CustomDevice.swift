extension Device {
  /// A device that is not listed: a screen of any size, or a user's own.
  public struct Custom: Hashable, Sendable {
    /// The lengths that a side of a screen may have, in points.
    public static let sides = 100.0...5000.0
    /// The numbers of pixels to a point that a screen may have.
    public static let scales = 1...4
    /// The shorter side from which a screen is taken to be a tablet's, in points.
    ///
    /// No iPhone is as wide upright, and every iPad is wider.
    public static let leastTablet = 600.0

    /// The size of the screen held upright, in points.
    public let size: Size
    /// The number of pixels to a point.
    public let scale: Int
    /// The name in commands and files, or `nil` for one made of the size.
    public var id: String?
    /// The name that people read, or `nil` for one made of the size.
    public var name: String?
    /// The platform, or `nil` for the one that the size suggests.
    public var platform: Platform?
    /// The safe area in portrait.
    public var portraitSafeArea = Insets()
    /// The safe area in landscape.
    public var landscapeSafeArea = Insets()
    /// The size classes in portrait, or `nil` for those of the platform.
    public var portraitClasses: SizeClasses?
    /// The size classes in landscape, or `nil` for those of the platform.
    public var landscapeClasses: SizeClasses?
    /// Where the numbers come from, or `nil`.
    public var source: String?

    /// Creates a screen, or returns `nil` where a number is out of bounds.
    public init?(size: Size, scale: Int) {
      guard Self.sides.contains(size.width), Self.sides.contains(size.height), Self.scales.contains(scale)
      else { return nil }
      self.size = size
      self.scale = scale
    }

    /// Creates a screen from a text such as `375x812@3`, or returns `nil` where it is none.
    public init?(_ text: String) {
      let parts = text.split(separator: "@", omittingEmptySubsequences: false)
      let lengths = parts[0].split(separator: "x", omittingEmptySubsequences: false)
      guard parts.count == 2, lengths.count == 2, let scale = Self.number(parts[1]),
        let width = Self.number(lengths[0]), let height = Self.number(lengths[1])
      else { return nil }
      self.init(size: Size(width: Double(width), height: Double(height)), scale: scale)
    }

    /// The size and the scale as they are written, such as `375x812@3`.
    public var sizeText: String { "\(Int(size.width))x\(Int(size.height))@\(scale)" }

    private static func number(_ text: Substring) -> Int? {
      text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(text) : nil
    }
  }

  /// Creates the device for a size such as `375x812@3`, or returns `nil` where that is none.
  public init?(size text: String) {
    guard let custom = Custom(text) else { return nil }
    self.init(custom)
  }

  /// Creates a device that is not listed. Nobody else knows its numbers, so their confidence is low.
  public init(_ custom: Custom) {
    let isTablet = min(custom.size.width, custom.size.height) >= Custom.leastTablet
    let platform = custom.platform ?? (isTablet ? .iPadOS : .iOS)
    self.init(
      id: custom.id ?? custom.sizeText,
      name: custom.name ?? "Screen of \(Int(custom.size.width)) × \(Int(custom.size.height)) pt",
      platform: platform, year: 0, firstVersion: 0, portrait: custom.size, scale: custom.scale,
      portraitSafeArea: custom.portraitSafeArea, landscapeSafeArea: custom.landscapeSafeArea,
      portraitClasses: custom.portraitClasses ?? .usual(on: platform, in: .portrait),
      landscapeClasses: custom.landscapeClasses ?? .usual(on: platform, in: .landscape),
      source: custom.source ?? "given by its size alone", confidence: .low)
  }

  /// Whether the device is not listed, so that no year and no first system of it are known.
  public var isCustom: Bool { year == 0 }
}

extension SizeClasses {
  /// Returns the classes that most devices of a platform have: those of a phone that is not among the largest.
  fileprivate static func usual(on platform: Platform, in orientation: Orientation) -> SizeClasses? {
    switch platform {
    case .iOS:
      SizeClasses(horizontal: .compact, vertical: orientation == .portrait ? .regular : .compact)
    case .iPadOS: SizeClasses(horizontal: .regular, vertical: .regular)
    default: nil
    }
  }
}
