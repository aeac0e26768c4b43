package import TabBarGuidelines
import TabBarCore

/// The bar to scale, between a headline and a line of numbers.
package enum BarPicture {
  /// Returns the lines of the picture, within the columns of the options; without pictures the bar in sentences.
  package static func lines(_ scene: Scene, _ options: RenderOptions) -> [HarmlessText] {
    let parts = parts(scene, options)
    return parts.head + parts.bar
  }

  package static func rows(_ scene: Scene, _ options: RenderOptions) -> [StyledText] {
    let parts = drawn(scene, options)
    return parts.head + parts.bar
  }

  /// The headline, and all below it; sentences have no headline.
  package typealias Parts = (head: [HarmlessText], bar: [HarmlessText])

  package static func parts(_ scene: Scene, _ options: RenderOptions) -> Parts {
    if options.isBrief { return ([], BarInRows.lines(scene, most: 1, options)) }
    guard options.pictures else { return ([], BarInWords.lines(scene, options)) }
    guard scene.layout.placement != .none else {
      return (
        HeadLine.lines(scene, options).text(options),
        BarInWords.absence(scene).lines(options).text(options)
      )
    }
    let parts = drawn(scene, options)
    return (parts.head.text(options), parts.bar.text(options))
  }

  private static func drawn(
    _ scene: Scene, _ options: RenderOptions
  ) -> (head: [StyledText], bar: [StyledText]) {
    let drawing = BarDrawing(scene, most: options.columns, options)
    let bar = drawing.bar
    let width = bar.map(\.columns).max() ?? 0
    let head = HeadLine.lines(scene, stretch: drawing.stretch, options)
    return (head, bar + FootLines(scene, options).lines(width: width, drawing))
  }

  /// Returns the bar, and below it the small screens.
  package static func bar(_ scene: Scene, _ options: RenderOptions) -> [StyledText] {
    BarDrawing(scene, most: options.columns, options).bar + SmallScreens.rows(scene, options)
  }
}

extension BarDrawing {
  /// The bar alone.
  var bar: [StyledText] {
    if layout.isColumn { return layout.absence == nil ? column : emptyColumn }
    let rows = BarRows(self)
    var drawing = self
    drawing.canvas = Canvas(columns: scale.columns, rows: rows.count, glyphs)
    drawing.drawSides(rows: 0..<rows.count)
    if layout.placement == .bottom { drawing.drawBottom(row: rows.count - 1) } else { drawing.drawTop() }
    if layout.absence == nil {
      drawing.drawBar(rows: rows.bar, accessory: rows.accessory, columns: 0...0)
    } else {
      drawing.drawEmptyPlace(rows: rows.bar, columns: 0...0)
    }
    if let home = rows.home { drawing.drawHomeIndicator(row: home) }
    return drawing.canvas.lines
  }

  // More tabs than this are counted, so that the picture does not scroll away.
  private static let mostRows = 24

  private var column: [StyledText] {
    let columns = columnWidth(pointsAColumn: 4, most: options.columns - 2)
    let height = min(columnRows, Self.mostRows + 2)
    var drawing = self
    drawing.canvas = Canvas(columns: columns + 1, rows: height, glyphs)
    // The side of the window beside the column.
    drawing.drawSide(rows: 0..<height, column: layout.isAtRight ? columns : 0)
    let start = layout.isAtRight ? 0 : 1
    drawing.drawColumn(rows: 0...height - 1, columns: start...start + columns - 1)
    return drawing.canvas.lines
  }
}

/// The rows of the picture of a bar at the top or at the bottom.
struct BarRows {
  let bar: ClosedRange<Int>
  let accessory: ClosedRange<Int>
  let home: Int?
  let count: Int

  init(_ drawing: BarDrawing) {
    let layout = drawing.layout
    let isBottom = layout.placement == .bottom
    let isAbsent = layout.absence != nil
    let start = !isAbsent && (!isBottom || layout.hasAccessoryAbove) ? 1 : 0
    bar = start...start + (isAbsent ? 4 : drawing.barRows) - 1
    accessory = layout.hasAccessoryAbove ? 0...0 : bar
    let hasHome = isBottom && layout.hasHomeIndicator
    if isAbsent {
      home = hasHome ? bar.upperBound : nil
      count = bar.upperBound + (hasHome ? 2 : 1)
    } else {
      home = hasHome ? bar.upperBound + 1 : nil
      // Under glass the home indicator is in the line of the edge, which costs no row.
      let below = hasHome && layout.surface == .edge ? 1 : 0
      count = bar.upperBound + 1 + (isBottom ? 1 : 0) + below
    }
  }
}

enum HomeIndicator {
  /// Returns its length as a share of the window's width.
  static func share(of layout: BarLayout) -> Double {
    // Its length is seen on screenshots only: about a third of the width upright, a quarter on the side.
    layout.window.width > layout.window.height ? 0.25 : 0.35
  }
}

extension BarDrawing {
  mutating func drawHomeIndicator(row: Int) {
    let length = max(4, Int((Double(canvas.columns) * HomeIndicator.share(of: layout)).rounded()))
    let start = (canvas.columns - length) / 2
    canvas.fill(.heavy, row: row, from: start, to: start + length, .strong)
  }
}
