package import TabBarGuidelines
import TabBarCore

/// The whole screen to scale in both directions, with the bar in its place.
///
/// A character cell is taken to be twice as high as wide.
package enum ScreenPicture {
  /// Returns the lines of the picture, each at most as wide as the options allow.
  package static func lines(_ scene: Scene, _ options: RenderOptions) -> [String] {
    guard options.pictures, scene.layout.placement != .none else {
      return BarPicture.lines(scene, options)
    }
    let screen = screen(scene, options)
    let width = screen.map(\.columns).max() ?? 0
    return
      (HeadLine.lines(scene, options) + screen + FootLines.lines(scene, width: width, options)).text(options)
  }

  private static func screen(_ scene: Scene, _ options: RenderOptions) -> [StyledText] {
    let layout = scene.layout
    let glyphs = options.glyphs
    let scale = Scale.fitting(layout, points: Scale.ofScreen, most: options.columns)
    let drawing = BarDrawing(layout, at: scale, options)
    let pointsARow = 2 * layout.window.width / Double(scale.columns - 1)
    func rows(_ points: Double) -> Int { Int((points / pointsARow).rounded()) }

    let last = scale.columns - 1
    let contentRows = max(drawing.contentRows, rows(layout.contentHeight) - 1)
    let homeRows = layout.hasHomeIndicator ? max(1, rows(layout.frame.height - layout.contentHeight)) : 0
    let bottom = max(rows(layout.window.height), contentRows + homeRows + 6)
    let edge = bottom - homeRows - contentRows - 1
    let button = HomeButton.isUnder(scene.design) ? 1 : 0

    var canvas = Canvas(columns: scale.columns, rows: bottom + 1 + button)
    for row in 1..<bottom {
      canvas.put(glyphs.vertical, row: row, column: 0, .faint)
      canvas.put(glyphs.vertical, row: row, column: last, .faint)
    }
    let isRound = layout.hasHomeIndicator
    canvas.fill(glyphs.horizontal, row: 0, from: 1, to: last, .faint)
    canvas.put(isRound ? glyphs.topLeft : glyphs.squareTop.left, row: 0, column: 0, .faint)
    canvas.put(isRound ? glyphs.topRight : glyphs.squareTop.right, row: 0, column: last, .faint)
    let corners = isRound ? glyphs.roundBottom : glyphs.squareBottom
    canvas.fill(glyphs.horizontal, row: bottom, from: 1, to: last, .faint)
    canvas.put(corners.left, row: bottom, column: 0, .faint)
    canvas.put(corners.right, row: bottom, column: last, .faint)

    let under = max(1, rows(layout.safeArea.top))
    StatusBar.draw(on: &canvas, layout, pointsARow: pointsARow, glyphs)
    SensorHousing.draw(on: &canvas, scene.design, pointsARow: pointsARow, lastRow: bottom, glyphs)
    if let title = scene.design.selectedTab?.title, under + 1 < edge {
      let start = scale.column(layout.safeArea.left) + 2
      let room = max(0, last - 2 - start)
      canvas.put(
        Shortened.text(options.shown(title), to: room, glyphs), row: under + 1, column: start, .strong)
    }
    drawing.drawEdge(on: &canvas, row: edge)
    drawing.drawItems(on: &canvas, row: edge + 1, rows: contentRows)
    if layout.items.isEmpty {
      let invitation = Shortened.text("no tabs yet: add TITLE", to: last - 1, glyphs)
      canvas.put(invitation, row: edge + 1, column: (scale.columns - invitation.count) / 2, .faint)
    }
    if homeRows > 0 { HomeIndicator.draw(on: &canvas, row: bottom - 1, layout, glyphs) }
    if button > 0 { canvas.put("( )", row: bottom + 1, column: (scale.columns - 3) / 2, .faint) }
    return canvas.lines
  }
}

/// The round button under the screen of devices without a home indicator.
enum HomeButton {
  /// Returns whether a design shows the button: it is at the bottom only upright.
  static func isUnder(_ design: Design) -> Bool {
    // Its devices have a status bar of 20 pt; those that have neither are not sold yet.
    design.orientation == .portrait && !design.device.hasHomeIndicator
      && design.device.portraitSafeArea.top == 20
  }
}
