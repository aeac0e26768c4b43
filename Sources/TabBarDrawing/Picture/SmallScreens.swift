import TabBarCore
import TabBarGuidelines

/// Something that an app does to its bar instead of the system, which the picture of the bar does not show.
enum OwnDoing: Equatable {
  /// Heights in points; whether that of the system is an estimate.
  case height(Double, system: Double, isEstimate: Bool)
  case edge(BarEdge)
  case hidesOnScroll, hidesWhenPushed, aboveKeyboard, sidebar

  static func all(in scene: Scene) -> [OwnDoing] {
    let (design, layout) = (scene.design, scene.layout)
    var all: [OwnDoing] = []
    if let height = design[.height], let other = layout.height(otherThan: height) {
      all.append(.height(height, system: other.value, isEstimate: other.isEstimate))
    }
    if let edge = design[.position], edge.rawValue != layout.placement.rawValue { all.append(.edge(edge)) }
    if design[.hidesOnScroll] == true { all.append(.hidesOnScroll) }
    if design[.hidesWhenPushed] == true { all.append(.hidesWhenPushed) }
    if design[.aboveKeyboard] == true { all.append(.aboveKeyboard) }
    if design[.sidebar] == true, scene.platform == .iPadOS, layout.sizeClasses.horizontal == .regular {
      all.append(.sidebar)
    }
    return all
  }

  var says: Prose {
    switch self {
    case .height(let own, let system, true):
      "the app makes the bar \(own) pt high, the system about \(system) pt"
    case .height(let own, let system, false): "the app makes the bar \(own) pt high, the system \(system) pt"
    case .edge(let edge): "the app puts the bar at this edge: \(edge.rawValue)"
    case .hidesOnScroll: "the app hides the bar while content scrolls"
    case .hidesWhenPushed: "the app hides the bar when a view is pushed"
    case .aboveKeyboard: "the app puts the bar on top of the keyboard"
    case .sidebar: "people can turn the bar into a sidebar"
    }
  }
}

/// Small screens below the picture of a bar, which show what the app does to it; each has its words beside it.
struct SmallScreens {
  private let scene: Scene
  private let options: RenderOptions
  private var canvas = Canvas(columns: 0, rows: 0)
  private var glyphs: Glyphs { options.glyphs }

  private static let (columns, rows, wordColumns, gap) = (14, 5, 22, 2)
  /// The most tabs of a list.
  private static let mostTabs = 6

  static func rows(_ scene: Scene, _ options: RenderOptions) -> [StyledText] {
    guard scene.layout.absence == nil, scene.layout.placement != .none else { return [] }
    let all = OwnDoing.all(in: scene).map { doing in
      let words = WordWrap.lines(of: options.said(doing.says), columns: wordColumns)
      var screen = SmallScreens(scene: scene, options: options)
      screen.draw(doing)
      let top = [StyledText()] + words.map { StyledText($0, .faint) }
      return SmallPictures.beside(screen.canvas.lines, top, at: columns + gap)
    }
    let width = columns + wordColumns + 2 * gap
    let count = max(1, (options.columns + gap) / width)
    return SmallPictures.grid(of: all, count: count, width: width).flatMap(\.self)
  }

  private mutating func draw(_ doing: OwnDoing) {
    canvas = Canvas(columns: Self.columns, rows: Self.rows, glyphs)
    canvas.box(rows: 0...Self.rows - 1, columns: 0...Self.columns - 1)
    switch doing {
    case .height(let own, let system, let isEstimate):
      canvas = columns(of: [("", own), (isEstimate ? glyphs[.about] : "", system)])
    case .edge(let edge): drawBar(at: edge)
    case .hidesOnScroll:
      for row in 1...3 { canvas.fill(.broken, row: row, from: 2, to: 12 - row % 2 * 3) }
    case .hidesWhenPushed:
      canvas.put(.previous, row: 1, column: 2, .strong)
      canvas.fill(.broken, row: 1, from: 4, to: 10)
    case .aboveKeyboard:
      drawBar(row: 2, edge: 1)
      canvas.fill(.shade, row: 3, from: 1, to: Self.columns - 1)
    case .sidebar: canvas = list
    }
  }

  private var shown: [BarItem] {
    scene.layout.items.filter { $0.kind.tab.map { !scene.design.tabs[$0].isGone } ?? true }
  }

  /// The signs of the items, from left to right.
  private var signs: [String] {
    shown.sorted { $0.slot.minX < $1.slot.minX }.map { options.sign(for: $0.icon) }
  }

  private mutating func drawBar(row: Int, edge: Int) {
    canvas.fill(.horizontal, row: edge, from: 1, to: Self.columns - 1)
    let text = TerminalText.shortened(signs.joined(separator: " "), to: Self.columns - 2, glyphs)
    canvas.put(text, row: row, column: (Self.columns - text.columns) / 2)
  }

  private mutating func drawBar(at edge: BarEdge) {
    switch edge {
    case .top: drawBar(row: 1, edge: 2)
    case .bottom: drawBar(row: 3, edge: 2)
    case .leading:
      let isRight = scene.design.readingDirection == .rightToLeft
      for (row, item) in zip(1..<Self.rows - 1, shown) {
        canvas.put(.vertical, row: row, column: isRight ? Self.columns - 6 : 5)
        canvas.put(options.sign(for: item.icon), row: row, column: isRight ? Self.columns - 4 : 2)
      }
    }
  }

  /// Returns heights as columns beside each other, with their numbers.
  private func columns(of heights: [(about: String, height: Double)]) -> Canvas {
    var canvas = Canvas(columns: Self.columns, rows: Self.rows, glyphs)
    let steps = Array(options.ascii ? "   #####" : "▁▂▃▄▅▆▇█")
    let highest = heights.map(\.height).max() ?? 1
    for (index, (about, height)) in heights.enumerated() {
      let eighths = wholeCells(Double(8 * (Self.rows - 1)) * height / highest)
      let start = index * Self.columns / 2
      for row in 0..<Self.rows - 1 {
        let part = min(8, eighths - 8 * (Self.rows - 2 - row))
        guard part > 0 else { continue }
        canvas.fill(String(steps[part - 1]), row: row, from: start, to: start + 5, .faint)
      }
      canvas.put(options.said("\(about)\(height) pt"), row: Self.rows - 1, column: start)
    }
    return canvas
  }

  /// The tabs in a sidebar, with their icons as they are named.
  private var list: Canvas {
    let design = scene.design
    let count = design.tabs.count
    let shown = count > Self.mostTabs ? Self.mostTabs - 1 : count
    let rows = max(1, min(count, Self.mostTabs))
    var canvas = Canvas(columns: Self.columns, rows: rows + 2, glyphs)
    canvas.box(rows: 0...rows + 1, columns: 0...Self.columns - 1)
    for index in 0..<min(rows, count) {
      let words =
        index < shown
        ? [design.tabs[index].icon.map(options.sign), options.name(of: index, in: design)]
        : ["+\(count - shown)"]
      let text = words.compactMap(\.self).joined(separator: " ")
      canvas.put(
        TerminalText.shortened(text, to: Self.columns - 4, glyphs), row: index + 1, column: 2,
        index == design.selection ? .accent : .plain)
    }
    return canvas
  }
}
