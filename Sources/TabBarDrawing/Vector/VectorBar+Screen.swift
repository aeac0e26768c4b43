import TabBarCore
import TabBarGuidelines

// The whole window with its bar as a drawing. What is around the bar is only indicated.
extension VectorBar {
  private var window: Rect { Rect(x: 0, y: 0, width: layout.window.width, height: layout.window.height) }

  /// Returns the part of the window that is drawn, of the screen with the home button under it where there is one.
  func region(of subject: VectorPicture.Subject) -> Rect {
    if subject == .bar { return region }
    var region = window
    if scene.hasHomeButton { region.height += Self.underScreen }
    return region
  }

  private static let underScreen = 60.0

  func draw(_ subject: VectorPicture.Subject) {
    if subject == .bar {
      drawing.rect(region, .fill(palette[.window]))
      drawBar()
      if layout.placement == .bottom { drawHomeIndicator() }
      return
    }
    drawing.rect(window, .fill(palette[.window]))
    drawContent()
    if scene.isHandheld { drawSensors() }
    let situation = scene.design.situation
    if layout.absence == nil { drawBar() }
    if situation.isModal { drawModal() }
    if situation.isKeyboardUp, scene.isHandheld { drawKeyboard() }
    if layout.absence != nil { drawBar() }
    drawHomeIndicator()
    drawing.corners(of: window, around: window, radius: radius, .fill(palette[.page]))
    drawing.rect(window.inset(by: 0.5), radius: radius, .stroke(palette[.note], width: 1))
    if scene.hasHomeButton {
      drawing.circle(
        x: window.midX, y: window.maxY + Self.underScreen / 2, radius: 22, .stroke(palette[.note], width: 1))
    }
  }

  /// The radius of the window's corners. No source here has those of a device.
  private var radius: Double {
    guard layout.isRound else { return 0 }
    return scene.design.device.platform == .iOS ? min(window.width, window.height) * 0.11 : 20
  }

  private func drawHomeIndicator() {
    guard layout.hasHomeIndicator else { return }
    let width = window.width * HomeIndicator.share(of: layout)
    drawing.rect(
      Rect(x: window.midX - width / 2, y: window.maxY - 13, width: width, height: 5), radius: 2.5,
      .fill(palette[.label]))
  }

  // MARK: Content

  /// The edges between which content is seen.
  private var content: (top: Double, bottom: Double) {
    switch layout.placement {
    case .bottom: (layout.safeArea.top, layout.frame.minY)
    case .top, .none: (max(layout.safeArea.top, layout.frame.maxY), window.maxY)
    case .leading, .side: (layout.safeArea.top, window.maxY)
    }
  }

  private var headingSize: Double { layout.font == .tv ? 57 : min(34, window.height / 12) }

  private var headingBottom: Double { content.top + headingSize * 1.8 }

  /// Draws the selected tab's title as the heading, and some rows under it.
  private func drawContent() {
    let isMirrored = scene.design.readingDirection == .rightToLeft
    var (left, right) = (layout.safeArea.left + 16, window.maxX - layout.safeArea.right - 16)
    if layout.placement == .leading {
      if isMirrored { right -= layout.frame.width } else { left += layout.frame.width }
    }
    let room = max(0, right - left)
    let font = TitleFont(size: headingSize, weight: .bold)
    if let tab = scene.design.selectedTab, headingBottom < content.bottom {
      // Fonts that are not the system's are wider at this size.
      let title = TitleMetrics.fit(
        scene.design.title(of: tab), in: font, room: room * 0.85, tightens: false)
      drawing.text(
        HarmlessText(title.displayed), x: isMirrored ? right : left,
        baseline: content.top + headingSize * 1.3,
        VectorDrawing.Letters(font: font, color: palette[.label]), anchor: isMirrored ? .right : .left)
    }
    let height = headingSize * 1.5
    var y = headingBottom + height / 3
    while y + height < content.bottom {
      drawing.rect(
        Rect(x: left, y: y, width: room, height: height), radius: height / 5, .fill(palette[.content]))
      y += height * 1.3
    }
  }

  private func drawSensors() {
    let design = scene.design
    if layout.safeArea.top >= 20 {
      let middle = min(layout.safeArea.top / 2, 32)
      let font = TitleFont(size: layout.safeArea.top >= 40 ? 16 : 12, weight: .semibold)
      let letters = VectorDrawing.Letters(font: font, color: palette[.label])
      let margin = max(24, radius * 0.9)
      drawing.text(
        "9:41", x: margin + font.size * 1.1, baseline: middle + font.baselineBelowMiddle, letters)
      let battery = Rect(
        x: window.maxX - margin - font.size * 1.6, y: middle - font.size * 0.35, width: font.size * 1.5,
        height: font.size * 0.7)
      drawing.rect(battery, radius: font.size * 0.2, .fill(palette[.label]))
    }
    guard let housing = SensorHousing(of: design.device) else { return }
    // Half of a notch is out of the screen, so that only its inner corners are round.
    let inset = housing.isIsland ? 11.0 : -housing.depth
    let depth = housing.isIsland ? housing.depth : 2 * housing.depth
    let frame =
      design.orientation == .portrait
      ? Rect(x: window.midX - housing.length / 2, y: inset, width: housing.length, height: depth)
      : Rect(x: inset, y: window.midY - housing.length / 2, width: depth, height: housing.length)
    drawing.rect(frame, radius: housing.isIsland ? depth / 2 : 20, .fill(palette[.housing]))
  }

  // MARK: Covers

  /// Draws a sheet over the window, under the place of a bar at the top.
  private func drawModal() {
    drawing.rect(window, .fill("#000000", opacity: 0.25))
    let top = min(content.top + 10, window.maxY * 0.8)
    let sheet = Rect(x: 0, y: top, width: window.width, height: window.height - top + Self.sheetCorner)
    drawing.rect(sheet, radius: Self.sheetCorner, .fill(palette[.sheet]))
    let font = TitleFont(size: layout.font == .tv ? 38 : 17, weight: .semibold)
    drawing.text(
      "modal view", x: window.midX, baseline: top + font.size * 2,
      VectorDrawing.Letters(font: font, color: palette[.sheetNote]))
  }

  private static let sheetCorner = 12.0

  private func drawKeyboard() {
    let height = min(window.height * 0.4, 320)
    let top = window.maxY - height
    drawing.rect(Rect(x: 0, y: top, width: window.width, height: height), .fill(palette[.keyboard]))
    let row = height / 5.5
    for (index, count) in [10, 9, 7].enumerated() {
      let pitch = (window.width - 6) / 10
      let start = window.midX - pitch * Double(count) / 2
      for key in 0..<count {
        let x = start + pitch * Double(key)
        let y = top + row * (0.25 + Double(index) * 1.1)
        drawing.rect(
          Rect(x: x + 3, y: y, width: max(0, pitch - 6), height: row * 0.85), radius: 5, .fill(palette[.key]))
      }
    }
    let space = Rect(
      x: window.width * 0.25, y: top + row * 3.55, width: window.width * 0.5, height: row * 0.85)
    drawing.rect(space, radius: 5, .fill(palette[.key]))
  }
}
