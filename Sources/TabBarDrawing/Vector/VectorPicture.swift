import TabBarCore
package import TabBarGuidelines

/// A scene as an SVG document: the bar or the whole window in points, between its head line and its numbers.
///
/// Colours are written out and nothing is referred to, so that every program that draws SVG draws the same. The same
/// scene has the same bytes.
package enum VectorPicture {
  /// The part of a scene that is drawn, or the bar with its measures.
  package enum Subject { case bar, screen, measured }

  /// Returns the document, without a line break at its end.
  package static func document(of scene: Scene, _ subject: Subject, _ options: RenderOptions) -> HarmlessText
  {
    let bar = VectorBar(scene, options)
    let region = scene.layout.placement == .none ? nil : bar.region(of: subject)
    let captions = Captions(scene, around: region, options)
    let all = Rect(x: 0, y: 0, width: captions.width, height: captions.height)

    let drawing = bar.drawing
    drawing.rect(all, .fill(bar.palette[.page]))
    captions.draw(captions.head, at: Captions.margin, on: bar)
    if let region {
      drawing.part(region, in: captions.picture) { bar.draw(subject) }
      // A thin line, so that it is seen on a page of the same colour.
      if subject == .bar { drawing.rect(captions.picture, .stroke(bar.palette[.partEdge], width: 1)) }
    }
    captions.draw(captions.foot, at: captions.picture.maxY + Captions.gap, on: bar)

    var root = XMLElement(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", all.width),
        ("height", all.height), ("viewBox", VectorDrawing.numbers(all)),
        ("role", "img"), ("xml:lang", "en"), ("font-family", fonts),
      ])
    let sentences = BarInWords.sentences(scene).map { HarmlessText(options.shown($0.text)) }
    let title = subject == .bar ? "Tab bar" : "Screen with a tab bar"
    let system = scene.layout.system.map { ", \($0.name)" } ?? ""
    let about = HarmlessText(options.shown("\(title) of \(scene.design.device.name)\(system)"))
    root.children =
      [
        XMLElement("title", content: [about]),
        XMLElement("desc", content: [sentences.joined(separator: " ")]),
      ] + drawing.elements
    return .lines(root.text(ascii: options.ascii).rows)
  }

  // The system's font on Apple's devices, and on others the one that the widths of titles come from.
  static let fonts: HarmlessText =
    "-apple-system, 'SF Pro Text', Inter, 'Helvetica Neue', Arial, sans-serif"
}

/// The lines above and below a picture, and the place that they leave for it.
private struct Captions {
  let head: [HarmlessText]
  let foot: [HarmlessText]
  let width: Double
  let height: Double
  let picture: Rect
  private let font: TitleFont

  static let margin = 12.0
  static let gap = 10.0
  private static let narrowest = 380.0

  init(_ scene: Scene, around region: Rect?, _ options: RenderOptions) {
    let inner = max(region?.width ?? 0, Self.narrowest)
    font = TitleFont(size: max(11, inner / 90), weight: .regular)
    // A column is as wide as a letter of middling width.
    let letter = TitleMetrics.width(of: "n", in: font)
    let options = RenderOptions(columns: Int(inner / letter), ascii: options.ascii)
    head = HeadLine.lines(scene, options).text(options)
    foot =
      region == nil
      ? WordWrap.lines(of: BarInWords.absence(scene).text, columns: options.columns)
      : FootLines(scene, options).lines().text(options)
    width = inner + 2 * Self.margin
    let line = font.size * Self.leading
    let top = Self.margin + Double(head.count) * line + Self.gap
    picture = Rect(
      x: Self.margin + (inner - (region?.width ?? inner)) / 2, y: top, width: region?.width ?? inner,
      height: region?.height ?? 0)
    height = picture.maxY + Self.gap + Double(foot.count) * line + Self.margin
  }

  private static let leading = 1.4

  func draw(_ lines: [HarmlessText], at top: Double, on bar: VectorBar) {
    let letters = VectorDrawing.Letters(font: font, color: bar.palette[.caption])
    for (index, line) in lines.enumerated() {
      let middle = top + (Double(index) + 0.5) * font.size * Self.leading
      bar.drawing.text(
        line, x: Self.margin, baseline: middle + font.baselineBelowMiddle, letters, anchor: .left)
    }
  }
}
