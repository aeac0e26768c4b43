/// The numbers of a bar along the whole bottom edge. All lengths are in points.
public struct DockedBarMetrics: Hashable, Sendable {
  /// How much the home indicator adds to the height.
  public enum HomeIndicator: Hashable, Sendable {
    /// The bottom of the safe area.
    case wholeSafeArea
    /// A fixed length, whatever the safe area.
    case points(Double)
  }

  /// Where the items stand along the bar, as in UIKit's `UITabBar.ItemPositioning`.
  public enum Positioning: Hashable, Sendable {
    /// Each item gets the same share of the width.
    case fill
    /// Centred in regular width as long as the items fit so, filling otherwise.
    case automatic
  }

  /// The height of the items' row, unless both size classes are compact.
  public let regularHeight: Double
  /// The height of the items' row where both size classes are compact.
  public let compactHeight: Double
  /// What the home indicator adds.
  public let homeIndicator: HomeIndicator
  /// Where the items stand.
  public let positioning: Positioning

  // How many fit follows the width's size class, not the device: 5 and 8. Published measurements
  // (piterwilson.com 2019; artemis-ios PR 509) and a published listing of UIKit's classes agree.

  /// The number of items that fit in compact width.
  public static let compactCapacity = 5
  /// The number of items that fit in regular width.
  public static let regularCapacity = 8
}

/// The numbers of an item in a docked bar, in points. Those without a comment on their trust are estimates.
enum DockedItemMetrics {
  // The circle of Apple's icon table (HIG 2022, Tab bars): 25 × 25 in regular, 18 × 18 in compact bars.
  static let regularIcon = 25.0
  static let compactIcon = 18.0

  // The gap beside the icon: a published listing of UIKit's classes says 6; an estimate.
  static let inlineGap = 6.0
  // The gap under the icon is in no source but one weak text that says 2; an estimate.
  static let stackedGap = 2.0
  // A line of the 10 pt title is about 12 pt high (SF's line height is 1.19 of its size); an estimate.
  static let stackedTitleHeight = 12.0
  static let inlineTitleHeight = 16.0

  // A title is fitted to its item less 1 pt at each side: published listing of UIKit's classes.
  static let titleMargin = 1.0

  // Centred items: 80 wide, 30 apart, published listing of UIKit's classes; an estimate for items
  // whose title stands beside the icon.
  static let centredWidth = 80.0
  static let centredSpacing = 30.0

  // A badge is 18 high and 18 wide for one character, else its text and 10, between 24 and 64; at least
  // 6 inside the bar: published listing of UIKit's classes and one more document; its place is an estimate.
  static let badgeHeight = 18.0
  static let badgePadding = 10.0
  static let badgeWidths = 24.0...64.0
  static let badgeMargin = 6.0
}
