import TabBarCore
import TabBarDrawing

/// The widths of titles and their error bounds, for a comparison with a real text shaper.
enum TitleWidths {
  /// Returns the width in points of a line's title, a tab and the error bound as a share of the width, or `nil` where
  /// the line is not a size, a weight and a title with a tab between each.
  static func answer(to line: String) -> HarmlessText? {
    let parts = line.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, let size = Double(parts[0]), size > 0, size.isFinite,
      let weight = TitleFont.Weight(rawValue: String(parts[1]))
    else { return nil }
    let title = String(parts[2])
    let width = TitleMetrics.width(of: title, in: TitleFont(size: size, weight: weight))
    let error = TitleMetrics.relativeError(of: title)
    return "\(String(width))\t\(String(error))"
  }
}
