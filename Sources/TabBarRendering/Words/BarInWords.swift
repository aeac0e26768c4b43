package import TabBarCore
import TabBarGuidelines

/// The bar in sentences, for screen readers and logs.
package enum BarInWords {
  static func lines(_ scene: Scene, _ options: RenderOptions) -> [HarmlessText] {
    sentences(scene).flatMap { WordWrap.lines(of: options.shown($0), columns: options.columns) }
  }

  static func absence(_ scene: Scene) -> String {
    let count = scene.design.tabs.count
    let tabs = count == 0 ? "" : (count == 1 ? "The tab is" : "The \(count) tabs are")
    let kept = count == 0 ? "" : " \(tabs) kept: `show list` lists them."
    guard let absence = scene.layout.absence else {
      return """
        The tab bar of \(scene.design.device.platform.rawValue) cannot be laid out yet.\(kept) \
        `device iphone-14` goes back to a bar that can be drawn.
        """
    }
    let back = scene.design.system == nil ? "device iphone-14" : "system auto"
    return "\(absence.sentence)\(kept) `\(back)` goes back to a bar that can be drawn."
  }

  /// Returns the bar, its items and the tabs that it does not show, a sentence each.
  static func sentences(_ scene: Scene) -> [String] {
    let layout = scene.layout
    let design = scene.design
    var result = [opening(scene)]
    guard layout.placement != .none else { return result + [absence(scene)] }
    if let absence = layout.absence {
      result.append(absence.sentence)
      if !design.tabs.isEmpty { result.append("When it is back:") }
    }
    result += BarSentences.sentences(scene)
    guard !design.tabs.isEmpty else {
      return result + ["It has no tabs yet. Type: add TITLE."]
    }
    for (position, item) in layout.items.enumerated() {
      result.append("Item \(position + 1) of \(layout.items.count): \(phrase(for: item, in: design)).")
    }
    return result + hidden(scene)
  }

  /// Returns an item in a few words: its name, its state, its badge, and what becomes of its title.
  package static func phrase(for item: BarItem, in design: Design) -> String {
    var phrase =
      switch item.kind {
      case .tab(let index): name(design, index)
      case .more: item.fullTitle
      }
    if item.isSelected { phrase += ", selected" }
    if item.isSeparated, !design.situation.isMinimized { phrase += ", apart from the others" }
    if let badge = item.badge { phrase += ", badge \(badge)" }
    // Without titles none is cut.
    switch item.titleFrame == nil ? .whole : item.title.state {
    case .whole: break
    case .tightened: if item.title.isNoticeablyTightened { phrase += ", title tightened to fit" }
    case .mayBeCut: phrase += ", title may be cut"
    case .cut: phrase += ", title cut to \(item.title.displayed)"
    }
    return phrase
  }

  private static func hidden(_ scene: Scene) -> [String] {
    let design = scene.design
    let places = scene.layout.hiddenPlaces(count: design.tabs.count)
    let pages = StripPages.numbers(of: scene)
    var result: [String] = []
    for place in HiddenPlace.allCases {
      for index in places.indices where places[index] == place {
        let page = place == .page ? pages[index].map { "on page \($0)" } : nil
        let phrase = page ?? place.phrase
        var sentence = phrase.prefix(1).uppercased() + phrase.dropFirst()
        sentence += ": \(name(design, index))"
        if index == design.selection { sentence += ", selected" }
        if let badge = design.tabs[index].badge { sentence += ", badge \(badge)" }
        result.append(sentence + ".")
      }
    }
    return result
  }

  private static func name(_ design: Design, _ index: Int) -> String {
    let tab = design.tabs[index]
    return tab.title.isEmpty ? "tab \(index + 1), no title" : design.title(of: tab)
  }

  private static func opening(_ scene: Scene) -> String {
    let layout = scene.layout
    let design = scene.design
    var sentence = design.device.name
    if design.device.platform.rotates { sentence += ", \(design.orientation.rawValue)" }
    for name in [design.windowName, design.pane.name] {
      if let name { sentence += ", \(name)" }
    }
    let about = HeadLine.isEstimate(layout) ? "about " : ""
    sentence += ", \(about)\(Points.text(layout.window.width)) by \(Points.text(layout.window.height)) points"
    sentence += ", \(layout.sizeClasses.horizontal.rawValue) width"
    sentence += ", \(layout.sizeClasses.vertical.rawValue) height"
    if let direction = design.directionName { sentence += ", \(direction)" }
    if let locale = design.localeName {
      sentence += ", \(design.locale == Localization.pseudo ? "" : "language ")\(locale)"
    }
    if let system = layout.system { sentence += ", \(system.name)" }
    return sentence + ", judged by \(scene.guide.name)."
  }
}

