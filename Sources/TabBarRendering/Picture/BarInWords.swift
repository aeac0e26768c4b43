import TabBarCore
import TabBarGuidelines

/// The bar in sentences, for screen readers and for whoever wants no picture.
enum BarInWords {
  /// Returns the sentences, one or more lines each.
  static func lines(_ scene: Scene, _ options: RenderOptions) -> [String] {
    sentences(scene, options).flatMap { WordWrap.lines(of: $0, columns: options.columns) }
  }

  /// Returns why there is no bar to draw, and what to do.
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

  private static func sentences(_ scene: Scene, _ options: RenderOptions) -> [String] {
    let layout = scene.layout
    let design = scene.design
    var result = [opening(scene, options)]
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
      let name: String
      switch item.kind {
      case .tab(let index): name = self.name(design, index, options)
      case .more: name = "More"
      }
      var sentence = "Item \(position + 1) of \(layout.items.count): \(name)"
      if item.isSelected { sentence += ", selected" }
      if item.isSeparated, !design.situation.isMinimized { sentence += ", apart from the others" }
      if let badge = item.badge { sentence += ", badge \(options.shown(badge))" }
      // Where the symbol stands alone, no title is cut.
      switch item.titleFrame == nil ? .fits : item.title.truncation {
      case .fits, .tightened: break
      case .mayBeCut: sentence += ", title may be cut"
      case .cut: sentence += ", title cut to \(options.shown(item.title.displayed))"
      }
      result.append(sentence + ".")
    }
    return result + hidden(scene, options)
  }

  private static func hidden(_ scene: Scene, _ options: RenderOptions) -> [String] {
    let design = scene.design
    let places = scene.layout.hiddenPlaces(count: design.tabs.count)
    let pages = StripPages.numbers(of: scene)
    var result: [String] = []
    for place in HiddenPlace.allCases {
      for index in places.indices where places[index] == place {
        let page = place == .page ? pages[index].map { "on page \($0)" } : nil
        let phrase = page ?? place.phrase
        var sentence = phrase.prefix(1).uppercased() + phrase.dropFirst()
        sentence += ": \(name(design, index, options))"
        if index == design.selection { sentence += ", selected" }
        if let badge = design.tabs[index].badge { sentence += ", badge \(options.shown(badge))" }
        result.append(sentence + ".")
      }
    }
    return result
  }

  private static func name(_ design: Design, _ index: Int, _ options: RenderOptions) -> String {
    let tab = design.tabs[index]
    return tab.title.isEmpty ? "tab \(index + 1), no title" : options.shown(design.title(of: tab))
  }

  private static func opening(_ scene: Scene, _ options: RenderOptions) -> String {
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
      sentence += ", \(design.locale == Localization.pseudo ? "" : "language ")\(options.shown(locale))"
    }
    if let system = layout.system { sentence += ", \(system.name)" }
    return sentence + ", judged by \(scene.guide.name)."
  }
}
