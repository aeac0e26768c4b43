import CTabBarTables
import TabBarCore
import TabBarGuidelines

/// The project's own drawing of a symbol, on a grid of 24: it resembles the system's and is not copied from it.
struct IconDrawing {
  static let grid = 24.0
  static let pen = 1.75

  /// The path, in the letters of SVG.
  let path: HarmlessText
  /// Whether its shapes are solid, by the rule `nonzero`; the pen is drawn in either case.
  let isFilled: Bool

  /// Returns the drawing of the symbol with a name, or `nil` where there is none.
  ///
  /// A name with the part `fill` is that of the filled form.
  init?(named symbol: String, isFilled: Bool? = nil) {
    let parts = symbol.split(separator: ".", omittingEmptySubsequences: false)
    let isFilled = isFilled ?? parts.contains("fill")
    let name = parts.filter { $0 != "fill" }.joined(separator: ".")
    guard let row = tb_icon_drawing_of(name, name.utf8.count)?.pointee else { return nil }
    let filled = isFilled ? row.filled : nil
    path = HarmlessText(String(cString: filled ?? row.regular))
    self.isFilled = filled != nil
  }
}

extension IconDrawing {
  /// Returns the drawing of the icon that a tab shows; `nil` where there is none: for a picture of the app's own, and for many
  /// symbols.
  init?(of item: ShownBar.Tab, in design: Design) {
    guard !item.isBitmap else { return nil }
    let tab = item.index.map { design.tabs[$0] }
    let isFilled: Bool? =
      switch item.isSelected && tab?[.selectedIcon] != nil ? nil : tab?[.iconVariant] {
      case .filled: true
      case .outline: false
      case .auto, nil: nil
      }
    self.init(named: item.symbol ?? "", isFilled: isFilled)
  }
}

extension VectorDrawing {
  /// Adds the icon of a tab: its drawing, or a dashed box with its name.
  func icon(_ drawing: IconDrawing?, named name: String, in frame: Rect, _ color: VectorColor) {
    guard let drawing else { return box(named: name, in: frame, color) }
    let scale = frame.width / IconDrawing.grid
    let place: HarmlessText = """
      translate(\(Points.hundredths(frame.x)) \(Points.hundredths(frame.y))) scale(\(Points.thousandths(scale)))
      """
    let paint = Paint(fill: drawing.isFilled ? color : nil, stroke: color, width: IconDrawing.pen)
    let ends: XMLElement.Attributes = [("stroke-linecap", "round"), ("stroke-linejoin", "round")]
    add(XMLElement("path", [("transform", place), ("d", drawing.path)] + paint.attributes + ends))
  }

  /// Adds a dashed box with a name in it, in up to three lines.
  private func box(named name: String, in frame: Rect, _ color: VectorColor) {
    rect(
      frame.inset(by: 0.5), radius: frame.width / 6, .stroke(color, width: frame.width / 32, dashes: "2 1.5"))
    let lines = Self.lines(of: name)
    let natural = TitleFont(size: 10, weight: .medium)
    let widest = lines.map { TitleMetrics.width(of: $0, in: natural) }.max() ?? 0
    guard widest > 0 else { return }
    let room = frame.width * 0.88
    let size = min(frame.width / 4, 10 * room / widest)
    let font = TitleFont(size: size, weight: .medium)
    for (index, line) in lines.enumerated() {
      let below = (Double(index) - Double(lines.count - 1) / 2) * size * 1.15
      text(
        HarmlessText(line), x: frame.midX, baseline: frame.midY + below + font.baselineBelowMiddle,
        Letters(font: font, color: color))
    }
  }

  /// The most characters of a line in a box.
  private static let longestLine = 10

  private static func lines(of name: String) -> [String] {
    var lines: [String] = []
    for part in TerminalText.escaped(name).split(separator: ".") {
      if let last = lines.last, last.count + part.count < longestLine {
        lines[lines.count - 1] += "." + part
      } else {
        lines.append((lines.isEmpty ? "" : ".") + part)
      }
    }
    let shown = lines.prefix(3).map { line in
      line.count > longestLine ? line.prefix(longestLine - 1) + "…" : line
    }
    return lines.count > 3 ? shown.dropLast() + ["…"] : shown
  }
}
