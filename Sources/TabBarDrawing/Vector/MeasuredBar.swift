import TabBarCore
import TabBarGuidelines

/// A bar between its measures and the marks of findings, for a page. All lengths are in points of the window.
///
/// Marks of findings are numbered from one, in the order of the report. A mark is above the tabs that its finding is
/// about; one that is about none, or only about tabs that are elsewhere, is on a line along the whole bar.
struct MeasuredBar {
  private let scene: Scene
  private let bar: VectorBar
  private let options: RenderOptions
  /// The part of the window that is drawn.
  private let region: Rect
  /// The size of the letters of measures: they are to be read however wide the window is.
  private let unit: Double
  private var drawing: VectorDrawing { bar.drawing }
  private var layout: BarLayout { scene.layout }
  private var isColumn: Bool { layout.isColumn }

  init(_ scene: Scene, _ options: RenderOptions) {
    self.scene = scene
    self.options = options
    bar = VectorBar(scene, isInPage: true, options)
    region = bar.region
    unit = max(scene.layout.isColumn ? 11 : 9, region.width / 36)
  }

  /// The picture, with a label for those who do not see it.
  func picture(_ label: Prose) -> XMLElement {
    var (items, whole) = marks
    if layout.items.isEmpty { (items, whole) = ([:], []) }
    bar.draw(.bar)
    drawing.rect(region, .stroke(bar.palette[.edge], width: unit / 18))
    var top = region.minY - 0.6 * unit
    if layout.absence == nil {
      if !isColumn { drawWidths() }
      drawHeights()
      top = drawMarks(of: items, whole)
    }
    let right = region.maxX + 6.2 * unit
    let frame = Rect(
      x: region.minX - 1.2 * unit, y: top, width: right - region.minX + 1.2 * unit,
      height: region.maxY + 2.6 * unit - top)
    return VectorPicture.root(bar, frame, label: label, options)
  }

  // MARK: Measures

  /// Writes how wide each item's share of the bar is, below the bar.
  private func drawWidths() {
    let y = region.maxY + 0.8 * unit
    var lengths = layout.items.map { ($0.slot.minX, $0.slot.maxX, $0.$slot.isEstimate) }
    let isSideEstimate = layout.$safeArea.isEstimate
    if layout.surface != .glass {
      if layout.safeArea.left > 0 { lengths.append((0, layout.safeArea.left, isSideEstimate)) }
      if layout.safeArea.right > 0 {
        lengths.append((layout.windowWidth - layout.safeArea.right, layout.windowWidth, isSideEstimate))
      }
    }
    for (start, end, isEstimate) in lengths {
      drawing.line([(start + 0.5, y), (max(start + 0.5, end - 0.5), y)], line)
      for x in [start + 0.5, end - 0.5] {
        drawing.line([(x, y - 0.25 * unit), (x, y + 0.25 * unit)], line)
      }
      let text = (isEstimate ? options.glyphs[.about] : "") + Points.text(end - start)
      guard TitleMetrics.width(of: text, in: letters.font) <= end - start else { continue }
      drawing.text(HarmlessText(text), x: (start + end) / 2, baseline: y + 1.25 * unit, letters)
    }
  }

  /// Writes how high the parts of the bar are, and how far it is from its edge, at the right.
  private func drawHeights() {
    let x = region.maxX + 0.8 * unit
    for (start, end, isEstimate) in heights where end - start > 0.01 {
      let about = isEstimate ? options.glyphs[.about] : ""
      drawing.line([(x, start), (x, end)], line)
      for y in [start, end] { drawing.line([(x - 0.25 * unit, y), (x + 0.25 * unit, y)], line) }
      let middle = (start + end) / 2 + letters.font.baselineBelowMiddle
      drawing.text(
        HarmlessText("\(about)\(Points.text(end - start)) pt"), x: x + 0.6 * unit, baseline: middle, letters,
        anchor: .left)
    }
  }

  /// The vertical measures, from the top down.
  private var heights: [(start: Double, end: Double, isEstimate: Bool)] {
    let frame = layout.frame
    let (isRowEstimate, isDistanceEstimate) = (layout.$contentHeight.isEstimate, layout.$distance.isEstimate)
    let box = layout.capsule ?? (layout.isShrunk ? layout.items.first?.slot : nil) ?? frame
    switch layout.placement {
    case .bottom where layout.surface == .edge:
      let middle = frame.minY + layout.contentHeight
      return [(frame.minY, middle, isRowEstimate), (middle, frame.maxY, layout.$frame.isEstimate)]
    case .bottom:
      let accessory = layout.hasAccessoryAbove ? layout.accessory : nil
      return (accessory.map { [($0.minY, $0.maxY, layout.$accessory.isEstimate)] } ?? [])
        + [
          (box.minY, box.maxY, layout.$capsule.isEstimate),
          (box.maxY, layout.windowHeight, isDistanceEstimate),
        ]
    case .top, .none:
      let end = layout.capsule?.maxY ?? frame.minY + layout.contentHeight
      return [(region.minY, box.minY, isDistanceEstimate), (box.minY, end, isRowEstimate)]
    case .leading, .side: return layout.items.map { ($0.slot.minY, $0.slot.maxY, $0.$slot.isEstimate) }
    }
  }

