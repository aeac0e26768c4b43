import TabBarCore
package import TabBarGuidelines

/// What is below a picture: the numbers of its bar, the tabs that it does not show, and notes; sentences say the same.
package struct FootLines {
  private let scene: Scene
  private let options: RenderOptions
  private var layout: BarLayout { scene.layout }
  private var design: Design { scene.design }

  package init(_ scene: Scene, _ options: RenderOptions) { (self.scene, self.options) = (scene, options) }

  /// Returns the lines under a picture in cells, which say what only the cells lack room for. `width` is in columns,
  /// and `scale` that of the picture, where it differs from that of a bar.
  func lines(width: Int, _ drawing: BarDrawing, scale: Prose? = nil) -> [StyledText] {
    let isBroken = drawing.titleRows > 1
    let isShortened = drawing.titles.contains(where: \.isShortened)
    let excuse: Prose =
      "\(options.glyphs[.shortened]) letters left out here, not on the device: `help picture`"
    return lines(
      edge: min(max(width, 60), options.columns), drawsScreens: true,
      numbers: (isBroken ? ["titles wrap only here"] : []) + [drawing.cutMargin, scale].compactMap(\.self),
      notes: isShortened ? [excuse] : [])
  }

  /// Returns the numbers of a bar, the tabs that it does not show, and notes; one line, or more where they do not fit
  /// side by side. `edge` is the column that lists end at beside the numbers; 0 for lines of their own.
  func lines(
    edge: Int = 0, drawsScreens: Bool = false, numbers: [Prose] = [], notes: [Prose] = []
  ) -> [StyledText] {
    if let absence = layout.absence { return absence.prose.lines(options) }
    var lines = joined(self.numbers + numbers)
    for list in outside {
      if var last = lines.last, last.columns + 3 + list.columns <= edge {
        last.pad(to: edge - list.columns)
        last.append(list)
        lines[lines.count - 1] = last
      } else {
        lines.append(list.clipped(options))
      }
    }
    let texts = tabNotes + (drawsScreens ? [] : doings) + titleNotes + notes + sentences
    return lines + (drawsScreens ? SmallScreens.rows(scene, options) : [])
      + texts.flatMap { $0.lines(options, .faint) }
  }

  /// Returns texts in as few lines as the options have room for.
  private func joined(_ texts: [Prose]) -> [StyledText] {
    var lines: [StyledText] = []
    for text in texts.map(options.said) {
      let separator = options.glyphs[.separator]
      let needed = (separator + text).columns
      if var last = lines.last, last.columns + needed <= options.columns {
        last.append(separator + text, .faint)
        lines[lines.count - 1] = last
      } else {
        lines.append(StyledText(text, .faint).clipped(options))
      }
    }
    return lines
  }

  /// The tabs that are not in the bar, a line for each place that they are in.
  var outside: [StyledText] { layout.hiddenTabs(count: design.tabs.count).map { list($1, $0) } }

  /// What the app does to its tabs and its bar, which is otherwise the system's.
  package var appNotes: [Prose] { tabNotes + own + doings }

  /// What is said of a bar, a sentence each, beside its numbers and what is said of each tab.
  var notes: [Prose] { (titleNotes + doings).map { "\($0.asSentence)." } + sentences }

  private var doings: [Prose] { OwnDoing.all(in: scene).map(\.says) }
  private var own: [Prose] { design[.container] == .custom ? ["the app draws a bar of its own"] : [] }

  /// What is in the picture and needs a word: tabs that are grey or not there.
  private var tabNotes: [Prose] {
    let tabs = design.tabs
    let gone = tabs.indices.filter { tabs[$0].isGone }
    let grey = tabs.indices.filter { tabs[$0].isGrey && !gone.contains($0) }
    func names(_ tabs: [Int]) -> [Prose] { tabs.map { "\(titleOf: $0, in: design)" } }
    var notes: [Prose] = []
    if !grey.isEmpty { notes.append("grey in the app: \(list: names(grey))") }
    if !gone.isEmpty { notes.append("not there in the app: \(list: names(gone))") }
    return notes
  }

  /// What the picture cannot show: whose bar it is, titles that are tightened, and a guessed word for More.
  private var titleNotes: [Prose] {
    let items = layout.items
    let about = options.pictures ? options.glyphs[.about] : ""
    let tightened = items.filter { $0.titleFrame != nil && $0.title.isNoticeablyTightened }.map {
      "\($0.fullTitle) \(options.about("\($0.title.tightening)")) pt a letter" as Prose
    }
    var notes = own + (tightened.isEmpty ? [] : ["tightened to fit: \(list: tightened)"])
    if let more = items.first(where: { $0.$fullTitle.isEstimate }) {
      notes.append("\(about)\(more.fullTitle): the system's word for More, from a dictionary")
    }
    return notes
  }

  /// What the app has and no picture can show, as nobody has published it.
  private var sentences: [Prose] {
    let isLarge = design.situation.textSize == .accessibility && design.device.platform.rotates
    return [
      accessoryNote, sidebarNote,
      layout.$searchPlace.isEstimate ? Prose(listed: Estimate.searchOrder.reason) : nil,
      layout.items.contains { $0.$isSelected.isEstimate }
        ? Prose(listed: Estimate.moreSelection.reason) : nil,
      isLarge ? "Titles do not grow with the text size; a long press shows the large content viewer." : nil,
    ].compactMap(\.self)
  }

  private var accessoryNote: Prose? {
    // Apple, UITabAccessory: at the bottom of the view where no bar is at the bottom edge.
    design.situation.hasAccessory && [.vertical, .strip].contains(layout.kind)
      ? "No source has the place and the size of an accessory with this bar; it is not drawn." : nil
  }

  private var sidebarNote: Prose? {
    guard design[.sidebar] == true, scene.platform == .iOS, let system = layout.system else { return nil }
    let isWide =
      layout.sizeClasses.horizontal == .regular
      && layout.window.width >= Fact.floatingLeastSidebar.value
    return isWide && system.version >= 27
      ? "An app of iOS 27 may have a sidebar here in place of its bar; it is not drawn."
      : "No sidebar here: an iPhone has one since iOS 27, in regular width from about \(Fact.floatingLeastSidebar.value) pt."
  }

  /// Returns the tabs in one place, as many as fit, and the number of the others.
  private func list(_ tabs: [Int], _ place: HiddenPlace) -> StyledText {
    // The system's own word for More where the bar has it.
    let more = layout.items.first { $0.kind == .more }
    let own = place == .more ? more.map { options.shown($0.fullTitle) } : nil
    let label = own ?? options.said(Prose(listed: place.label))
    let separator = StyledText(options.glyphs[.separator], .faint)
    // No more of them are made than the line has room for.
    let entries = tabs.enumerated().lazy.map { position, tab in
      (position > 0 ? separator : StyledText()) + entry(tab)
    }
    var line = StyledText("\(label) \(options.glyphs[.leadsTo]) ")
    if tabs.count <= 12, entries.reduce(line.columns, { $0 + $1.columns }) <= options.columns {
      return entries.reduce(line, +)
    }
    for (position, entry) in entries.enumerated() {
      let others = tabs.count - position - 1
      let reserved = others > 0 ? 16 + String(others).count : 0
      if line.columns + entry.columns + reserved > options.columns, position > 0 {
        line.append(options.glyphs[.separator] + options.said("and \(counted: others + 1, "other")"))
        return line
      }
      line.append(entry)
    }
    return line
  }

  private func entry(_ index: Int) -> StyledText {
    let title = options.name(of: index, in: design)
    let isSelected = index == design.selection
    let shown = options.marks.sign(for: index) + (isSelected ? "[\(title)]" : title)
    var entry = StyledText(shown, options.marks.style(for: index, else: isSelected ? .accent : .plain))
    if let badge = design.tabs[index].badge {
      entry.append(" ")
      entry.append(BadgeSign.sign(for: badge, options), .badge)
    }
    return entry
  }
}

