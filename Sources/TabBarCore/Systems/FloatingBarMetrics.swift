/// The numbers of a capsule that floats above the bottom edge. All lengths are in points.
///
/// They were measured on a phone 402 wide held upright; elsewhere they are taken to be the same, which is an
/// estimate.
public struct FloatingBarMetrics: Hashable, Sendable {
  /// The height that the bar takes from the bottom of the window, which counts as safe area.
  public static let height = Fact(
    83, .high, "AccessibilitySnapshot issue 272 and boardsesh PR 3973: 49 + 34, as before iOS 26")
  /// The part of that height that the items' row counts for.
  public static let contentHeight = Fact(49, .high, "AccessibilitySnapshot issue 272: the frame is 49 + 34")
  /// The height of the capsule.
  public static let capsuleHeight = Fact(
    62, .high, "a simulator of iOS 26.5, FabBar's constants and screenshots")
  /// The distance of the capsule from the sides and the bottom of the window.
  public static let inset = Fact(
    21, .high, "a simulator of iOS 26.5 and FabBar's constants; others round to 20")
  /// The distance of the items from the capsule's edge.
  public static let padding = Fact(4, .medium, "a simulator of iOS 26.5")
  /// How far one item reaches over the next: the lens of a selected item is wider than its own part.
  public static let overlap = Fact(
    8, .medium,
    "a simulator of iOS 26.5: three items 94 wide stand 86 apart; five are 77 wide, about 69 apart")
  /// The number of items up to which the capsule hugs them.
  static let few = 3
  /// The width of one item where there are three or fewer, which the capsule then hugs.
  public static let fewItemWidth = Fact(94, .medium, "a simulator of iOS 26.5, three items")
  /// The distance from one item to the next where there are three or fewer.
  public static let fewItemPitch = Fact(86, .medium, "a simulator of iOS 26.5, three items")
  /// The distance of a separated item from the capsule.
  public static let separation = Fact(10, .low, "published listings say 8 to 12")
  /// The height of an accessory above the capsule, with its distance.
  public static let accessoryHeight = Fact(56, .low, "boardsesh PR 3973: 139 in all on an iPhone 17 Pro")
  /// The distance of an accessory from the capsule.
  public static let accessoryGap = Fact(8, .low, "no source; within the 56 that an accessory adds")
  /// The width and height of the round buttons that a bar shrinks to.
  public static let minimizedSize = Fact(44, .low, "a guess that public notes share; no measurement is known")
  /// The side of a symbol.
  public static let icon = Fact(
    18, .medium, "FabBar's constants and simulator listings: 18 pt medium, large scale")
  /// Whether the item of a search tab stands apart.
  ///
  /// Since iOS 27 it does so only where selecting it starts a search at once.
  public let separatesSearch: SearchSeparation

  /// When a search tab stands apart.
  public enum SearchSeparation: Hashable, Sendable {
    /// At all times (iOS 26).
    case always
    /// Where selecting it starts a search at once (iOS 27).
    case whenActivating
  }

  init(separatesSearch: SearchSeparation) { self.separatesSearch = separatesSearch }
}
