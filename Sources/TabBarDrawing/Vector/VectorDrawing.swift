import TabBarCore

/// A colour as SVG writes it, such as `#007aff`.
typealias VectorColor = HarmlessText

/// The elements of an SVG picture, one above the other. All lengths are in points of the window.
final class VectorDrawing {
  private(set) var elements: [XMLElement] = []

  /// The interior and the edge of a shape.
  struct Paint {
    var fill: VectorColor?
    var fillOpacity = 1.0
    var stroke: VectorColor?
    var width = 1.0
    /// The lengths of dashes and gaps, or `nil` for a whole line.
    var dashes: HarmlessText?

    static func fill(_ color: VectorColor, opacity: Double = 1) -> Paint {
      Paint(fill: color, fillOpacity: opacity)
    }

    static func stroke(_ color: VectorColor, width: Double, dashes: HarmlessText? = nil) -> Paint {
      Paint(stroke: color, width: width, dashes: dashes)
    }

    var attributes: XMLElement.Attributes {
      [
        ("fill", fill ?? "none"), ("fill-opacity", fillOpacity < 1 ? fillOpacity : nil), ("stroke", stroke),
        ("stroke-width", stroke.map { _ in width }), ("stroke-dasharray", stroke.flatMap { _ in dashes }),
      ]
    }
  }

  struct Letters {
    var font: TitleFont
    var color: VectorColor
    /// The length that is added after each letter.
    var spacing = 0.0
    /// The identifier of the text's language, by which a screen reader reads it and Han characters are drawn; `nil` for
    /// that of the picture.
    var language: String?
  }

  /// The point of a line of text that is put at a place, in whichever direction it is read.
  enum Anchor { case left, middle, right }

  func add(_ element: XMLElement) { elements.append(element) }

  /// Adds a rectangle whose corners have a radius, at most half of its shorter side.
  func rect(_ rect: Rect, radius: Double = 0, _ paint: Paint) {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    add(XMLElement("rect", Self.frame(rect) + [("rx", radius > 0 ? radius : nil)] + paint.attributes))
  }

  func circle(x: Double, y: Double, radius: Double, _ paint: Paint) {
    add(XMLElement("circle", [("cx", x), ("cy", y), ("r", radius)] + paint.attributes))
  }

  func line(_ points: [(x: Double, y: Double)], _ paint: Paint) {
    let list = points.map { Points.hundredths($0.x) + "," + Points.hundredths($0.y) }
    let ends: XMLElement.Attributes = [
      ("points", list.joined(separator: " ")), ("stroke-linecap", "round"), ("stroke-linejoin", "round"),
    ]
    add(XMLElement("polyline", ends + paint.attributes))
  }

  /// Adds the part of a rectangle that is outside of another one with round corners.
  func corners(of outer: Rect, around inner: Rect, radius: Double, _ paint: Paint) {
    let radius = min(radius, inner.width / 2, inner.height / 2)
    let arc: HarmlessText = "a\(Points.hundredths(radius)) \(Points.hundredths(radius)) 0 0 1"
    func move(_ x: Double, _ y: Double) -> HarmlessText { Points.hundredths(x) + " " + Points.hundredths(y) }
    let (across, down) = (
      Points.hundredths(inner.width - 2 * radius), Points.hundredths(inner.height - 2 * radius)
    )
    let path: HarmlessText = """
      M\(move(outer.minX, outer.minY))h\(Points.hundredths(outer.width))v\(Points.hundredths(outer.height))\
      h\(Points.hundredths(-outer.width))zM\(move(inner.minX + radius, inner.minY))h\(across)\
      \(arc) \(move(radius, radius))v\(down)\(arc) \(move(-radius, radius))h-\(across)\
      \(arc) \(move(-radius, -radius))v-\(down)\(arc) \(move(radius, -radius))z
      """
    add(XMLElement("path", [("d", path), ("fill-rule", "evenodd")] + paint.attributes))
  }

  /// Adds a line of text: `x` is the place of the anchor, `baseline` the distance of the baseline from the top.
  func text(
    _ text: HarmlessText, id: HarmlessText? = nil, x: Double, baseline: Double, _ letters: Letters,
    anchor: Anchor = .middle
  ) {
    guard !text.isEmpty else { return }
    let font = letters.font
    let isRightToLeft = WritingSystem.readsRightToLeft(text.text)
    let end: String? =
      switch (anchor, isRightToLeft) {
      case (.middle, _): "middle"
      case (.left, true), (.right, false): "end"
      case (.left, false), (.right, true): nil
      }
    // Letters of scripts that join would be torn apart.
    let isSpaced = letters.spacing != 0 && !WritingSystem.joins(text.text)
    let attributes: XMLElement.Attributes = [
      ("id", id), ("x", x), ("y", baseline), ("font-size", font.size), ("fill", letters.color),
      ("font-weight", font.weight == .regular ? nil : font.weight.number), ("text-anchor", end),
      ("letter-spacing", isSpaced ? letters.spacing : nil),
      ("direction", isRightToLeft ? "rtl" : nil), ("xml:lang", letters.language),
    ]
    add(XMLElement("text", attributes, content: [text]))
  }

  /// Adds a group with a name for screen readers, `nil` for one that is only seen, and one for programs that draw.
  func group(
    _ name: HarmlessText? = nil, id: HarmlessText? = nil, opacity: Double = 1,
    _ body: () -> Void
  ) {
    let inner = elements(of: body)
    guard id != nil || name != nil || opacity < 1 else { return elements += inner }
    var group = XMLElement(
      "g", [("id", id), ("role", name.map { _ in "img" }), ("opacity", opacity < 1 ? opacity : nil)])
    group.children = (name.map { [XMLElement("title", content: [$0])] } ?? []) + inner
    add(group)
  }

  /// Adds a place that selects a tab in a page.
  func target(_ tab: Int, in frame: Rect) {
    add(XMLElement("rect", Self.frame(frame) + [("fill-opacity", 0), ("data-tab", tab)]))
  }

  /// Adds a part of a drawing in a frame, cut at its edges.
  func part(_ source: Rect, in frame: Rect, _ body: () -> Void) {
    var part = XMLElement("svg", Self.frame(frame) + [("viewBox", Self.numbers(source))])
    part.children = elements(of: body)
    add(part)
  }

  /// Returns what is drawn meanwhile, which is not added here.
  private func elements(of body: () -> Void) -> [XMLElement] {
    let before = elements
    elements = []
    defer { elements = before }
    body()
    return elements
  }

  static func numbers(_ rect: Rect) -> HarmlessText {
    [rect.x, rect.y, rect.width, rect.height].map(Points.hundredths).joined(separator: " ")
  }

  private static func frame(_ rect: Rect) -> XMLElement.Attributes {
    [("x", rect.x), ("y", rect.y), ("width", rect.width), ("height", rect.height)]
  }
}

extension TitleFont {
  // Source: SF's capitals are 1443 of 2048 units high, so that a line of them is centred where the baseline is this far
  // below the middle.
  /// The distance of a baseline from the middle of a line, in points.
  var baselineBelowMiddle: Double { size * 0.3525 }
}

extension TitleFont.Weight {
  /// The weight as CSS numbers it.
  fileprivate var number: Int {
    switch self {
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    }
  }
}