extension FootLines {
  /// The numbers of the bar.
  package var numbers: [Prose] {
    var result = [each].compactMap(\.self) + sizes
    if !layout.hasMaterial { result.append("no background at the end of the content") }
    if design.situation.isFocused, let focus = layout.kind?.form.focus {
      result.append(Prose(listed: focus))
    }
    let sides = max(layout.safeArea.left, layout.safeArea.right)
    if sides > 0, layout.surface != .glass {
      let isShaded = options.pictures && layout.surface == .edge
      let shade = isShaded ? String(repeating: options.glyphs[.shade], count: 2) + " " : ""
      result.append("\(shade)\(options.about("\(sides)", if: layout.$safeArea.isEstimate)) pt safe area")
    }
    return result
  }

  private var each: Prose? {
    // A separate item is a circle of its own, and the only one of a minimized bar.
    let inside = layout.items.filter { !$0.isSeparated }
    let items = inside.isEmpty ? layout.items : inside
    let isEstimate =
      layout.kind == .ornament ? layout.$capacity.isEstimate : items.contains { $0.$slot.isEstimate }
    func number(_ text: Prose) -> Prose { options.about(text, if: isEstimate) }
    func lengths(_ rect: (BarItem) -> Rect) -> [Double] {
      items.map { layout.isColumn ? rect($0).height : rect($0).width }
    }
    let shares = lengths(\.slot)
    guard let least = shares.min(), let most = shares.max() else { return nil }
    guard most - least >= 1 else {
      let share = shares.reduce(0, +) / Double(shares.count)
      let button = lengths(\.frame).reduce(0, +) / Double(shares.count)
      let each: Prose = "\(number("\(share)")) pt a tab"
      guard abs(share - button) >= 1 else { return each }
      return "\(each), button \(options.about("\(button)", if: items.contains { $0.$frame.isEstimate }))"
    }
    let ends = (least.rounded(), most.rounded())
    let range: Prose =
      options.pictures ? "\(ends.0)\(options.glyphs[.dash])\(ends.1)" : "\(ends.0) to \(ends.1)"
    return layout.distribution == .centered
      ? "\(number(range)) pt a tab, centred" : "\(number(range)) pt a tab"
  }

