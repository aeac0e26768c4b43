package import TabBarGuidelines
import TabBarCore

/// The bar to scale, between a headline and a line of numbers.
package enum BarPicture {
  /// Returns the lines of the picture, within the columns of the options; without pictures the bar in sentences.
  package static func lines(_ scene: Scene, _ options: RenderOptions) -> [HarmlessText] {
    guard options.pictures else { return BarInWords.lines(scene, options) }
    guard scene.layout.placement != .none else {
      return HeadLine.lines(scene, options).text(options)
        + WordWrap.lines(of: BarInWords.absence(scene), columns: options.columns)
    }
    return rows(scene, options).text(options)
  }

  /// Returns the rows of the picture of a bar that is laid out.
  static func rows(_ scene: Scene, _ options: RenderOptions) -> [StyledText] {
    let drawing = BarDrawing(scene, most: options.columns, options)
    let bar = bar(scene, drawing)
    let width = bar.map(\.columns).max() ?? 0
    let head = HeadLine.lines(scene, stretch: drawing.stretch, options)
    return head + bar + FootLines.lines(scene, width: width, drawing)
  }

  static func bar(_ scene: Scene, _ options: RenderOptions) -> [StyledText] {
    bar(scene, BarDrawing(scene, most: options.columns, options))
  }

  static func bar(_ scene: Scene, _ drawing: BarDrawing) -> [StyledText] {
    let layout = scene.layout
    if layout.absence != nil { return EmptyPlace.bar(scene, drawing) }
    switch layout.shape {
    case .docked: return docked(drawing)
    case .floating: return floating(drawing)
    case .strip: return strip(drawing)
    case .television: return row(drawing, isFocused: scene.design.situation.isFocused)
    case .ornament: return column(drawing)
    case .car: return car(drawing)
    }
  }

  private static func docked(_ drawing: BarDrawing) -> [StyledText] {
    let homeRows = drawing.layout.showsHomeIndicator ? 1 : 0
    let rows = drawing.contentRows
    var canvas = Canvas(columns: drawing.scale.columns, rows: rows + homeRows + 2)
    drawing.drawEdge(on: &canvas, row: 0)
    drawing.drawDocked(on: &canvas, row: 1, rows: rows)
    drawing.drawSides(on: &canvas, rows: rows + 1..<rows + 1 + homeRows)
    if homeRows > 0 { HomeIndicator.draw(on: &canvas, row: rows + 1, drawing.layout, drawing.glyphs) }
    drawing.drawBottom(on: &canvas, row: rows + homeRows + 1)
    return canvas.lines
  }

  private static func floating(_ drawing: BarDrawing) -> [StyledText] {
    let height = drawing.contentRows + 2
    let top = drawing.layout.hasAccessoryAbove ? 1 : 0
    var canvas = Canvas(columns: drawing.scale.columns, rows: top + height + 1)
    drawing.drawSides(on: &canvas, rows: 0..<top + height)
    let rows = top...top + height - 1
    drawing.drawFloating(on: &canvas, rows: rows, accessoryRows: top > 0 ? 0...0 : rows)
    drawing.drawBottom(on: &canvas, row: top + height)
    // In the line of the edge, which costs no row.
    if drawing.layout.showsHomeIndicator {
      HomeIndicator.draw(on: &canvas, row: top + height, drawing.layout, drawing.glyphs)
    }
    return canvas.lines
  }

  private static func strip(_ drawing: BarDrawing) -> [StyledText] {
    let height = drawing.contentRows + 2
    var canvas = Canvas(columns: drawing.scale.columns, rows: height + 1)
    drawing.drawSides(on: &canvas, rows: 0..<height + 1)
    drawing.drawTop(on: &canvas, row: 0)
    drawing.drawStrip(on: &canvas, rows: 1...height)
    return canvas.lines
  }

  private static func row(_ drawing: BarDrawing, isFocused: Bool) -> [StyledText] {
    let height = drawing.rowRows
    var canvas = Canvas(columns: drawing.scale.columns, rows: height + 1)
    drawing.drawSides(on: &canvas, rows: 0..<height + 1)
    drawing.drawTop(on: &canvas, row: 0)
    drawing.drawRow(on: &canvas, row: 1, isFocused: isFocused)
    return canvas.lines
  }

  private static func car(_ drawing: BarDrawing) -> [StyledText] {
    let height = drawing.contentRows
    var canvas = Canvas(columns: drawing.scale.columns, rows: height + 2)
    drawing.drawTop(on: &canvas, row: 0)
    drawing.drawDocked(on: &canvas, row: 1, rows: height)
    drawing.drawEdge(on: &canvas, row: height + 1)
    return canvas.lines
  }

  // More tabs than this are counted, so that the picture does not scroll away.
  private static let mostRows = 24

  private static func column(_ drawing: BarDrawing) -> [StyledText] {
    let columns = drawing.columnWidth(pointsAColumn: 4, most: drawing.options.columns - 2)
    let height = min(max(1, drawing.signs.count), mostRows) + 2
    var canvas = Canvas(columns: columns + 1, rows: height)
    // The side of the window beside the column.
    for row in 0..<height {
      canvas.put(
        drawing.glyphs.vertical, row: row, column: drawing.isMirrored ? columns : 0, .faint)
    }
    let start = drawing.isMirrored ? 0 : 1
    drawing.drawColumn(on: &canvas, rows: 0...height - 1, columns: start...start + columns - 1)
    return canvas.lines
  }
}

extension BarLayout {
  /// Whether the accessory is above the capsule, not beside a minimized bar.
  var hasAccessoryAbove: Bool {
    guard let accessory else { return false }
    return accessory.midY < (capsule ?? items.first?.share ?? frame).minY
  }
}

enum HomeIndicator {
  /// Returns its length as a share of the window's width.
  static func share(of layout: BarLayout) -> Double {
    // Its length is seen on screenshots only: about a third of the width upright, a quarter on the side.
    layout.window.width > layout.window.height ? 0.25 : 0.35
  }

  static func draw(on canvas: inout Canvas, row: Int, _ layout: BarLayout, _ glyphs: Glyphs) {
    let length = max(4, Int((Double(canvas.columns) * share(of: layout)).rounded()))
    let start = (canvas.columns - length) / 2
    canvas.fill(glyphs.heavy, row: row, from: start, to: start + length, .strong)
  }
}
