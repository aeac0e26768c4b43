import TabBarCore
import TabBarGuidelines

/// The lines under a picture: the numbers, and the tabs that the bar does not show.
enum FootLines {
  /// Returns one line, or more where numbers and lists do not stand beside each other.
  ///
  /// - Parameter width: The columns of the picture, at whose right edge the first list ends.
  static func lines(_ scene: Scene, width: Int, _ options: RenderOptions) -> [StyledText] {
    let layout = scene.layout
    if let absence = layout.absence {
      return WordWrap.lines(of: absence.sentence, columns: options.columns).map { StyledText($0) }
    }
    var lines: [StyledText] = []
    for number in BarNumbers.texts(scene, options.glyphs) {
      let separator = options.glyphs.separator
      let needed = TerminalText.columns(of: separator + number)
      if var last = lines.last, last.columns + needed <= options.columns {
        last.append(separator + number, .faint)
        lines[lines.count - 1] = last
      } else {
        lines.append(StyledText(number, .faint).clipped(to: options.columns, mark: options.glyphs.shortened))
      }
    }
    let isComplete = layout.hidden.isEmpty && layout.inSidebar.isEmpty && layout.collapsed.isEmpty
    let places = isComplete ? [] : layout.hiddenPlaces(count: scene.design.tabs.count)
    let edge = min(max(width, 60), options.columns)
    for place in HiddenPlace.allCases where !isComplete {
      let tabs = places.indices.filter { places[$0] == place }
      guard !tabs.isEmpty else { continue }
      let list = list(tabs, place, scene, options)
      if var last = lines.last, last.columns + 3 + list.columns <= edge {
        last.pad(to: edge - list.columns)
        last.append(list)
        lines[lines.count - 1] = last
      } else {
        lines.append(list.clipped(to: options.columns, mark: options.glyphs.shortened))
      }
    }
    if scene.design.situation.textSize == .accessibility, scene.design.device.platform.rotates {
      let note = "Titles do not grow with the text size; a long press shows the large content viewer."
      lines += WordWrap.lines(of: note, columns: options.columns).map { StyledText($0, .faint) }
    }
    return lines
  }

  /// Returns tabs that have one place, as many as fit, and how many others there are.
  private static func list(
    _ tabs: [Int], _ place: HiddenPlace, _ scene: Scene, _ options: RenderOptions
  ) -> StyledText {
    var line = StyledText("\(place.label) \(options.glyphs.leadsTo) ", .faint)
    let fits = tabs.count <= 12 && columns(of: tabs, scene, options) + line.columns <= options.columns
    for (position, index) in tabs.enumerated() {
      var entry = StyledText()
      if position > 0 { entry.append(options.glyphs.separator, .faint) }
      entry.append(self.entry(scene, index, options))
      let others = tabs.count - position - 1
      let reserved = others > 0 && !fits ? 16 + String(others).count : 0
      if line.columns + entry.columns + reserved > options.columns, position > 0 {
        let rest = tabs.count - position
        line.append("\(options.glyphs.separator)and \(rest) other\(rest == 1 ? "" : "s")", .faint)
        return line
      }
      line.append(entry)
    }
    return line
  }

  private static func columns(of tabs: [Int], _ scene: Scene, _ options: RenderOptions) -> Int {
    let separators = (tabs.count - 1) * TerminalText.columns(of: options.glyphs.separator)
    return tabs.reduce(separators) { $0 + entry(scene, $1, options).columns }
  }

  private static func entry(_ scene: Scene, _ index: Int, _ options: RenderOptions) -> StyledText {
    let tab = scene.design.tabs[index]
    let title = tab.title.isEmpty ? "tab \(index + 1)" : options.shown(scene.design.title(of: tab))
    let isSelected = index == scene.design.selection
    let shown = options.marks.sign(for: index) + (isSelected ? "[\(title)]" : title)
    var entry = StyledText(shown, options.marks.style(for: index, else: isSelected ? .accent : .plain))
    if let badge = tab.badge {
      entry.append(" ")
      entry.append(BadgeSign.sign(for: badge, options), .badge)
    }
    return entry
  }
}
