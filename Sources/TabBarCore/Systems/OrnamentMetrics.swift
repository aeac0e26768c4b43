/// The numbers of a column of symbols at the leading side of a window. All lengths are in points.
public struct OrnamentMetrics: Hashable, Sendable {
  /// The distance from the centre of one item to that of the next.
  public static let pitch = Fact(60, .high, "Apple, HIG, visionOS: centres of controls at least 60 pt apart")
  /// The number of tabs up to which the column is documented.
  static let known = 6
  /// The width of the column.
  public static let width = Fact(68, .low, "no source; an item of 60 pt and 4 pt at each side")
  /// The distance of the first and the last item from the ends of the column.
  public static let padding = Fact(4, .low, "no source")
  /// The side of a symbol.
  public static let icon = Fact(24, .low, "no source")
  /// The distance of a title from its symbol and from the end, while the column is looked at.
  public static let titleMargin = Fact(12, .low, "no source")
}
