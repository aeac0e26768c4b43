import TabBarCore
import TabBarGuidelines

/// A laid out bar as a drawing: every frame is the layout's.
struct VectorBar {
  let drawing = VectorDrawing()
  let scene: Scene
  let palette: VectorPalette
  let look: VectorPalette.Look
  /// Whether the picture is part of a page, which has the colours and says in words what is in the picture.
  private let isInPage: Bool
  private let options: RenderOptions
  /// The ends of the names that each item and its parts have in a program that draws; in a page, which may have a picture
  /// several times, there are none.
  private let names: [String]?
  var layout: BarLayout { scene.layout }

  init(_ scene: Scene, isInPage: Bool = false, _ options: RenderOptions) {
    self.scene = scene
    self.options = options
    self.isInPage = isInPage
    look = VectorPalette.Look(scene.layout, isFocused: scene.design.situation.isFocused)
    palette = isInPage ? .named : VectorPalette(look, isDark: options.isDark)
    names = isInPage ? nil : scene.layout.items.layerNames
  }

  /// The part of the window that shows the bar.
  var region: Rect {
    let window = layout.window
    let frame = layout.frame
    switch layout.placement {
    case .bottom:
      let top = max(0, layout.parts.reduce(frame.minY) { min($0, $1.frame.minY) } - Self.margin)
      return Rect(x: 0, y: top, width: window.width, height: window.height - top)
    case .top, .none:
      let height = min(window.height, frame.maxY + Self.margin)
      guard layout.kind == .television,
        let row = (layout.items.map(\.slot) + layout.parts.map(\.frame)).union
      else { return Rect(x: 0, y: 0, width: window.width, height: height) }
      // The middle of a wide window, as large as may be.
      let start = max(0, row.minX - 4 * Self.margin)
      return Rect(
        x: start, y: 0, width: min(window.width, row.maxX + 4 * Self.margin) - start, height: height)
    case .leading, .side:
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
  func drawBar() {
    if let absence = layout.absence { return drawEmptyPlace(absence) }
    var buttons: [BarPart] = []
    for part in layout.parts {
      switch part.role {
      case .edge:
        drawing.rect(part.frame, .fill(palette[.bar]))
        guard layout.placement == .bottom else { break }
        let edge = Rect(x: part.frame.x, y: part.frame.y - 0.5, width: part.frame.width, height: 0.5)
        drawing.rect(edge, .fill(palette[.edge]))
      case .shape: drawGlass(part.frame)
      case .accessory:
        drawGlass(part.frame)
        drawNote(part.name, in: part.frame)
      case .logo:
        drawing.rect(part.frame, radius: 8, .stroke(palette[.item], width: 2, dashes: "8 6"))
        drawNote(part.name, in: part.frame)
      case .pageButton: buttons.append(part)
      }
    }
    if layout.surface == .edge { drawSides() }
    for (index, item) in layout.items.enumerated() { draw(item, names?[index]) }
    if buttons.isEmpty { drawEnds() }
    for button in buttons { draw(button) }
  }

  private func draw(_ button: BarPart) {
    let (x, y) = (button.frame.midX, button.frame.midY)
    let (reach, height) = (x < layout.window.width / 2 ? -3.0 : 3.0, 6.0)
    let isUsed = button.role == .pageButton(isUsed: true)
    drawing.line(
      [(x - reach, y - height), (x + reach, y), (x - reach, y + height)],
      .stroke(isUsed ? palette[.item] : palette[.unused], width: 2))
  }

  /// Shades what is outside of the safe area beside a bar, which has no items there.
  private func drawSides() {
    let (left, right) = (layout.safeArea.left, layout.safeArea.right)
    for (x, width) in [(0, left), (layout.window.width - right, right)] where width > 0 {
      let frame = Rect(x: x, y: layout.frame.y, width: width, height: layout.contentHeight)
      drawing.rect(frame, .fill(palette[.note], opacity: 0.12))
    }
  }

  private func drawGlass(_ box: Rect) {
    // A column that has grown for its titles keeps the corners of the narrow one.
    drawing.rect(
      box, radius: min(box.width, box.height, Fact.ornamentWidth.value) / 2,
      VectorDrawing.Paint(fill: palette[.bar], stroke: palette[.edge], width: 1))
  }

  private func drawNote(_ note: String, in box: Rect) {
    let font = TitleFont(size: min(box.height * 0.6, max(11, layout.window.width / 60)), weight: .regular)
    drawing.text(
      HarmlessText(note), x: box.midX, baseline: box.midY + font.baselineBelowMiddle,
      VectorDrawing.Letters(font: font, color: palette[.note]))
  }

  /// Draws a row that fades out at its ends, because there is more.
  private func drawEnds() {
    guard let first = layout.items.first, let last = layout.items.last else { return }
    let isMirrored = first.slot.midX > last.slot.midX
    for (fades, item, isLeft) in [
      (layout.fadesLeading, first, !isMirrored), (layout.fadesTrailing, last, isMirrored),
    ] where fades {
      let steps = 8
      let width = min(Self.fade, item.slot.width) / Double(steps)
      for step in 0..<steps {
        let inward = Double(step) * width
        let x = isLeft ? item.slot.minX + inward : item.slot.maxX - inward - width
        drawing.rect(
          item.slot.spanning(x, to: x + width),
          .fill(palette[.window], opacity: 1 - Double(step) / Double(steps)))
      }
    }
  }

  private static let fade = 64.0

  private func drawEmptyPlace(_ absence: Absence) {
    guard layout.placement != .none else { return }
    let frame = layout.frame
    let place = frame.inset(by: 1)
    drawing.rect(
      place, radius: layout.isColumn ? frame.width / 2 : 0,
      .stroke(palette[.note], width: 1, dashes: "5 4"))
    // A column is too narrow for the words.
    let line = layout.isColumn ? region : place
    drawNote(options.said(absence.label), in: line)
  }

  // MARK: Items

  private func draw(_ item: BarItem, _ layer: String?) {
    func id(_ part: String) -> HarmlessText? { layer.map { HarmlessText("\(part)-\($0)") } }
    let design = scene.design
    let tab = ShownBar.Tab(item, in: layout, of: design)
    if tab.isGone {
      drawing.rect(item.frame, radius: 4, .stroke(palette[.note], width: 1, dashes: "5 4"))
      return
    }
    let name = isInPage ? nil : HarmlessText(options.shown(BarInWords.phrase(for: tab, in: design).text))
    drawing.group(name, id: id("tab"), opacity: tab.isGrey ? 0.4 : 1) {
      let color = item.isSelected ? palette[.selected] : palette[.item]
      if layout.isRoundButton(item) {
        drawGlass(item.slot)
      } else if item.isSelected, layout.surface != .edge {
        // A strip's items are as high as the strip, and its lens is a little smaller.
        let inset = item.frame.height == layout.capsule?.height ? 3.0 : 0
        let box = item.frame.inset(by: inset)
        drawing.rect(box, radius: min(box.width, box.height) / 2, .fill(palette[.lens]))
      }
      if let frame = item.iconFrame {
        drawing.group(id: id("icon")) {
          drawing.icon(IconDrawing(of: tab, in: design), named: tab.symbol ?? "", in: frame, color)
        }
      }
      if let frame = item.titleFrame {
        drawing.text(
          HarmlessText(options.shown(item.title.displayed)), id: id("title"), x: frame.midX,
          baseline: frame.midY + item.titleFont.baselineBelowMiddle,
          item.letters(color, in: language(ofTitle: item)))
      }
      if let frame = item.badgeFrame, let badge = item.badge {
        drawing.group(id: id("badge")) { draw(badge: badge, in: frame) }
      }
    }
  }

  /// The language of an item's title, where that is known.
  private func language(ofTitle item: BarItem) -> String? {
    let design = scene.design
    if let tab = item.kind.tab { return Localization.language(ofTitle: design.tabs[tab], in: design.locale) }
    // The system's own word.
    return design.locale == Localization.standard || item.$fullTitle.isEstimate ? nil : design.locale
  }

  private func draw(badge: String, in frame: Rect) {
    drawing.rect(frame, radius: frame.height / 2, .fill(palette[.badge]))
    let font = TitleFont.badge
    // A single character is in a circle, which has less of a margin.
    let room = badge.count > 1 ? max(0, frame.width - 6) : frame.width
    let text = TitleMetrics.fit(options.shown(badge), in: font, room: room, tightens: false)
    drawing.text(
      HarmlessText(options.shown(text.displayed)), x: frame.midX,
      baseline: frame.midY + font.baselineBelowMiddle,
      VectorDrawing.Letters(font: font, color: palette[.badgeText]))
  }
}

extension [BarItem] {
  /// A name for each, with letters and digits of ASCII and hyphens: its title, else its number.
  fileprivate var layerNames: [String] {
    var taken: Set<String> = []
    return enumerated().map { index, item in
      let letters = item.fullTitle.lowercased()
      let words = letters.split { !$0.isLetter && !$0.isNumber }
      var name = letters.allSatisfy(\.isASCII) ? words.joined(separator: "-") : ""
      if name.isEmpty { name = String(index + 1) }
      if !taken.insert(name).inserted { name += "-\(index + 1)" }
      taken.insert(name)
      return name
    }
  }
}

extension [Rect] {
  /// The smallest rectangle around them all.
  var union: Rect? {
    guard let left = map(\.minX).min(), let right = map(\.maxX).max(), let top = map(\.minY).min(),
      let bottom = map(\.maxY).max()
    else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension BarItem {
  /// The letters of the title, as far apart as the layout puts them.
  fileprivate func letters(_ color: VectorColor, in language: String?) -> VectorDrawing.Letters {
    // A beginning that is followed by an ellipsis was found for letters that are not moved closer.
    let tightening = title.state == .cut ? 0 : title.tightening
    return VectorDrawing.Letters(
      font: titleFont, color: color, spacing: titleFont.tracking - tightening,
      language: language)
  }
}
