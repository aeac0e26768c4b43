import TabBarCore
import TabBarGuidelines

/// The lines under a picture: the numbers, and the tabs behind More.
enum FootLines {
  /// Returns one line, or more where numbers and list do not stand beside each other.
  ///
  /// - Parameter width: The columns of the picture, at whose right edge the list ends.
  static func lines(_ scene: Scene, width: Int, _ options: RenderOptions) -> [StyledText] {
    var lines: [StyledText] = []
    for number in numbers(scene.layout, options.glyphs) {
      let separator = options.glyphs.separator
      let needed = TerminalText.columns(of: separator + number)
      if var last = lines.last, last.columns + needed <= options.columns {
        last.append(separator + number, .faint)
        lines[lines.count - 1] = last
      } else {
        lines.append(StyledText(number, .faint))
      }
    }
    guard !scene.layout.hidden.isEmpty else { return lines }
    let more = moreList(scene, most: options.columns, options)
    let edge = min(max(width, 60), options.columns)
    if var last = lines.last, last.columns + 3 + more.columns <= edge {
      last.pad(to: edge - more.columns)
      last.append(more)
      lines[lines.count - 1] = last
    } else {
      lines.append(more.clipped(to: options.columns, mark: options.glyphs.shortened))
    }
    return lines
  }

  /// Returns the numbers, the more important first: width of a tab, heights, sides.
  private static func numbers(_ layout: BarLayout, _ glyphs: Glyphs) -> [String] {
    var result: [String] = []
    let widths = layout.items.map(\.frame.width)
    if let least = widths.min(), let most = widths.max() {
      let about = layout.estimates.contains(.distribution) ? glyphs.about : ""
      if most - least < 1 {
        let mean = widths.reduce(0, +) / Double(widths.count)
        result.append("\(about)\(Points.text(mean)) pt a tab")
      } else {
        let range = "\(Points.text(least.rounded()))\(glyphs.dash)\(Points.text(most.rounded()))"
        result.append("\(about)\(range) pt a tab, centred")
      }
    }
    let below = layout.frame.height - layout.contentHeight
    if below > 0 {
      let about = layout.estimates.contains(.barHeight) ? glyphs.about : ""
      result.append(
        "\(Points.text(layout.contentHeight)) + \(about)\(Points.text(below)) pt home indicator")
    } else {
      result.append("\(Points.text(layout.contentHeight)) pt high")
    }
    let sides = max(layout.safeArea.left, layout.safeArea.right)
    if sides > 0 {
      result.append("\(String(repeating: glyphs.shade, count: 2)) \(Points.text(sides)) pt safe area")
    }
    return result
  }

  /// Returns the tabs behind More, as many as fit, and how many others there are.
  private static func moreList(_ scene: Scene, most: Int, _ options: RenderOptions) -> StyledText {
    let hidden = scene.layout.hidden
    var line = StyledText("More \(options.glyphs.leadsTo) ", .faint)
    for (position, index) in hidden.enumerated() {
      var entry = StyledText()
      if position > 0 { entry.append(options.glyphs.separator, .faint) }
      entry.append(self.entry(scene, index, options))
      let others = hidden.count - position - 1
      let reserved = others > 0 ? 16 + String(others).count : 0
      if line.columns + entry.columns + reserved > most, position > 0 {
        let rest = hidden.count - position
        line.append("\(options.glyphs.separator)and \(rest) other\(rest == 1 ? "" : "s")", .faint)
        return line
      }
      line.append(entry)
    }
    return line
  }

  private static func entry(_ scene: Scene, _ index: Int, _ options: RenderOptions) -> StyledText {
    let tab = scene.design.tabs[index]
    let title = tab.title.isEmpty ? "tab \(index + 1)" : options.shown(tab.title)
    let isSelected = index == scene.design.selection
    var entry = StyledText(isSelected ? "[\(title)]" : title, isSelected ? .accent : .plain)
    if let badge = tab.badge {
      entry.append(" ")
      entry.append(BadgeSign.sign(for: badge, options), .badge)
    }
    return entry
  }
}
