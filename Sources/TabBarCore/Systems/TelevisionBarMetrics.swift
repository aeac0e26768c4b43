/// The numbers of a row of titles at the top of a television. All lengths are in points.
public struct TelevisionBarMetrics: Hashable, Sendable {
  /// The distance of the bar from the top of the screen.
  public static let top = Fact(46, .high, "Apple, HIG, Tab bars, tvOS (2019 to 2026): it cannot be changed")
  /// The height of the bar.
  public static let height = Fact(
    68, .high, "Apple, HIG, Tab bars, tvOS (2019 to 2026): it cannot be changed")
  /// The number of tabs that are shown; further ones are left out.
  public static let capacity = Fact(
    7, .medium, "piterwilson.com (2019) and a published listing of UIKit's classes")
  /// The greatest width of a logo beside the bar.
  public static let logoWidth = Fact(200, .high, "Apple, HIG 2019 and 2022, Tab bars, tvOS")
  /// The greatest height of a logo beside the bar.
  public static let logoHeight = Fact(68, .high, "Apple, HIG 2019 and 2022, Tab bars, tvOS")
  /// The distance of a title from the sides of its item.
  public static let titleMargin = Fact(30, .low, "no source; about the size of the title")
  /// The side of a symbol.
  public static let icon = Fact(36, .low, "no source; about a quarter more than the title's size")
}