/// A bar as a whole, in sentences.
enum BarSentences {
  /// Returns one sentence for the kind of bar, and one for each detail that a picture would show.
  static func sentences(_ scene: Scene) -> [String] {
    let layout = scene.layout
    let situation = scene.design.situation
    var result: [String] = []
    switch layout.shape {
    case .docked: result.append(docked(layout))
    case .floating: result += floating(layout)
    case .strip: result += strip(layout)
    case .television: result += row(layout, isFocused: situation.isFocused)
    case .ornament: result.append(column(layout, isLookedAt: situation.isFocused))
    case .car:
      result.append(
        "The tab bar is along the top, \(about(layout, .contentHeight))\(points(layout.contentHeight)) high"
          + each(layout) + ", titles under the icons.")
    }
    if layout.shape == .docked, !layout.hasMaterial {
      result.append("The end of the content shows: nothing is under the bar, so it has no background.")
    }
    if situation.textSize == .accessibility, scene.design.device.platform.rotates {
      result.append("Titles do not grow with the text size; a long press shows the large content viewer.")
    }
    return result
  }

  private static func docked(_ layout: BarLayout) -> String {
    var sentence = "The tab bar is at the bottom, "
    sentence += "\(about(layout, .height))\(points(layout.frame.height)) high"
    let below = layout.frame.height - layout.contentHeight
    if below > 0 { sentence += ", \(Points.text(below)) of them for the home indicator" }
    sentence += each(layout)
    if !layout.items.isEmpty {
      sentence += layout.arrangement == .stacked ? ", titles under the icons" : ", titles beside the icons"
    }
    return sentence + "."
  }

  private static func floating(_ layout: BarLayout) -> [String] {
    var result: [String] = []
    if let capsule = layout.capsule {
      let below = layout.window.height - capsule.maxY
      result.append(
        "The tab bar floats above the bottom edge, a capsule \(about(layout, .capsule))\(size(capsule)), "
          + "\(about(layout, .distance))\(points(below)) from the edge" + each(layout)
          + (layout.items.isEmpty ? "." : ", titles under the icons."))
    } else {
      let count = layout.items.count
      result.append(
        "The tab bar has shrunk to \(count == 1 ? "a round button" : "\(count) round buttons") above the bottom edge."
      )
    }
    if let accessory = layout.accessory {
      let place = layout.hasAccessoryAbove ? "above it" : "beside it"
      result.append("An accessory of about \(size(accessory)) is \(place).")
    }
    return result
  }

  private static func strip(_ layout: BarLayout) -> [String] {
    let box = layout.capsule.map { "of \(about(layout, .capsule))\(size($0))" } ?? "without tabs"
    var result = [
      "The tab bar is a strip of titles \(box) in the middle at the top, "
        + "\(about(layout, .distance))\(points(layout.frame.minY)) from the edge" + each(layout) + "."
    ]
    guard !layout.pageButtons.isEmpty else { return result }
    let ends = [layout.fadesLeading ? "before" : nil, layout.fadesTrailing ? "after" : nil].compactMap(\.self)
    let more = ends.isEmpty ? "" : "; there are more \(ends.joined(separator: " and ")) these"
    result.append("Buttons at both ends page\(more).")
    return result
  }

  private static func row(_ layout: BarLayout, isFocused: Bool) -> [String] {
    var result = [
      "The tab bar is a row of titles at the top, \(about(layout, .contentHeight))\(points(layout.contentHeight)) high, "
        + "\(about(layout, .distance))\(points(layout.frame.minY)) from the edge" + each(layout) + "."
    ]
    if isFocused { result.append("It has the focus: the selected title has a shadow.") }
    let ends = [layout.fadesLeading ? "leading" : nil, layout.fadesTrailing ? "trailing" : nil]
      .compactMap(\.self)
    if !ends.isEmpty { result.append("The row fades out at its \(ends.joined(separator: " and ")) end.") }
    if let logo = layout.logo {
      let isLeft = logo.midX < layout.window.width / 2
      result.append("A logo of \(size(logo)) is at the \(isLeft ? "left" : "right").")
    }
    return result
  }

  private static func column(_ layout: BarLayout, isLookedAt: Bool) -> String {
    let titles = isLookedAt ? "; it is looked at, so the symbols have titles" : ""
    let side = layout.frame.midX < layout.window.width / 2 ? "left" : "right"
    let count = layout.items.count
    return "The tab bar is a column of symbols at the leading side (\(side)), "
      + "\(about(layout, .height))\(size(layout.frame))"
      + (count == 0 ? "." : ", with \(count == 1 ? "one item" : "\(count) items")\(titles).")
  }

  /// Returns the number of items and the width of each, as the end of a sentence.
  private static func each(_ layout: BarLayout) -> String {
    guard let first = layout.items.first else { return "" }
    let count = layout.items.count
    let items = count == 1 ? "one item" : "\(count) items"
    let others = layout.items.contains { abs($0.share.width - first.share.width) >= 1 && !$0.isSeparated }
    guard layout.shape == .docked || !others else { return ", with \(items)" }
    let width = "\(about(layout, .itemShare))\(points(first.share.width))"
    return ", with \(items) of \(width)"
      + (layout.shape == .docked && layout.distribution == .centered ? " or more, centred" : " each")
  }

  private static func about(_ layout: BarLayout, _ number: BarLayout.Number) -> String {
    layout.isEstimate(number) ? "about " : ""
  }

  private static func points(_ value: Double) -> String { Points.text(value) + " points" }

  private static func size(_ rect: Rect) -> String {
    "\(Points.text(rect.width)) by \(Points.text(rect.height)) points"
  }
}
