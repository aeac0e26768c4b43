package import TabBarGuidelines
import TabBarCore

/// The whole screen or window to scale in both directions, with the bar in its place.
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
    let scale = Scale.fitting(layout, points: Scale.ofScreen, most: options.columns)
    let drawing = BarDrawing(scene, at: scale, options)
    let frame = ScreenFrame(drawing)
    let button = HomeButton.isUnder(scene.design) && layout.shape != .car ? 1 : 0

    var canvas = Canvas(columns: scale.columns, rows: frame.bottom + 1 + button)
    drawing.drawSides(on: &canvas, rows: 1..<frame.bottom)
    drawing.drawTop(on: &canvas, row: 0)
    drawing.drawBottom(on: &canvas, row: frame.bottom)
    if scene.design.device.platform.rotates, layout.shape != .car {
      StatusBar.draw(on: &canvas, layout, pointsARow: frame.pointsARow, drawing.glyphs)
      SensorHousing.draw(
        on: &canvas, scene.design, pointsARow: frame.pointsARow, lastRow: frame.bottom, drawing.glyphs)
    }
    drawTitle(scene, drawing, on: &canvas, frame)
    if layout.absence == nil {
      frame.drawBar(on: &canvas, isFocused: scene.design.situation.isFocused)
    }
    if scene.design.situation.isModal { ScreenCover.drawModal(on: &canvas, drawing, frame) }
    if scene.design.situation.isKeyboardUp, scene.design.device.platform.rotates, layout.shape != .car {
      ScreenCover.drawKeyboard(on: &canvas, drawing, frame)
    }
    if layout.absence != nil { frame.drawEmptyPlace(on: &canvas) }
    if layout.showsHomeIndicator {
      HomeIndicator.draw(on: &canvas, row: frame.bottom - 1, layout, drawing.glyphs)
    }
    if button > 0 { canvas.put("( )", row: frame.bottom + 1, column: (scale.columns - 3) / 2, .faint) }
    return canvas.lines
  }

  /// Draws the selected tab's title, as the heading of what the window shows.
  private static func drawTitle(
    _ scene: Scene, _ drawing: BarDrawing, on canvas: inout Canvas, _ frame: ScreenFrame
  ) {
    guard let tab = scene.design.selectedTab, frame.titleRow < frame.contentEnd else { return }
    let layout = drawing.layout
    let beside = layout.shape == .ornament ? frame.columnWidth + 1 : 0
    let start = drawing.scale.column(layout.safeArea.left) + 2 + (drawing.isMirrored ? 0 : beside)
    let room = max(0, drawing.last - 2 - start - (drawing.isMirrored ? beside : 0))
    let title = Shortened.text(drawing.options.shown(scene.design.title(of: tab)), to: room, drawing.glyphs)
    let end = start + room - TerminalText.columns(of: title)
    canvas.put(title, row: frame.titleRow, column: drawing.isMirrored ? end : start, .strong)
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
