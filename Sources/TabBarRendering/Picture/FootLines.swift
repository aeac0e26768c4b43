import TabBarCore
import TabBarGuidelines

enum FootLines {
  /// Returns one line, or more if numbers and lists do not fit side by side in `width`, the columns of the picture.
  ///
  /// - Parameter scale: The scale of the picture, where it differs from that of a bar.
  static func lines(
    _ scene: Scene, width: Int, _ drawing: BarDrawing, scale: String? = nil
  ) -> [StyledText] {
    let options = drawing.options
    let layout = scene.layout
    if let absence = layout.absence {
      return WordWrap.lines(of: absence.sentence, columns: options.columns).map { StyledText($0) }
    }
    let isBroken = layout.shape != .ornament && drawing.titleRows > 1
    let numbers =
      BarNumbers.texts(scene, options.glyphs) + (isBroken ? ["titles wrap only here"] : [])
      + [drawing.cutMargin, scale].compactMap { $0 }
    var lines = joined(numbers, options)
    let edge = min(max(width, 60), options.columns)
    for list in outside(scene, options) {
      if var last = lines.last, last.columns + 3 + list.columns <= edge {
        last.pad(to: edge - list.columns)
        last.append(list)
        lines[lines.count - 1] = last
      } else {
        lines.append(list.clipped(to: options.columns, mark: options.glyphs.shortened))
      }
    }
    let isShortened = drawing.titles.contains(where: \.isShortened)
    let notes = titleNotes(scene, options)
    let excuse = "\(options.glyphs.shortened) letters left out here, not on the device: help picture"
    for note in notes + (isShortened ? [excuse] : []) {
      lines += WordWrap.lines(of: options.shown(note), columns: options.columns).map {
        StyledText($0, .faint)
      }
    }
    return lines + textSize(scene, options)
  }

  /// Returns the lines under a picture that is to scale in itself: the numbers, and the tabs that the bar does not show.
  static func lines(_ scene: Scene, columns: Int, _ options: RenderOptions) -> [StyledText] {
    if let absence = scene.layout.absence {
      return WordWrap.lines(of: absence.sentence, columns: columns).map { StyledText($0) }
    }
    let notes = titleNotes(scene, options).flatMap {
      WordWrap.lines(of: options.shown($0), columns: columns).map { StyledText($0, .faint) }
    }
    return joined(BarNumbers.texts(scene, options.glyphs), options)
      + outside(scene, options).map { $0.clipped(to: columns, mark: options.glyphs.shortened) } + notes
      + textSize(scene, options)
  }

  /// Returns texts in as few lines as the options have room for.
  private static func joined(_ texts: [String], _ options: RenderOptions) -> [StyledText] {
    var lines: [StyledText] = []
    for text in texts {
      let separator = options.glyphs.separator
      let needed = TerminalText.columns(of: separator + text)
      if var last = lines.last, last.columns + needed <= options.columns {
        last.append(separator + text, .faint)
        lines[lines.count - 1] = last
      } else {
        lines.append(StyledText(text, .faint).clipped(to: options.columns, mark: options.glyphs.shortened))
      }
    }
    return lines
  }

  /// Returns the tabs that are not in the bar, a line for each place that they are in.
  static func outside(_ scene: Scene, _ options: RenderOptions) -> [StyledText] {
    let layout = scene.layout
    if layout.hidden.isEmpty, layout.inSidebar.isEmpty, layout.collapsed.isEmpty { return [] }
    let places = layout.hiddenPlaces(count: scene.design.tabs.count)
    return HiddenPlace.allCases.compactMap { place in
      let tabs = places.indices.filter { places[$0] == place }
      return tabs.isEmpty ? nil : list(tabs, place, scene, options)
    }
  }

  private static func textSize(_ scene: Scene, _ options: RenderOptions) -> [StyledText] {
    guard scene.design.situation.textSize == .accessibility, scene.design.device.platform.rotates else {
      return []
    }
    let note = "Titles do not grow with the text size; a long press shows the large content viewer."
    return WordWrap.lines(of: note, columns: options.columns).map { StyledText($0, .faint) }
  }

  /// Returns what the picture cannot show of its titles: those that are tightened, and a More that is guessed.
  private static func titleNotes(_ scene: Scene, _ options: RenderOptions) -> [String] {
    let items = scene.layout.items
    let about = options.glyphs.about
    let tightened = items.filter { $0.titleFrame != nil && $0.title.isNoticeablyTightened }.map {
      "\($0.fullTitle) \(about)\(Points.text($0.title.tightening)) pt a letter"
    }
    var notes = tightened.isEmpty ? [] : ["tightened to fit: " + tightened.joined(separator: ", ")]
    if scene.layout.isEstimate(.moreTitle), let more = items.first(where: { $0.kind == .more }) {
      notes.append("\(about)\(more.fullTitle): the system's word for More, from a dictionary")
    }
    return notes
  }

