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

  /// The finest scale of a bar, in points a column: a letter of a title is then about one column wide, as
  /// it is on the device.
  static let ofBar = 4.0
  /// The scale of a whole screen, in points a column: an upright phone is about 45 rows high.
  static let ofScreen = 9.5

  /// Returns the scale for a bar in at most some columns.
  ///
  /// It shortens empty margins if centred items lack columns. Of the last few widths that fit it takes the one at which
  /// items of one width get one number of columns.
  ///
  /// - Parameters:
  ///   - points: The finest scale, in points a column, unless items need more columns.
  ///   - needed: The columns that each item needs between its borders.
  static func fitting(_ layout: BarLayout, points: Double, needed: [Int] = [], most: Int) -> Scale {
    let whole = even(layout, points: points, needed: needed, most: most, breaks: nil)
    guard let breaks = breaks(of: layout, at: whole, needed: needed) else { return whole }
    return even(layout, points: points, needed: needed, most: most, breaks: breaks)
  }

  /// Returns the margins to shorten, or `nil` if centred items have the columns that they need.
  private static func breaks(of layout: BarLayout, at scale: Scale, needed: [Int]) -> Breaks? {
    guard [.centered, .pages, .capsule].contains(layout.distribution),
      var first = layout.items.map(\.share.minX).min(), var last = layout.items.map(\.share.maxX).max()
    else { return nil }
    if let capsule = layout.capsule {
      (first, last) = (min(first, capsule.minX), max(last, capsule.maxX))
    }
    // Beside a logo the margin holds a word.
    let columns = layout.logo == nil ? 5 : 10
    // Half of the distance between two items, so that the outer ones have the room of the others.
    let start = first - 15
    let end = last + 15
    let slack = layout.shape == .docked ? 15.0 : 0
    let isShort = zip(layout.items, needed).contains { item, columns in
      columns + 2 > scale.column(item.share.maxX + slack) - scale.column(item.share.minX - slack)
    }
    guard isShort, scale.column(start) > columns, start > 0, end < layout.window.width, start < end
    else { return nil }
    return Breaks(inner: start...end, columns: columns)
  }

  private static func even(
    _ layout: BarLayout, points: Double, needed: [Int], most: Int, breaks: Breaks?
  ) -> Scale {
    let width = layout.window.width
    let fixed = 1 + 2 * (breaks?.columns ?? 0)
    let drawn = breaks.map { $0.inner.upperBound - $0.inner.lowerBound } ?? width
    var wanted = wholeCells(drawn / points) + fixed
    for (item, columns) in zip(layout.items, needed) where item.share.width > 0 {
      wanted = max(wanted, wholeCells((Double(columns + 1) * drawn / item.share.width).rounded(.up)) + fixed)
    }
    let limit = min(most, wanted)
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
