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
  /// The window is drawn at the scale of its letters, or wider where a title needs more columns. If the terminal lacks
  /// columns, the empty margins beside a row are cut first, and then everything is drawn narrower. Of the last few
  /// widths that fit it takes the one at which items of one width get one number of columns.
  ///
  /// - Parameters:
  ///   - points: The scale, in points a column, unless items need more columns.
  ///   - needed: The columns that each item needs between its borders; `nil` for a scale that keeps all margins.
  static func fitting(_ layout: BarLayout, points: Double, needed: [Int]? = nil, most: Int) -> Scale {
    guard let needed else { return even(layout, points: points, needed: [], most: most, breaks: nil) }
    let breaks = breaks(of: layout, points: points, needed: needed, most: most)
    return even(layout, points: points, needed: needed, most: most, breaks: breaks)
  }

  /// Returns the margins to cut, or `nil` if the window fits with them, or has none worth cutting.
  private static func breaks(
    of layout: BarLayout, points: Double, needed: [Int], most: Int
  ) -> Breaks? {
    let width = layout.window.width
    guard !layout.isColumn, [.centered, .pages, .capsule].contains(layout.distribution),
      columns(for: width, layout, points: points, needed: needed) + 1 > most,
      var first = layout.items.map(\.share.minX).min(), var last = layout.items.map(\.share.maxX).max()
    else { return nil }
    if let capsule = layout.capsule {
      (first, last) = (min(first, capsule.minX), max(last, capsule.maxX))
    }
    // Half of the distance between two items, so that the outer ones have the room of the others.
    let start = first - 15
    let end = last + 15
    guard start > 0, end < width, start < end else { return nil }
    // The margins get what the row leaves. Beside a logo the margin holds a word.
    let row = columns(for: end - start, layout, points: points, needed: needed)
    let columns = max((most - 1 - row) / 2, layout.logo == nil ? 5 : 10)
    guard Double(columns) * points < start else { return nil }
    return Breaks(inner: start...end, columns: columns)
  }

  /// Returns the columns for a part of the window with all items: at a scale, or more if an item needs more.
  private static func columns(
    for length: Double, _ layout: BarLayout, points: Double, needed: [Int]
  ) -> Int {
    zip(layout.items, needed).reduce(wholeCells(length / points)) { most, entry in
      let share = entry.0.share.width
      return share > 0 ? max(most, wholeCells((Double(entry.1 + 1) * length / share).rounded(.up))) : most
    }
  }

  private static func even(
    _ layout: BarLayout, points: Double, needed: [Int], most: Int, breaks: Breaks?
  ) -> Scale {
    let width = layout.window.width
    let fixed = 1 + 2 * (breaks?.columns ?? 0)
    let drawn = breaks.map { $0.inner.upperBound - $0.inner.lowerBound } ?? width
    let limit = min(most, columns(for: drawn, layout, points: points, needed: needed) + fixed)
    var best = Scale(width: width, columns: limit, breaks: breaks)
    var spread = best.spread(of: layout.items)
    for columns in stride(from: limit - 1, through: max(limit - 12, 24), by: -1) where spread > 0 {
      let candidate = Scale(width: width, columns: columns, breaks: breaks)
      let candidateSpread = candidate.spread(of: layout.items)
      if candidateSpread < spread {
        best = candidate
        spread = candidateSpread
      }
    }
    return best
  }

  /// The points of a column between the margins.
  var pointsAColumn: Double {
    guard let breaks else { return width / Double(max(1, columns - 1)) }
    let inner = breaks.inner.upperBound - breaks.inner.lowerBound
    return inner / Double(max(1, columns - 1 - 2 * breaks.columns))
  }

  /// Returns how many more columns the widest item has than others of the same width in points.
  private func spread(of items: [BarItem]) -> Int {
    guard let first = items.first else { return 0 }
    var least = Int.max
    var most = 0
    for item in items where abs(item.share.width - first.share.width) < 1 {
      let columns = column(item.share.maxX) - column(item.share.minX)
      least = min(least, columns)
      most = max(most, columns)
    }
    return max(0, most - least)
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