  private var sizes: [Prose] {
    var result: [Prose] = []
    let below = layout.frame.height - layout.contentHeight
    if layout.shape == nil, !layout.isShrunk {
      let height = options.about("\(layout.contentHeight)", if: layout.$contentHeight.isEstimate)
      let home = options.about("\(below)", if: layout.$frame.isEstimate)
      result.append(
        layout.surface != .edge || below <= 0
          ? "\(height) pt high"
          : options.pictures
            ? "\(height) + \(home) pt home indicator" : "\(height) pt high, and \(home) pt home indicator")
    }
    for part in layout.parts where [.shape, .accessory, .logo].contains(part.role) {
      let size = options.size(part.frame.width, part.frame.height)
      result.append("\(Prose(listed: part.name)) \(options.about(size, if: part.$frame.isEstimate)) pt")
    }
    if let distance = layout.distance, let edge = layout.placement.distance {
      // The logo is beside the bar, and last.
      result.insert(
        "\(options.about("\(distance)", if: layout.$distance.isEstimate)) pt \(Prose(listed: edge))",
        at: result.count - (layout.logo == nil ? 0 : 1))
    }
    return result
  }
}

extension Placement {
  /// What the distance of a bar from its edge is from.
  fileprivate var distance: String? {
    switch self {
    case .top: "from the top"
    case .side: "from the side and the bottom"
    case .bottom: "above the edge"
    case .leading, .none: nil
    }
  }
}
