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
    var drawing = BarDrawing(scene, at: scale, options)
    let points = options.size(scale.pointsAColumn, drawing.pointsARow)
    let head = HeadLine.lines(scene, options)
    let foot = FootLines(scene, options).lines(
      width: scale.columns, drawing, scale: "a character is \(points) pt")
    return (head + drawing.screen(scene) + foot).text(options)
  }
}

extension BarDrawing {
  /// Draws the whole screen, and returns its lines.
  fileprivate mutating func screen(_ scene: Scene) -> [StyledText] {
    let hasButton = scene.hasHomeButton
    canvas = Canvas(columns: scale.columns, rows: bottom + (hasButton ? 2 : 1), glyphs)
    drawSides(rows: 1..<bottom)
    drawTop()
    drawBottom(row: bottom)
    if scene.isHandheld {
      drawStatusBar()
      drawSensorHousing(scene.design)
    }
    drawTitle(scene.design)
    let situation = scene.design.situation
    if layout.absence == nil { drawBarOnScreen() }
    if situation.isModal { drawModal() }
    if situation.isKeyboardUp, scene.isHandheld { drawKeyboard() }
    if layout.absence != nil { drawEmptyPlace() }
    if layout.hasHomeIndicator { drawHomeIndicator(row: bottom - 1) }
    if hasButton {
      canvas.put("( )", row: bottom + 1, column: (scale.columns - 3) / 2, .faint)
    }
    return canvas.lines
  }

  /// Draws the selected tab's title, as the heading of what the window shows.
  private mutating func drawTitle(_ design: Design) {
    guard let tab = design.selectedTab, titleRow < contentEnd else { return }
    let beside = layout.placement == .leading ? sideColumns + 1 : 0
    let start = scale.column(layout.safeArea.left) + 2 + (isMirrored ? 0 : beside)
    // The strip at a side is free for the bar.
    let strip = layout.placement == .side ? scale.column(layout.safeArea.right) : 0
    let room = max(0, last - 2 - start - (isMirrored ? beside : 0) - strip)
    let title = TerminalText.shortened(
      options.shown(design.title(of: tab)), to: room, glyphs)
    let end = start + room - title.columns
    canvas.put(title, row: titleRow, column: isMirrored ? end : start, .strong)
  }

  private mutating func drawStatusBar() {
    guard layout.safeArea.top >= 20 else { return }
    let middle = max(1, row(layout.safeArea.top / 2))
    let battery = glyphs[.battery]
    canvas.put("9:41", row: middle, column: 2, .faint)
    canvas.put(battery, row: middle, column: scale.columns - 2 - battery.count, .faint)
  }

  /// Draws it at the top edge, or at the left one if the device is on its side.
  private mutating func drawSensorHousing(_ design: Design) {
    guard let housing = SensorHousing(of: design.device) else { return }
    let isIsland = housing.isIsland
    if design.orientation == .portrait {
      let width = max(4, row(2 * housing.length))
      let height = max(1, row(housing.depth))
      let start = (scale.columns - width) / 2
      let top = isIsland ? 1 : 0
      canvas.box(rows: top...top + height, columns: start...start + width - 1)
      guard !isIsland else { return }
      canvas.fill(" ", row: 0, from: start + 1, to: start + width - 1)
      canvas.put(.topRight, row: 0, column: start)
      canvas.put(.topLeft, row: 0, column: start + width - 1)
    } else {
      let height = min(max(3, row(housing.length)), bottom - 6)
      let width = max(3, row(2 * housing.depth))
      let top = (bottom - height) / 2
      let left = isIsland ? 2 : 0
      canvas.box(rows: top...top + height - 1, columns: left...left + width - 1)
      guard !isIsland else { return }
      for inner in top + 1..<top + height - 1 { canvas.put(" ", row: inner, column: 0) }
      canvas.put(.bottomLeft, row: top, column: 0)
      canvas.put(.topLeft, row: top + height - 1, column: 0)
    }
  }
}

extension Scene {
  /// Whether the bar is on the screen of a phone or a tablet.
  var isHandheld: Bool { design.device.platform.rotates && layout.isOnDevice }

  /// Whether the round button of devices without a home indicator is shown, which is at the bottom only upright.
  var hasHomeButton: Bool {
    // Its devices have a status bar of 20 pt; a size given by hand has neither.
    layout.isOnDevice && design.orientation == .portrait && !design.device.hasHomeIndicator
      && design.device.portraitSafeArea.top == 20
  }
}

/// The cut-out for camera and sensors at the middle of an edge: a notch at the edge, or an island on its own.
struct SensorHousing {
  let isIsland: Bool
  /// The length along the edge.
  let length: Double
  let depth: Double

  /// Returns that of a device, or `nil` where it has none: those with a home indicator do, but for iPhone Duo.
  init?(of device: Device) {
    guard device.platform == .iOS, device.hasHomeIndicator, !device.hasBarAtSide(in: .landscape) else {
      return nil
    }
    isIsland = device.portraitSafeArea.top >= 59
    // Its sizes are in points, as screenshots of the devices show them: estimates for a drawing.
    (length, depth) = isIsland ? (126, 37) : (165, 32)
  }
}
