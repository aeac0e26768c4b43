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
      let top = isIsland ? 1 : 0
      canvas.box(
        rows: top...top + height, columns: start...start + width - 1,
        sides: (glyphs.vertical, glyphs.vertical),
        glyphs)
      guard !isIsland else { return }
      canvas.fill(" ", row: 0, from: start + 1, to: start + width - 1)
      canvas.put(glyphs.topRight, row: 0, column: start, .faint)
      canvas.put(glyphs.topLeft, row: 0, column: start + width - 1, .faint)
    } else {
      let height = min(max(3, Int((size.length / pointsARow).rounded())), lastRow - 6)
      let width = max(3, Int((size.depth / pointsARow * 2).rounded()))
      let row = (lastRow - height) / 2
      let left = isIsland ? 2 : 0
      canvas.box(
        rows: row...row + height - 1, columns: left...left + width - 1,
        sides: (glyphs.vertical, glyphs.vertical), glyphs)
      guard !isIsland else { return }
      for inner in row + 1..<row + height - 1 { canvas.put(" ", row: inner, column: 0) }
      canvas.put(glyphs.roundBottom.left, row: row, column: 0, .faint)
      canvas.put(glyphs.topLeft, row: row + height - 1, column: 0, .faint)
    }
  }
}
