extension Device {
  /// The lengths that a side of a size given by hand may have, in points.
  static let customLengths = 100...5000
  /// The scales that a size given by hand may have, in pixels to a point.
  static let customScales = 1...4

  // Known devices: the narrowest iPad is 744 wide, the widest iPhone in one piece 440.
  private static let leastPadWidth = 600
  // Known phones: 402 × 874 is compact on its side, 414 × 736 regular. The sizes between are unknown.
  private static let leastWide = (shorter: 414, longer: 736)

  /// Returns a device of a size given by hand, its `id` such as `375x812@3`, or `nil` out of bounds, which are
  /// `customLengths` and `customScales`. Without a platform it is of the one that goes with the size.
  ///
  /// All about it but its size is by the rules of known devices, and marked as an estimate:
  /// - Held upright the shorter side is the width.
  /// - From 600 pt on, the shorter side is an iPad's: iPadOS, all classes regular. Below it is an iPhone's:
  ///   iOS, upright compact by regular; on its side the width is regular from 414 × 736 on.
  /// - No safe area is known: it is zero, as on a device with a home button whose status bar is hidden.
  /// - It runs every system of its platform.
  package static func custom(
    width: Int, height: Int, scale: Int, on platform: Platform? = nil
  ) -> Device? {
    guard customLengths.contains(width), customLengths.contains(height), customScales.contains(scale) else {
      return nil
    }
    let (shorter, longer) = (min(width, height), max(width, height))
    let usual = shorter >= leastPadWidth ? Platform.iPadOS : .iOS
    let platform = platform ?? usual
    let isWide =
      platform == .iPadOS
      || platform == usual && shorter >= leastWide.shorter && longer >= leastWide.longer
    func classes(_ isWide: Bool, _ isHigh: Bool) -> SizeClasses? {
      guard platform.rotates else { return nil }
      return SizeClasses(horizontal: isWide ? .regular : .compact, vertical: isHigh ? .regular : .compact)
    }
    return Device(
      id: "\(shorter)x\(longer)@\(scale)", name: "\(shorter) × \(longer) pt @\(scale)x", platform: platform,
      // No system of the platform is too old for it.
      year: 0, firstVersion: platform.rotates ? 6 : 1, lastVersion: nil,
      portrait: Size(width: Double(shorter), height: Double(longer)), scale: scale,
      portraitSafeArea: Insets(), landscapeSafeArea: Insets(),
      portraitClasses: classes(platform == .iPadOS, true),
      landscapeClasses: classes(isWide, platform == .iPadOS),
      source: "a size given by hand; the size classes follow known devices, no safe area is known",
      confidence: .low)
  }

  /// Creates a device of a size given by hand from its text, such as `375x812@3`: two sides in whole points
  /// in any order, and the pixels to a point.
  ///
  /// Returns `nil` for a text of another form, and for a size out of bounds (see ``custom(width:height:scale:on:)``).
  public init?(size text: String, on platform: Platform? = nil) {
    // At most two numbers of four digits, one of one digit and the signs between them.
    guard text.utf8.count <= 11 else { return nil }
    let halves = text.split(separator: "@", omittingEmptySubsequences: false)
    guard halves.count == 2 else { return nil }
    let sides = halves[0].split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "X" }
    guard sides.count == 2, let width = Self.number(sides[0]), let height = Self.number(sides[1]),
      let scale = Self.number(halves[1]),
      let device = Self.custom(width: width, height: height, scale: scale, on: platform)
    else { return nil }
    self = device
  }

  /// Returns a number of digits alone, without a sign.
  private static func number(_ text: Substring) -> Int? {
    text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(text) : nil
  }
}