  /// Returns the tabs in one place, as many as fit, and the number of the others.
  private static func list(
    _ tabs: [Int], _ place: HiddenPlace, _ scene: Scene, _ options: RenderOptions
  ) -> StyledText {
    // The system's own word for More where the bar has it.
    let more = scene.layout.items.first { $0.kind == .more }
    let label = place == .more ? more.map { options.shown($0.fullTitle) } ?? place.label : place.label
    var line = StyledText("\(label) \(options.glyphs.leadsTo) ", .faint)
    let fits = tabs.count <= 12 && columns(of: tabs, scene, options) + line.columns <= options.columns
    for (position, index) in tabs.enumerated() {
      var entry = StyledText()
      if position > 0 { entry.append(options.glyphs.separator, .faint) }
      entry.append(self.entry(scene, index, options))
      let others = tabs.count - position - 1
      let reserved = others > 0 && !fits ? 16 + String(others).count : 0
      if line.columns + entry.columns + reserved > options.columns, position > 0 {
        let rest = tabs.count - position
        line.append("\(options.glyphs.separator)and \(counted(rest, "other"))", .faint)
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
    let title = options.shown(scene.design.plainName(of: index))
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

/// The numbers of a bar, for the line under its picture.
enum BarNumbers {
  /// Returns the numbers, most important first: width of a tab, heights, sides.
  static func texts(_ scene: Scene, _ glyphs: Glyphs) -> [String] {
    let layout = scene.layout
    var result: [String] = []
    if let each = each(layout, glyphs) { result.append(each) }
    result += heights(layout, glyphs)
    if layout.shape == .docked, !layout.hasMaterial {
      result.append("no background at the end of the content")
    }
    if scene.design.situation.isFocused {
      if layout.shape == .television { result.append("focused") }
      if layout.shape == .ornament { result.append("looked at") }
    }
    let sides = max(layout.safeArea.left, layout.safeArea.right)
    let about = layout.isEstimate(.safeArea) ? glyphs.about : ""
    if sides > 0, layout.shape == .docked {
      result.append("\(String(repeating: glyphs.shade, count: 2)) \(about)\(Points.text(sides)) pt safe area")
    } else if sides > 0, layout.shape == .television {
      result.append("\(about)\(Points.text(sides)) pt safe area")
    }
    return result
  }

  private static func each(_ layout: BarLayout, _ glyphs: Glyphs) -> String? {
    let about = layout.isEstimate(.itemShare) ? glyphs.about : ""
    if layout.shape == .ornament {
      guard let first = layout.items.first else { return nil }
      let about = layout.isEstimate(.safeArea) ? glyphs.about : ""
      return "\(about)\(Points.text(first.share.height)) pt a tab"
    }
    // A separate item is a circle of its own, and the only one of a minimized bar.
    let inside = layout.items.filter { !$0.isSeparated }
    let widths = (inside.isEmpty ? layout.items : inside).map(\.share.width)
    guard let least = widths.min(), let most = widths.max() else { return nil }
    guard most - least >= 1 else {
      return "\(about)\(Points.text(widths.reduce(0, +) / Double(widths.count))) pt a tab"
    }
    let range = "\(Points.text(least.rounded()))\(glyphs.dash)\(Points.text(most.rounded()))"
    return "\(about)\(range) pt a tab" + (layout.distribution == .centered ? ", centred" : "")
  }

  private static func heights(_ layout: BarLayout, _ glyphs: Glyphs) -> [String] {
    func size(_ rect: Rect) -> String { Points.text(rect.width, by: rect.height, glyphs) + " pt" }
    func about(_ number: BarLayout.Number) -> String { layout.isEstimate(number) ? glyphs.about : "" }
    let height = about(.contentHeight) + Points.text(layout.contentHeight)
    let top = "\(about(.distance))\(Points.text(layout.frame.minY)) pt from the top"
    switch layout.shape {
    case .docked:
      let below = layout.frame.height - layout.contentHeight
      guard below > 0 else { return ["\(height) pt high"] }
      return ["\(height) + \(about(.height))\(Points.text(below)) pt home indicator"]
    case .floating:
      var result: [String] = []
      if let capsule = layout.capsule { result.append("capsule \(about(.capsule))\(size(capsule))") }
      if let accessory = layout.accessory { result.append("accessory \(glyphs.about)\(size(accessory))") }
      if let box = layout.capsule ?? layout.items.first?.share {
        result.append("\(about(.distance))\(Points.text(layout.window.height - box.maxY)) pt above the edge")
      }
      return result
    case .strip:
      guard let capsule = layout.capsule else { return ["\(height) pt high", top] }
      return ["strip \(about(.capsule))\(size(capsule))", top]
    case .television:
      return ["\(height) pt high", top] + (layout.logo.map { ["logo \(size($0))"] } ?? [])
    case .ornament: return ["column \(about(.height))\(size(layout.frame))"]
    case .car: return ["\(height) pt high"]
    }
  }
}
