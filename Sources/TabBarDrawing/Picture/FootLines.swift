import TabBarCore
package import TabBarGuidelines

package enum FootLines {
  /// Returns the lines under a picture in cells, which say what only the cells lack room for. `width` is in columns,
  /// and `scale` that of the picture, where it differs from that of a bar.
  static func lines(
    _ scene: Scene, width: Int, _ drawing: BarDrawing, scale: Prose? = nil
  ) -> [StyledText] {
    let isBroken = drawing.titleRows > 1
    let isShortened = drawing.titles.contains(where: \.isShortened)
    let excuse: Prose = "\(drawing.glyphs.shortened) letters left out here, not on the device: `help picture`"
    return lines(
      scene, edge: min(max(width, 60), drawing.options.columns), drawsScreens: true,
      numbers: (isBroken ? ["titles wrap only here"] : []) + [drawing.cutMargin, scale].compactMap(\.self),
      notes: isShortened ? [excuse] : [], drawing.options)
  }

  /// Returns the numbers of a bar, the tabs that it does not show, and notes; one line, or more where they do not fit
  /// side by side. `edge` is the column that lists end at beside the numbers; 0 for lines of their own.
  static func lines(
    _ scene: Scene, edge: Int = 0, drawsScreens: Bool = false, numbers: [Prose] = [], notes: [Prose] = [],
    _ options: RenderOptions
  ) -> [StyledText] {
    if let absence = scene.layout.absence {
      return absence.prose.lines(options)
    }
    var lines = joined(BarNumbers.texts(scene, options.glyphs) + numbers, options)
    for list in outside(scene, options) {
      if var last = lines.last, last.columns + 3 + list.columns <= edge {
        last.pad(to: edge - list.columns)
        last.append(list)
        lines[lines.count - 1] = last
      } else {
        lines.append(list.clipped(options))
      }
    }
    let textSize = [BarSentences.textSize(scene)].compactMap(\.self)
    let app = drawsScreens ? tabNotes(scene) : appNotes(scene)
    return lines + (drawsScreens ? SmallScreens.rows(scene, options) : [])
      + (app + titleNotes(scene, options) + notes + textSize).flatMap { $0.lines(options, .faint) }
  }

  /// Returns texts in as few lines as the options have room for.
  private static func joined(_ texts: [Prose], _ options: RenderOptions) -> [StyledText] {
    var lines: [StyledText] = []
    for text in texts.map(options.said) {
      let separator = options.glyphs.separator
      let needed = TerminalText.columns(of: separator + text)
      if var last = lines.last, last.columns + needed <= options.columns {
        last.append(separator + text, .faint)
        lines[lines.count - 1] = last
      } else {
        lines.append(StyledText(text, .faint).clipped(options))
      }
    }
    return lines
  }

  /// Returns the tabs that are not in the bar, a line for each place that they are in.
  static func outside(_ scene: Scene, _ options: RenderOptions) -> [StyledText] {
    scene.layout.hiddenTabs(count: scene.design.tabs.count).map { place, tabs in
      list(tabs, place, scene, options)
    }
  }

  /// Returns what the app does to its tabs and its bar, which is otherwise the system's.
  package static func appNotes(_ scene: Scene) -> [Prose] {
    tabNotes(scene) + OwnDoing.all(in: scene).map(\.says)
  }

  /// Returns what the app does to its bar, beside what is said of each tab.
  static func barNotes(_ scene: Scene) -> [Prose] {
    own(scene) + OwnDoing.all(in: scene).map(\.says)
  }

  private static func own(_ scene: Scene) -> [Prose] {
    scene.design[.container] == .custom ? ["the app draws a bar of its own"] : []
  }

  /// Returns what is in the picture and needs a word: tabs that are grey or not there, and whose bar it is.
  private static func tabNotes(_ scene: Scene) -> [Prose] {
    let design = scene.design
    let tabs = design.tabs
    let gone = tabs.indices.filter { tabs[$0].isGone }
    let grey = tabs.indices.filter { tabs[$0].isGrey && !gone.contains($0) }
    func names(_ tabs: [Int]) -> [Prose] { tabs.map { "\(titleOf: $0, in: design)" } }
    var notes: [Prose] = []
    if !grey.isEmpty { notes.append("grey in the app: \(list: names(grey))") }
    if !gone.isEmpty { notes.append("not there in the app: \(list: names(gone))") }
    return notes + own(scene)
  }

  /// Returns what the picture cannot show of its titles: those that are tightened, and a More that is guessed.
  private static func titleNotes(_ scene: Scene, _ options: RenderOptions) -> [Prose] {
    let items = scene.layout.items
    let about = options.glyphs.about
    let tightened = items.filter { $0.titleFrame != nil && $0.title.isNoticeablyTightened }.map {
      "\($0.fullTitle) \(about)\($0.title.tightening) pt a letter" as Prose
    }
    var notes: [Prose] = tightened.isEmpty ? [] : ["tightened to fit: \(list: tightened)"]
    if scene.layout.isEstimate(.moreTitle), let more = items.first(where: { $0.kind == .more }) {
      notes.append("\(about)\(more.fullTitle): the system's word for More, from a dictionary")
    }
    if scene.layout.isEstimate(.moreSelection), let selected = scene.design.selectedTab {
      notes.append("\(about)More is lit for \(scene.design.title(of: selected)): no text says so")
    }
    return notes + BarSentences.notes(scene)
  }

  /// Returns the tabs in one place, as many as fit, and the number of the others.
  private static func list(
    _ tabs: [Int], _ place: HiddenPlace, _ scene: Scene, _ options: RenderOptions
  ) -> StyledText {
    // The system's own word for More where the bar has it.
    let more = scene.layout.items.first { $0.kind == .more }
    let own = place == .more ? more.map { options.shown($0.fullTitle) } : nil
    let label = own ?? options.said(Prose(listed: place.label))
    let separator = StyledText(options.glyphs.separator, .faint)
    // No more of them are made than the line has room for.
    let entries = tabs.enumerated().lazy.map { position, tab in
      (position > 0 ? separator : StyledText()) + entry(scene, tab, options)
    }
    var line = StyledText("\(label) \(options.glyphs.leadsTo) ")
    if tabs.count <= 12, entries.reduce(line.columns, { $0 + $1.columns }) <= options.columns {
      return entries.reduce(line, +)
    }
    for (position, entry) in entries.enumerated() {
      let others = tabs.count - position - 1
      let reserved = others > 0 ? 16 + String(others).count : 0
      if line.columns + entry.columns + reserved > options.columns, position > 0 {
        line.append(options.glyphs.separator + options.said("and \(counted: others + 1, "other")"))
        return line
      }
      line.append(entry)
    }
    return line
  }

  private static func entry(_ scene: Scene, _ index: Int, _ options: RenderOptions) -> StyledText {
    let tab = scene.design.tabs[index]
    let title = options.name(of: index, in: scene.design)
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
package enum BarNumbers {
  package static func texts(_ scene: Scene, _ glyphs: Glyphs) -> [Prose] {
    let layout = scene.layout
    var result: [Prose] = []
    if let each = each(layout, glyphs) { result.append(each) }
    result += sizes(layout, glyphs)
    if !layout.hasMaterial { result.append("no background at the end of the content") }
    if scene.design.situation.isFocused, let focus = layout.kind?.form.focus {
      result.append(Prose(listed: focus.word))
    }
    let sides = max(layout.safeArea.left, layout.safeArea.right)
    if sides > 0, layout.surface != .glass {
      let shade = layout.surface == .edge ? String(repeating: glyphs.shade, count: 2) + " " : ""
      let about = layout.isEstimate(.safeArea) ? glyphs.about : ""
      result.append("\(shade)\(about)\(sides) pt safe area")
    }
    return result
  }

  private static func each(_ layout: BarLayout, _ glyphs: Glyphs) -> Prose? {
    let isColumn = layout.isColumn
    let isOrnament = layout.kind == .ornament
    let about = layout.isEstimate(isOrnament ? .capacity : .itemSlot) ? glyphs.about : ""
    // A separate item is a circle of its own, and the only one of a minimized bar.
    let inside = layout.items.filter { !$0.isSeparated }
    let lengths = (inside.isEmpty ? layout.items : inside).map { isColumn ? $0.slot.height : $0.slot.width }
    guard let least = lengths.min(), let most = lengths.max() else { return nil }
    guard most - least >= 1 else {
      return "\(about)\(lengths.reduce(0, +) / Double(lengths.count)) pt a tab"
    }
    let range = "\(Points.text(least.rounded()))\(glyphs.dash)\(Points.text(most.rounded()))"
    return layout.distribution == .centered
      ? "\(about)\(range) pt a tab, centred" : "\(about)\(range) pt a tab"
  }

  private static func sizes(_ layout: BarLayout, _ glyphs: Glyphs) -> [Prose] {
    func about(_ number: BarLayout.Number) -> String { layout.isEstimate(number) ? glyphs.about : "" }
    var result: [Prose] = []
    let below = layout.frame.height - layout.contentHeight
    if layout.shape == nil, !layout.isShrunk {
      let height: Prose = "\(about(.contentHeight))\(layout.contentHeight)"
      result.append(
        layout.surface == .edge && below > 0
          ? "\(height) + \(about(.height))\(below) pt home indicator" : "\(height) pt high")
    }
    for part in layout.parts where [.shape, .accessory, .logo].contains(part.role) {
      let size: Prose = "\(part.frame.width)\(glyphs.times)\(part.frame.height)"
      result.append("\(Prose(listed: part.name)) \(part.number.map(about) ?? "")\(size) pt")
    }
    if let (distance, edge) = layout.distance {
      // The logo is beside the bar, and last.
      result.insert(
        "\(about(.distance))\(distance) pt \(Prose(listed: edge))",
        at: result.count - (layout.logo == nil ? 0 : 1))
    }
    return result
  }
}

extension BarLayout {
  /// The distance of a bar from the edge of the window that it does not touch, and the words for it.
  var distance: (points: Double, words: String)? {
    switch placement {
    case .top where frame.minY > 0: (frame.minY, "from the top")
    case .side: (window.height - frame.maxY, "from the side and the bottom")
    case .bottom where surface == .glass:
      (capsule ?? items.first?.slot).map { (window.height - $0.maxY, "above the edge") }
    default: nil
    }
  }
}
