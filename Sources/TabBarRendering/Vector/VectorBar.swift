import TabBarCore
import TabBarGuidelines

/// A laid out bar as a drawing: every frame is the layout's.
struct VectorBar {
  let scene: Scene
  let palette: VectorPalette
  let look: VectorPalette.Look
  /// Whether the picture is part of a page, which has the colours and says in words what is in the picture.
  private let isInPage: Bool
  private let options: RenderOptions
  private var layout: BarLayout { scene.layout }

  init(_ scene: Scene, isInPage: Bool = false, _ options: RenderOptions) {
    self.scene = scene
    self.options = options
    self.isInPage = isInPage
    look = VectorPalette.Look(scene.layout, isFocused: scene.design.situation.isFocused)
    palette = isInPage ? .named : VectorPalette(look)
  }

  /// The part of the window that shows the bar.
  var region: Rect {
    let window = layout.window
    let frame = layout.frame
    switch layout.shape {
    case .docked, .floating:
      var top = frame.minY
      for box in [layout.capsule, layout.accessory].compactMap(\.self) { top = min(top, box.minY) }
      top = max(0, top - Self.margin)
      return Rect(x: 0, y: top, width: window.width, height: window.height - top)
    case .strip, .television, .car:
      return Rect(x: 0, y: 0, width: window.width, height: min(window.height, frame.maxY + Self.margin))
    case .ornament:
      let top = max(0, frame.minY - Self.margin)
      let bottom = min(window.height, frame.maxY + Self.margin)
      let width = min(window.width, frame.width + 4 * Self.margin)
      let isLeft = frame.midX < window.width / 2
      return Rect(x: isLeft ? 0 : window.width - width, y: top, width: width, height: bottom - top)
    }
  }

  private static let margin = 16.0

  // MARK: Bar

  /// Draws the bar, or its empty place where something covers it.
  func draw(on drawing: inout VectorDrawing) {
    if let absence = layout.absence { return drawEmptyPlace(absence, on: &drawing) }
    switch layout.shape {
    case .docked:
      if layout.hasMaterial {
        let edge = Rect(x: layout.frame.x, y: layout.frame.y - 0.5, width: layout.frame.width, height: 0.5)
        drawing.rect(layout.frame, .fill(palette.bar))
        drawing.rect(edge, .fill(palette.edge))
      }
      drawSides(on: &drawing)
    case .car:
      drawing.rect(layout.frame, .fill(palette.bar))
    case .floating, .strip:
      if let capsule = layout.capsule { drawGlass(capsule, on: &drawing) }
      if let accessory = layout.accessory {
        drawGlass(accessory, on: &drawing)
        drawNote("accessory", in: accessory, on: &drawing)
      }
    case .television:
      if let logo = layout.logo { drawLogo(logo, on: &drawing) }
    case .ornament: drawGlass(layout.frame, on: &drawing)
    }
    for item in layout.items { draw(item, on: &drawing) }
    drawEnds(on: &drawing)
    for (index, button) in layout.pageButtons.enumerated() {
      let isLeft = button.midX < layout.window.width / 2
      let isUsed = index == 0 ? layout.fadesLeading : layout.fadesTrailing
      let (reach, height) = (isLeft ? -3.0 : 3.0, 6.0)
      drawing.line(
        [
          (button.midX - reach, button.midY - height), (button.midX + reach, button.midY),
          (button.midX - reach, button.midY + height),
        ], .stroke(isUsed ? palette.item : palette.unused, width: 2))
    }
  }

  /// Shades what is outside of the safe area beside a bar, which has no items there.
  private func drawSides(on drawing: inout VectorDrawing) {
    let (left, right) = (layout.safeArea.left, layout.safeArea.right)
    for (x, width) in [(0, left), (layout.window.width - right, right)] where width > 0 {
      let frame = Rect(x: x, y: layout.frame.y, width: width, height: layout.contentHeight)
      drawing.rect(frame, .fill(palette.note, opacity: 0.12))
    }
  }

  private func drawGlass(_ box: Rect, on drawing: inout VectorDrawing) {
    // A column that has grown for its titles keeps the corners of the narrow one.
    let width = layout.shape == .ornament ? min(box.width, Ornament.width.value) : box.width
    drawing.rect(
      box, radius: min(width, box.height) / 2,
      VectorDrawing.Paint(fill: palette.bar, stroke: palette.edge, width: 1))
  }

  private func drawLogo(_ logo: Rect, on drawing: inout VectorDrawing) {
    drawing.rect(logo, radius: 8, .stroke(palette.item, width: 2, dashes: "8 6"))
    drawNote("logo", in: logo, on: &drawing)
  }

