import TabBarCore
package import TabBarGuidelines

/// The whole screen or window to scale, with the bar in its place; character cells count as twice as high as wide.
package enum ScreenPicture {
  /// Returns the lines of the picture, each at most as wide as the options allow.
  package static func lines(_ scene: Scene, _ options: RenderOptions) -> [HarmlessText] {
    guard options.pictures, scene.layout.placement != .none else {
      return BarPicture.lines(scene, options)
    }
    let scale = Scale.fitting(scene.layout, points: Scale.ofScreen, most: options.columns)
    let drawing = BarDrawing(scene, at: scale, options)
    let frame = ScreenFrame(drawing)
    let points = options.size(scale.pointsAColumn, frame.pointsARow)
    let head = HeadLine.lines(scene, options)
    let foot = FootLines.lines(
      scene, width: scale.columns, drawing, scale: "a character is \(points) pt")
    return (head + screen(scene, drawing, frame) + foot).text(options)
  }

  private static func screen(_ scene: Scene, _ drawing: BarDrawing, _ frame: ScreenFrame) -> [StyledText] {
    let layout = scene.layout
    let scale = drawing.scale
    let button = HomeButton.isUnder(scene.design) && layout.isOnDevice ? 1 : 0

    var canvas = Canvas(columns: scale.columns, rows: frame.bottom + 1 + button)
    drawing.drawSides(on: &canvas, rows: 1..<frame.bottom)
    drawing.drawTop(on: &canvas, row: 0)
    drawing.drawBottom(on: &canvas, row: frame.bottom)
    if scene.design.device.platform.rotates, layout.isOnDevice {
      StatusBar.draw(on: &canvas, layout, pointsARow: frame.pointsARow, drawing.glyphs)
      SensorHousing.draw(
        on: &canvas, scene.design, pointsARow: frame.pointsARow, lastRow: frame.bottom, drawing.glyphs)
    }
    drawTitle(scene, drawing, on: &canvas, frame)
    if layout.absence == nil { frame.drawBar(on: &canvas) }
    if scene.design.situation.isModal { ScreenCover.drawModal(on: &canvas, drawing, frame) }
    if scene.design.situation.isKeyboardUp, scene.design.device.platform.rotates, layout.isOnDevice {
      ScreenCover.drawKeyboard(on: &canvas, drawing, frame)
    }
    if layout.absence != nil { frame.drawEmptyPlace(on: &canvas) }
    if layout.hasHomeIndicator {
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
    let beside = layout.placement == .leading ? frame.columnWidth + 1 : 0
    let start = drawing.scale.column(layout.safeArea.left) + 2 + (drawing.isMirrored ? 0 : beside)
    // The strip at a side is free for the bar.
    let strip = layout.placement == .side ? drawing.scale.column(layout.safeArea.right) : 0
    let room = max(0, drawing.last - 2 - start - (drawing.isMirrored ? beside : 0) - strip)
    let title = TerminalText.shortened(
      drawing.options.shown(scene.design.title(of: tab)), to: room, drawing.glyphs)
    let end = start + room - TerminalText.columns(of: title)
    canvas.put(title, row: frame.titleRow, column: drawing.isMirrored ? end : start, .strong)
  }
}

/// The round button under the screen of devices without a home indicator.
enum HomeButton {
  /// Returns whether a design shows the button, which is at the bottom only upright.
  static func isUnder(_ design: Design) -> Bool {
    // Its devices have a status bar of 20 pt; a size given by hand has neither.
    design.orientation == .portrait && !design.device.hasHomeIndicator
      && design.device.portraitSafeArea.top == 20
  }
}

enum StatusBar {
  static func draw(on canvas: inout Canvas, _ layout: BarLayout, pointsARow: Double, _ glyphs: Glyphs) {
    guard layout.safeArea.top >= 20 else { return }
    let row = max(1, wholeCells(layout.safeArea.top / 2 / pointsARow))
    canvas.put("9:41", row: row, column: 2, .faint)
    canvas.put(glyphs.battery, row: row, column: canvas.columns - 2 - glyphs.battery.count, .faint)
  }
}

/// The cut-out for camera and sensors: a notch at the edge, or an island on its own.
enum SensorHousing {
  // Its sizes are in points, as screenshots of the devices show them: estimates for a drawing.
  static let notch = (length: 165.0, depth: 32.0)
  static let island = (length: 126.0, depth: 37.0)

  static func isIsland(_ device: Device) -> Bool { device.portraitSafeArea.top >= 59 }

  /// Returns whether a device has one at the middle of an edge: those with a home indicator do, but for iPhone Duo.
  static func isIn(_ device: Device) -> Bool {
    device.platform == .iOS && device.hasHomeIndicator && !device.hasBarAtSide(in: .landscape)
  }

  /// Draws it at the top edge, or at the left one if the device is on its side.
  static func draw(
    on canvas: inout Canvas, _ design: Design, pointsARow: Double, lastRow: Int, _ glyphs: Glyphs
  ) {
    guard isIn(design.device) else { return }
    let isIsland = isIsland(design.device)
    let size = isIsland ? island : notch
    if design.orientation == .portrait {
      let width = max(4, wholeCells(size.length / pointsARow * 2))
      let height = max(1, wholeCells(size.depth / pointsARow))
      let start = (canvas.columns - width) / 2
      let top = isIsland ? 1 : 0
      canvas.box(rows: top...top + height, columns: start...start + width - 1, glyphs)
      guard !isIsland else { return }
      canvas.fill(" ", row: 0, from: start + 1, to: start + width - 1)
      canvas.put(glyphs.topRight, row: 0, column: start, .faint)
      canvas.put(glyphs.topLeft, row: 0, column: start + width - 1, .faint)
    } else {
      let height = min(max(3, wholeCells(size.length / pointsARow)), lastRow - 6)
      let width = max(3, wholeCells(size.depth / pointsARow * 2))
      let row = (lastRow - height) / 2
      let left = isIsland ? 2 : 0
      canvas.box(rows: row...row + height - 1, columns: left...left + width - 1, glyphs)
      guard !isIsland else { return }
      for inner in row + 1..<row + height - 1 { canvas.put(" ", row: inner, column: 0) }
      canvas.put(glyphs.roundBottom.left, row: row, column: 0, .faint)
      canvas.put(glyphs.topLeft, row: row + height - 1, column: 0, .faint)
    }
  }
}
