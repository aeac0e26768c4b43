/// The numbers of a row at the top of a car's display.
public struct CarBarMetrics: Hashable, Sendable {
  /// The number of tabs that fit, the last of which becomes More where there are further ones.
  ///
  /// Cars have displays of many widths, and Apple gives no number for any.
  public static let capacity = Fact(
    5, .low, "Apple, HIG, CarPlay advises three to five; how many fit is not published")
  /// The height of the row, in points.
  public static let height = Fact(44, .low, "no source; the default size of a control on iOS")
  /// The side of a symbol, in points.
  public static let icon = Fact(24, .low, "no source")
}
