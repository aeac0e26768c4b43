import TabBarCore
package import TabBarGuidelines

/// Bars without the lines around them, beside each other where that is clear.
package enum SmallPictures {
  package typealias Bar = (name: String, scene: Scene)

  private static let gap = 2
  /// A bar has at least so many columns where more than two are beside each other.
  private static let leastColumns = 38

  /// Returns the rows of bars; one that looks like the one before is drawn once for both.
  package static func rows(of bars: [Bar], isStacked: Bool = false, _ options: RenderOptions)
    -> [[StyledText]]
  {
    guard options.pictures else { return [] }
    let whole = pictures(of: bars, options)
    guard !isStacked, whole.count > 1 else { return whole }
    for count in (2...max(2, options.columns / leastColumns)).reversed() {
      var part = options
      part.columns = (options.columns - gap * (count - 1)) / count
      guard count <= max(2, whole.count), bars.allSatisfy({ isClear($0.scene, part) }) else { continue }
      return grid(of: pictures(of: bars, part), count: count, width: part.columns + gap)
    }
    return whole
  }

  /// Returns pictures of one width in rows of at most so many.
  static func grid(of pictures: [[StyledText]], count: Int, width: Int) -> [[StyledText]] {
    stride(from: 0, to: pictures.count, by: count).map { start in
      pictures[start...].prefix(count).enumerated().reduce([]) {
        beside($0, $1.element, at: $1.offset * width)
      }
    }
  }

  /// Returns the pictures that are different, each with the names of its bars above it.
  private static func pictures(of bars: [Bar], _ options: RenderOptions) -> [[StyledText]] {
    var result: [(names: [String], lines: [StyledText], text: [HarmlessText])] = []
    for bar in bars {
      let lines = picture(of: bar.scene, options)
      let text = lines.text(options)
      if let last = result.last, last.text == text {
        result[result.count - 1].names.append(bar.name)
      } else {
        result.append(([bar.name], lines, text))
      }
    }
    return result.map { names, lines, _ in
      let name = StyledText(options.shown(listed(names)), .faint)
      return (name.columns == 0 ? [] : [name.clipped(options)]) + lines
    }
  }

  private static func picture(of scene: Scene, _ options: RenderOptions) -> [StyledText] {
    scene.layout.placement == .none
      ? [StyledText("no bar", .faint)]
      : BarPicture.bar(scene, options)
        + FootLines(scene, options).outside.map { $0.clipped(options) }
  }

  /// Whether every item has room for its title, or at least for what a full line has.
  private static func isClear(_ scene: Scene, _ options: RenderOptions) -> Bool {
    let drawing = BarDrawing(scene, most: options.columns, options)
    return zip(scene.layout.items, drawing.signs).allSatisfy { item, signs in
      let room = drawing.scale.column(item.slot.maxX) - drawing.scale.column(item.slot.minX) - 1
      return room >= signs.columns(scene.layout.arrangement)
    }
  }

  static func beside(_ left: [StyledText], _ right: [StyledText], at column: Int) -> [StyledText] {
    (0..<max(left.count, right.count)).map { row in
      var line = row < left.count ? left[row] : StyledText()
      guard row < right.count else { return line }
      line.pad(to: column)
      line.append(right[row])
      return line
    }
  }
}
