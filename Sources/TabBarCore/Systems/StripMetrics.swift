/// The numbers of a strip of titles at the top of an iPad's window. All lengths are in points.
public struct StripMetrics: Hashable, Sendable {
  /// The distance of the strip from the top of the window.
  public let top: Fact
  /// The height of the strip.
  public let height: Fact
  /// What the strip adds to the safe area below the status bar.
  public static let addedSafeArea = Fact(50, .medium, "a published listing of UIKit's classes")
  /// The distance of the items from the strip's ends.
  public static let padding = Fact(4, .medium, "a published listing of UIKit's classes")
  /// The distance of a title from the sides of its item.
  public static let titleMargin = Fact(16, .medium, "a published listing of UIKit's classes")
  /// The side of a symbol, which only a tab without a title shows.
  public static let icon = Fact(20, .medium, "a published listing of UIKit's classes")
  /// The distance of a symbol from the sides of its item.
  public static let iconMargin = Fact(14, .medium, "a published listing of UIKit's classes")
  /// The greatest width of the strip.
  public static let greatestWidth = Fact(
    600, .medium, "a published listing of UIKit's classes; 800 when expanded")
  /// The greatest width of one title.
  public static let greatestTitle = Fact(224, .medium, "a published listing of UIKit's classes")
  /// The least distance of the strip from the sides of the window.
  public static let sideMargin = Fact(10, .medium, "a published listing of UIKit's classes (iPadOS 26)")
  /// The width of each button that pages.
  public static let pageButton = Fact(30, .low, "no source; taken to be narrower than the strip is high")
}
