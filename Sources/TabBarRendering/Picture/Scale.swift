import TabBarCore

/// The columns that a bar's points fall on.
struct Scale {
  /// The columns of the whole bar, with its two edges.
  let columns: Int
  private let width: Double

  /// Creates the scale of a window's width over a number of columns.
  init(width: Double, columns: Int) {
    self.columns = columns
    self.width = max(width, 1)
  }

  /// Returns the column of a distance from the left edge; both edges of the window have one.
  func column(_ x: Double) -> Int {
    Int((min(max(x, 0), width) / width * Double(columns - 1)).rounded())
  }

  /// The finest scale of a bar, in points a column: a letter of a title is then about one column wide, as
  /// it is on the device.
  static let ofBar = 4.0
  /// The scale of a whole screen, in points a column: a phone upright is then about 45 rows high.
  static let ofScreen = 9.5

  /// Returns the scale at which to draw a bar in at most some columns.
  ///
  /// Among the last few widths that fit it takes the one at which items of one width get one number of
  /// columns.
  ///
  /// - Parameters:
  ///   - points: The points a column that it is no finer than, unless items need more columns.
  ///   - needed: The columns that each item needs between its borders.
  static func fitting(_ layout: BarLayout, points: Double, needed: [Int] = [], most: Int) -> Scale {
    let width = layout.window.width
    var wanted = Int((width / points).rounded()) + 1
    for (item, columns) in zip(layout.items, needed) where item.frame.width > 0 {
      let share = item.frame.width / width
      wanted = max(wanted, Int((Double(columns + 1) / share).rounded(.up)) + 1)
    }
    let limit = min(most, wanted)
    var best = Scale(width: width, columns: limit)
    var spread = best.spread(of: layout.items)
    for columns in stride(from: limit - 1, through: max(limit - 12, 24), by: -1) where spread > 0 {
      let candidate = Scale(width: width, columns: columns)
      let candidateSpread = candidate.spread(of: layout.items)
      if candidateSpread < spread {
        best = candidate
        spread = candidateSpread
      }
    }
    return best
  }

  /// Returns how many columns the widest item has more than an item of the same width in points.
  private func spread(of items: [BarItem]) -> Int {
    guard let first = items.first else { return 0 }
    var least = Int.max
    var most = 0
    for item in items where abs(item.frame.width - first.frame.width) < 1 {
      let columns = column(item.frame.maxX) - column(item.frame.minX)
      least = min(least, columns)
      most = max(most, columns)
    }
    return max(0, most - least)
  }
}
