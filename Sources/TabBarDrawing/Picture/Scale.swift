import TabBarCore

/// Converts points of a window to columns.
struct Scale {
  let columns: Int
  /// The empty margins beside centred items, if they are drawn shorter than to scale.
  let breaks: Breaks?
  private let width: Double

  struct Breaks {
    /// The end of the left margin and the start of the right one, in points.
    let inner: ClosedRange<Double>
    let columns: Int
  }

  init(width: Double, columns: Int, breaks: Breaks? = nil) {
    self.columns = columns
    self.breaks = breaks
    self.width = max(width, 1)
  }

  /// Returns the column of a distance from the left edge; both edges of the window have a column.
  func column(_ x: Double) -> Int {
    let x = min(max(x, 0), width)
    guard let breaks else { return Self.share(of: columns - 1, x / width) }
    let margin = breaks.columns
    let (start, end) = (breaks.inner.lowerBound, breaks.inner.upperBound)
    if x < start { return Self.share(of: margin, x / start) }
    if x > end { return columns - 1 - margin + Self.share(of: margin, (x - end) / (width - end)) }
    return margin + Self.share(of: columns - 1 - 2 * margin, (x - start) / max(end - start, 1))
  }

  private static func share(of columns: Int, _ part: Double) -> Int {
    wholeCells(Double(columns) * part)
  }

  /// The scale of a whole screen, in points a column: an upright phone is about 45 rows high.
  static let ofScreen = 9.5

  /// Returns the scale for a bar in at most some columns.
  ///
  /// A window has one width in columns, whatever its tabs are. If the row of items lacks columns, the empty margins
  /// beside it are cut; if the terminal does, everything is drawn narrower.
  ///
  /// - Parameters:
  ///   - points: The scale, in points a column.
  ///   - needed: The columns that each item needs between its borders; `nil` for a scale that keeps all margins.
  static func fitting(_ layout: BarLayout, points: Double, needed: [Int]? = nil, most: Int) -> Scale {
    let width = layout.window.width
    let columns = min(most, wholeCells(width / points) + 1)
    return Scale(
      width: width, columns: columns,
      breaks: needed.flatMap { breaks(of: layout, points: points, needed: $0, columns: columns) })
  }

  /// Returns the margins to cut, or `nil` if the row has room beside them, or has none worth cutting.
  private static func breaks(
    of layout: BarLayout, points: Double, needed: [Int], columns: Int
  ) -> Breaks? {
    let width = layout.window.width
    /// The columns of a part of the window with all items, at the scale, or more if an item needs more.
    func taken(by length: Double) -> Int {
      zip(layout.items, needed).reduce(wholeCells(length / points)) { most, entry in
        let share = entry.0.slot.width
        return share > 0 ? max(most, wholeCells((Double(entry.1 + 1) * length / share).rounded(.up))) : most
      }
    }
    guard !layout.isColumn, [.centered, .pages, .capsule].contains(layout.distribution),
      taken(by: width) + 1 > columns,
      let first = layout.items.map(\.slot.minX).min(), let last = layout.items.map(\.slot.maxX).max()
    else { return nil }
    // Half of the distance between two items, so that the outer ones have the room of the others.
    let start = min(first, layout.capsule?.minX ?? first) - 15
    let end = max(last, layout.capsule?.maxX ?? last) + 15
    guard start > 0, end < width, start < end else { return nil }
    // The margins get what the row leaves. Beside a logo the margin holds a word.
    let margin = max((columns - 1 - taken(by: end - start)) / 2, layout.logo == nil ? 5 : 10)
    guard Double(margin) * points < start else { return nil }
    return Breaks(inner: start...end, columns: margin)
  }

  /// The points of a column between the margins.
  var pointsAColumn: Double {
    guard let breaks else { return width / Double(max(1, columns - 1)) }
    let inner = breaks.inner.upperBound - breaks.inner.lowerBound
    return inner / Double(max(1, columns - 1 - 2 * breaks.columns))
  }
}

/// Returns the nearest whole number of cells, at most a million either way. A length that is no number, which the laws of
/// the layout find, is 0, so that drawing it does not end the program.
func wholeCells(_ length: Double) -> Int {
  length.isNaN ? 0 : Int(min(max(length.rounded(), -1e6), 1e6))
}

extension BarLayout {
  /// The scale of the bar's letters, in points a column: a letter of a title takes a column.
  ///
  /// The letters of titles are about half as wide as their font is high: "Listen Now" at 10 pt takes 51.
  var pointsALetter: Double { font.size * 0.52 }
}