  private func drawNote(_ note: HarmlessText, in box: Rect, on drawing: inout VectorDrawing) {
    let font = TitleFont(size: min(box.height * 0.6, max(11, layout.window.width / 60)), weight: .regular)
    drawing.text(
      note, x: box.midX, baseline: box.midY + font.baselineBelowMiddle,
      VectorDrawing.Letters(font: font, color: palette.note))
  }

  /// Draws a row that fades out at its ends, because there is more.
  private func drawEnds(on drawing: inout VectorDrawing) {
    guard layout.shape == .television, let first = layout.items.first, let last = layout.items.last else {
      return
    }
    let isMirrored = first.share.midX > last.share.midX
    for (fades, item, isLeft) in [
      (layout.fadesLeading, first, !isMirrored), (layout.fadesTrailing, last, isMirrored),
    ] where fades {
      let steps = 8
      let width = min(Self.fade, item.share.width) / Double(steps)
      for step in 0..<steps {
        let inward = Double(step) * width
        let x = isLeft ? item.share.minX + inward : item.share.maxX - inward - width
        drawing.rect(
          Rect(x: x, y: item.share.y, width: width, height: item.share.height),
          .fill(palette.window, opacity: 1 - Double(step) / Double(steps)))
      }
    }
  }

  private static let fade = 64.0

  private func drawEmptyPlace(_ absence: Absence, on drawing: inout VectorDrawing) {
    guard layout.placement != .none else { return }
    let frame = layout.frame
    let place = Rect(
      x: frame.x + 1, y: frame.y + 1, width: max(0, frame.width - 2), height: max(0, frame.height - 2))
    drawing.rect(
      place, radius: layout.shape == .ornament ? frame.width / 2 : 0,
      .stroke(palette.note, width: 1, dashes: "5 4"))
    // A column is too narrow for the words.
    let line = layout.shape == .ornament ? region : place
    drawNote(HarmlessText(absence.label), in: line, on: &drawing)
  }

  // MARK: Items

  private func draw(_ item: BarItem, on drawing: inout VectorDrawing) {
    let design = scene.design
    let isEnabled = item.kind.tab.map { design.tabs[$0][.enabled] != false } ?? true
    let name =
      isInPage ? nil : HarmlessText(options.shown(BarInWords.phrase(for: item, in: design)))
    drawing.group(name, opacity: isEnabled ? 1 : 0.4) { drawing in
      let color = item.isSelected ? palette.selected : palette.item
      if layout.isRoundButton(item) {
        drawGlass(item.share, on: &drawing)
      } else if item.isSelected, look.hasLens {
        // A strip's items are as high as the strip, and its lens is a little smaller.
        let inset = layout.shape == .strip ? 3.0 : 0
        let box = Rect(
          x: item.frame.x + inset, y: item.frame.y + inset, width: max(0, item.frame.width - 2 * inset),
          height: max(0, item.frame.height - 2 * inset))
        drawing.rect(box, radius: min(box.width, box.height) / 2, .fill(palette.lens))
      }
      if let frame = item.iconFrame, let icon = VectorIcon(item, in: design) {
        drawing.icon(icon, in: frame, color)
      }
      if let frame = item.titleFrame {
        drawing.text(
          HarmlessText(options.shown(item.title.displayed)), x: frame.midX,
          baseline: frame.midY + item.titleFont.baselineBelowMiddle, item.letters(color, in: design))
      }
      if let frame = item.badgeFrame, let badge = item.badge { draw(badge: badge, in: frame, on: &drawing) }
    }
  }

  private func draw(badge: String, in frame: Rect, on drawing: inout VectorDrawing) {
    drawing.rect(frame, radius: frame.height / 2, .fill(palette.badge))
    let font = TitleFont.badge
    // A single character is in a circle, which has less of a margin.
    let room = badge.count > 1 ? max(0, frame.width - 6) : frame.width
    let text = TitleMetrics.fit(options.shown(badge), in: font, room: room, tightens: false)
    drawing.text(
      HarmlessText(options.shown(text.displayed)), x: frame.midX,
      baseline: frame.midY + font.baselineBelowMiddle,
      VectorDrawing.Letters(font: font, color: palette.badgeText))
  }
}

extension BarItem {
  /// The letters of the title, as far apart as the layout puts them.
  fileprivate func letters(_ color: VectorColor, in design: Design) -> VectorDrawing.Letters {
    // A beginning that is followed by an ellipsis was found for letters that are not moved closer.
    let tightening = title.state == .cut ? 0 : title.tightening
    return VectorDrawing.Letters(
      font: titleFont, color: color, spacing: titleFont.tracking - tightening,
      language: design.languageOfTitles)
  }
}

extension Design {
  /// The language of the titles, where it is another one than that of the picture.
  var languageOfTitles: String? {
    [Localization.standard, Localization.pseudo].contains(locale) ? nil : locale
  }
}
