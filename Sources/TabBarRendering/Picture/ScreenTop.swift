import TabBarCore

/// The time and the battery at the top of a screen.
enum StatusBar {
  /// Draws them into the row that they are in, where the screen has a status bar.
  static func draw(on canvas: inout Canvas, _ layout: BarLayout, pointsARow: Double, _ glyphs: Glyphs) {
    guard layout.safeArea.top >= 20 else { return }
    let row = max(1, Int((layout.safeArea.top / 2 / pointsARow).rounded()))
    canvas.put("9:41", row: row, column: 2, .faint)
    canvas.put(glyphs.battery, row: row, column: canvas.columns - 2 - glyphs.battery.count, .faint)
  }
}

/// The cut-out for camera and sensors: a notch at the edge, or an island on its own.
enum SensorHousing {
  // Its sizes are in points, as screenshots of the devices show them: estimates for a drawing.
  private static let notch = (length: 165.0, depth: 32.0)
  private static let island = (length: 126.0, depth: 37.0)

  /// Draws it at the top edge, or at the left one where the device lies on its side.
  static func draw(
    on canvas: inout Canvas, _ design: Design, pointsARow: Double, lastRow: Int, _ glyphs: Glyphs
  ) {
    guard design.device.platform == .iOS, design.device.hasHomeIndicator else { return }
    let isIsland = design.device.portraitSafeArea.top >= 59
    let size = isIsland ? island : notch
    if design.orientation == .portrait {
      let width = max(4, Int((size.length / pointsARow * 2).rounded()))
      let height = max(1, Int((size.depth / pointsARow).rounded()))
      let start = (canvas.columns - width) / 2
      box(on: &canvas, row: isIsland ? 1 : 0, column: start, width: width, height: height + 1, glyphs)
      guard !isIsland else { return }
      canvas.fill(" ", row: 0, from: start + 1, to: start + width - 1)
      canvas.put(glyphs.topRight, row: 0, column: start, .faint)
      canvas.put(glyphs.topLeft, row: 0, column: start + width - 1, .faint)
    } else {
      let height = min(max(3, Int((size.length / pointsARow).rounded())), lastRow - 6)
      let width = max(3, Int((size.depth / pointsARow * 2).rounded()))
      let row = (lastRow - height) / 2
      box(on: &canvas, row: row, column: isIsland ? 2 : 0, width: width, height: height, glyphs)
      guard !isIsland else { return }
      for inner in row + 1..<row + height - 1 { canvas.put(" ", row: inner, column: 0) }
      canvas.put(glyphs.roundBottom.left, row: row, column: 0, .faint)
      canvas.put(glyphs.topLeft, row: row + height - 1, column: 0, .faint)
    }
  }

  private static func box(
    on canvas: inout Canvas, row: Int, column: Int, width: Int, height: Int, _ glyphs: Glyphs
  ) {
    let last = column + width - 1
    for side in [column, last] {
      for row in row..<row + height { canvas.put(glyphs.vertical, row: row, column: side, .faint) }
    }
    for edge in [row, row + height - 1] {
      canvas.fill(glyphs.horizontal, row: edge, from: column + 1, to: last, .faint)
    }
    canvas.put(glyphs.topLeft, row: row, column: column, .faint)
    canvas.put(glyphs.topRight, row: row, column: last, .faint)
    canvas.put(glyphs.roundBottom.left, row: row + height - 1, column: column, .faint)
    canvas.put(glyphs.roundBottom.right, row: row + height - 1, column: last, .faint)
  }
}
