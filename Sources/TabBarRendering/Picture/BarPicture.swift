package import TabBarGuidelines
import TabBarCore

/// The bar to scale, between a line that says what it is and a line with its numbers.
package enum BarPicture {
  /// Returns the lines of the picture, each at most as wide as the options allow.
  ///
  /// Where pictures are off it returns the bar in sentences instead.
  package static func lines(_ scene: Scene, _ options: RenderOptions) -> [String] {
    guard options.pictures else { return BarInWords.lines(scene, options) }
    guard scene.layout.placement != .none else {
      return (HeadLine.lines(scene, options)).text(options)
        + WordWrap.lines(of: BarInWords.absence(scene), columns: options.columns)
    }
    let bar = bar(scene, options)
    let width = bar.map(\.columns).max() ?? 0
    return (HeadLine.lines(scene, options) + bar + FootLines.lines(scene, width: width, options)).text(
      options)
  }

  /// Returns the bar alone.
  static func bar(_ scene: Scene, _ options: RenderOptions) -> [StyledText] {
    let layout = scene.layout
    let glyphs = options.glyphs
    let drawing = BarDrawing(layout, most: options.columns, options)
    let columns = drawing.scale.columns
    let homeRows = layout.hasHomeIndicator ? 1 : 0
    let contentRows = drawing.contentRows
    var canvas = Canvas(columns: columns, rows: contentRows + homeRows + 2)
    drawing.drawEdge(on: &canvas, row: 0)
    drawing.drawItems(on: &canvas, row: 1, rows: contentRows)
    if layout.items.isEmpty {
      let invitation = Shortened.text("no tabs yet: add TITLE", to: columns - 2, glyphs)
      let start = (columns - TerminalText.columns(of: invitation)) / 2
      canvas.put(invitation, row: contentRows, column: start, .faint)
    }
    let bottom = contentRows + homeRows + 1
    if homeRows > 0 {
      canvas.put(glyphs.vertical, row: bottom - 1, column: 0, .faint)
      canvas.put(glyphs.vertical, row: bottom - 1, column: columns - 1, .faint)
      HomeIndicator.draw(on: &canvas, row: bottom - 1, layout, glyphs)
    }
    let corners = homeRows > 0 ? glyphs.roundBottom : glyphs.squareBottom
    drawing.drawLine(on: &canvas, row: bottom)
    canvas.put(corners.left, row: bottom, column: 0, .faint)
    canvas.put(corners.right, row: bottom, column: columns - 1, .faint)
    return canvas.lines
  }
}

/// The line at the bottom of a screen without a home button.
enum HomeIndicator {
  /// Draws the line into a row, in the middle of the canvas.
  static func draw(on canvas: inout Canvas, row: Int, _ layout: BarLayout, _ glyphs: Glyphs) {
    // Its length is seen on screenshots only: about a third of the width upright, a quarter on the side.
    let share = layout.window.width > layout.window.height ? 0.25 : 0.35
    let length = max(4, Int((Double(canvas.columns) * share).rounded()))
    let start = (canvas.columns - length) / 2
    canvas.fill(glyphs.heavy, row: row, from: start, to: start + length, .strong)
  }
}