  private var line: VectorDrawing.Paint { .stroke("var(--measure)", width: unit / 14) }

  private var letters: VectorDrawing.Letters {
    VectorDrawing.Letters(font: TitleFont(size: unit, weight: .regular), color: "var(--soft)")
  }

  // MARK: Findings

  /// More marks than this would cover the bar.
  private static let mostTabs = 6

  /// The numbers of the findings that are marked above each item, by its index, and of those about the whole bar.
  private var marks: (items: [Int: [Int]], whole: [Int]) {
    var items: [Int: [Int]] = [:]
    var whole: [Int] = []
    for (index, finding) in scene.report.findings.enumerated() {
      let places = Set(finding.tabs.compactMap(item))
      if places.isEmpty || places.count > Self.mostTabs {
        whole.append(index + 1)
      } else {
        for place in places { items[place, default: []].append(index + 1) }
      }
    }
    return (items, whole)
  }

  /// Returns the index of the item that a tab is, or is behind; `nil` where it is not in the bar.
  private func item(of tab: Int) -> Int? {
    if let index = layout.items.firstIndex(where: { $0.kind.tab == tab }) { return index }
    guard layout.overflow == .more, layout.hidden.contains(tab) else { return nil }
    return layout.items.firstIndex { $0.kind == .more }
  }

  private var radius: Double { 0.9 * unit }
  private var pitch: Double { 2 * radius + 0.3 * unit }

  /// Draws the marks and returns the upper edge of the highest.
  private func drawMarks(
    of items: [Int: [Int]], _ whole: [Int]
  ) -> Double {
    var top = region.minY
    for (index, marks) in items.sorted(by: { $0.key < $1.key }) {
      let share = layout.items[index].slot
      if isColumn {
        for (place, mark) in marks.enumerated() {
          let beside = radius * 1.4 + Double(place) * pitch
          let x = layout.isAtRight ? share.minX - beside : share.maxX + beside
          draw(mark, x: x, y: share.midY)
        }
      } else {
        let base = region.minY - 1.5 * unit
        drawing.line([(share.midX, base), (share.midX, max(base, share.minY - 1))], line)
        top = min(top, draw(marks, above: share, y: base))
      }
    }
    guard !whole.isEmpty, let row = layout.items.map(\.slot).union else { return top - 0.6 * unit }
    let y = top - 1.4 * unit
    drawing.line(
      [(row.minX, y + 0.6 * unit), (row.minX, y), (row.maxX, y), (row.maxX, y + 0.6 * unit)], line)
    return draw(whole, above: row, y: y) - 0.6 * unit
  }

  /// Draws marks in as many rows as they need, from the lowest up, and returns the upper edge of the highest.
  private func draw(
    _ marks: [Int], above rect: Rect, y: Double
  ) -> Double {
    let most = max(1, min(marks.count, Int(rect.width / pitch)))
    for (place, mark) in marks.enumerated() {
      let (row, column) = (place / most, place % most)
      let inThisRow = min(most, marks.count - row * most)
      let x = rect.midX + (Double(column) - Double(inThisRow - 1) / 2) * pitch
      draw(mark, x: x, y: y - Double(row) * pitch)
    }
    return y - Double((marks.count - 1) / most) * pitch - radius
  }

  private func draw(_ number: Int, x: Double, y: Double) {
    let kind = scene.report.findings[number - 1].kind
    drawing.circle(x: x, y: y, radius: radius, .fill("var(--\(kind))"))
    let font = TitleFont(size: number > 9 ? unit * 0.95 : unit * 1.1, weight: .bold)
    drawing.text(
      "\(number)", x: x, baseline: y + font.baselineBelowMiddle,
      VectorDrawing.Letters(font: font, color: "var(--on-\(kind))"))
  }
}

extension VectorPicture {
  /// Returns the bar or the screen alone as a picture for a page; the screen has the tabs to tap on in it.
  static func picture(
    of scene: Scene, _ subject: Subject, label: Prose, _ options: RenderOptions
  ) -> XMLElement? {
    guard scene.layout.placement != .none else { return nil }
    if subject == .measured { return MeasuredBar(scene, options).picture(label) }
    let bar = VectorBar(scene, isInPage: true, options)
    bar.draw(subject)
    if subject == .screen {
      for item in scene.layout.items {
        if let tab = item.kind.tab { bar.drawing.target(tab, in: item.slot) }
      }
    }
    return root(bar, bar.region(of: subject), label: label, options)
  }

  /// How large a point is in a page where there is room, in CSS pixels.
  private static let scale = 1.4

  /// Returns a picture for a page, which has the colours of its look.
  static func root(
    _ bar: VectorBar, _ frame: Rect, label: Prose, _ options: RenderOptions
  ) -> XMLElement {
    var root = XMLElement(
      "svg",
      [
        ("class", bar.look.rawValue), ("viewBox", VectorDrawing.numbers(frame)),
        ("width", frame.width * scale), ("height", frame.height * scale), ("role", "img"),
        ("aria-label", options.said(label)),
        ("lang", label.isSaid(in: options.language) ? nil : RulePage.standardLanguage),
      ])
    root.children = bar.drawing.elements
    return root
  }
}
