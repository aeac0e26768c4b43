/// The numbers of a bar along the whole bottom edge. All lengths are in points.
public struct DockedBarMetrics: Hashable, Sendable {
  /// How much the home indicator adds to the height.
  public enum HomeIndicator: Hashable, Sendable {
    /// The bottom of the safe area.
    case wholeSafeArea
    /// A fixed length, whatever the safe area.
    case points(Fact)
  }

  /// Where the items stand along the bar, as in UIKit's `UITabBar.ItemPositioning`.
  public enum Positioning: Hashable, Sendable {
    /// Each item gets the same share of the width.
    case fill
    /// Centred in regular width as long as the items fit so, filling otherwise.
    case automatic
  }

  /// The height of the items' row, unless both size classes are compact.
  public let regularHeight: Fact
  /// The height of the items' row where both size classes are compact.
  public let compactHeight: Fact
  /// What the home indicator adds.
  public let homeIndicator: HomeIndicator
  /// Where the items stand.
  public let positioning: Positioning
  /// Whether titles stand beside their icons where the window is wide or low; always under them otherwise.
  public var goesInline = true

  /// The number of items that fit in compact width.
  ///
  /// How many fit follows the width's size class, not the device.
  public static let compactCapacity = Fact(
    5, .high, "piterwilson.com (2019), artemis-ios PR 509 and a published listing of UIKit's classes")
  /// The number of items that fit in regular width.
  public static let regularCapacity = Fact(
    8, .high, "piterwilson.com (2019) and a published listing of UIKit's classes")
}

/// The numbers of an item in a bottom bar, in points.
enum DockedItemMetrics {
  static let regularIcon = Fact(25, .high, "Apple, HIG 2022, Tab bars: circular icons in regular bars")
  static let compactIcon = Fact(18, .high, "Apple, HIG 2022, Tab bars: circular icons in compact bars")
  static let inlineGap = Fact(6, .low, "a published listing of UIKit's classes; other texts say 8")
  static let stackedGap = Fact(2, .low, "one weak text; no measurement is known")
  static let stackedTitleHeight = Fact(12, .low, "the line height of a 10 pt title at 1.19 of its size")
  static let inlineTitleHeight = Fact(16, .low, "the line height of a 13 pt title at 1.19 of its size")
  static let lineHeight = Fact(1.19, .low, "the share of its size that a line of the system font is high")
  static let titleMargin = Fact(1, .medium, "a published listing of UIKit's classes: item width less 2")
  static let centredWidth = Fact(80, .low, "a published listing of UIKit's classes, for stacked items")
  static let centredSpacing = Fact(30, .low, "a published listing of UIKit's classes, for stacked items")
  static let badgeHeight = Fact(18, .medium, "a published listing of UIKit's classes and zelez-lab/dija")
  static let badgePadding = Fact(10, .medium, "a published listing of UIKit's classes and zelez-lab/dija")
  static let leastBadge = Fact(24, .medium, "a published listing of UIKit's classes and zelez-lab/dija")
  static let mostBadge = Fact(64, .medium, "a published listing of UIKit's classes and zelez-lab/dija")
  static let badgeMargin = Fact(6, .medium, "a published listing of UIKit's classes")
}
