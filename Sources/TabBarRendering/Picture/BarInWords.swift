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
    let tabs = count == 1 ? "The tab is" : "The \(count) tabs are"
    return """
      The tab bar of \(scene.design.device.platform.rawValue) cannot be laid out yet. \
      \(count == 0 ? "" : tabs + " kept: `show list` lists them. ")\
      `device iphone-14` goes back to a bar that can be drawn.
      """
  }

  private static func sentences(_ scene: Scene, _ options: RenderOptions) -> [String] {
    let layout = scene.layout
    let design = scene.design
    var result = [opening(scene, options)]
    guard layout.placement != .none else { return result + [absence(scene)] }
    result.append(bar(layout))
    guard !design.tabs.isEmpty else {
      return result + ["It has no tabs yet. Type: add TITLE."]
    }
    for (position, item) in layout.items.enumerated() {
      let name: String
      switch item.kind {
      case .tab(let index): name = self.name(design.tabs[index], number: index + 1, options)
      case .more: name = "More"
      }
      var sentence = "Item \(position + 1) of \(layout.items.count): \(name)"
      if item.isSelected { sentence += ", selected" }
      if let badge = item.badge { sentence += ", badge \(options.shown(badge))" }
      switch item.title.truncation {
      case .fits, .tightened: break
      case .mayBeCut: sentence += ", title may be cut"
      case .cut: sentence += ", title cut to \(options.shown(item.title.displayed))"
      }
      result.append(sentence + ".")
    }
    result += layout.hidden.map { index in
      var sentence = "Behind More: \(name(design.tabs[index], number: index + 1, options))"
      if index == design.selection { sentence += ", selected" }
      if let badge = design.tabs[index].badge { sentence += ", badge \(options.shown(badge))" }
      return sentence + "."
    }
    return result
  }

  private static func name(_ tab: Tab, number: Int, _ options: RenderOptions) -> String {
    tab.title.isEmpty ? "tab \(number), no title" : options.shown(tab.title)
  }

  private static func opening(_ scene: Scene, _ options: RenderOptions) -> String {
    let layout = scene.layout
    let design = scene.design
    var sentence = design.device.name
    if design.device.platform.rotates { sentence += ", \(design.orientation.rawValue)" }
    let about = layout.estimates.contains(.device) ? "about " : ""
    sentence += ", \(about)\(Points.text(layout.window.width)) by \(Points.text(layout.window.height)) points"
    sentence += ", \(layout.sizeClasses.horizontal.rawValue) width"
    sentence += ", \(layout.sizeClasses.vertical.rawValue) height"
    if design.readingDirection == .rightToLeft { sentence += ", right to left" }
    if let system = layout.system { sentence += ", \(system.name)" }
    return sentence + ", judged by \(scene.guide.name)."
  }

  private static func bar(_ layout: BarLayout) -> String {
    let about = layout.estimates.contains(.barHeight) ? "about " : ""
    var sentence = "The tab bar is at the \(layout.placement.rawValue), "
    sentence += "\(about)\(Points.text(layout.frame.height)) points high"
    let below = layout.frame.height - layout.contentHeight
    if below > 0 {
      sentence += ", \(Points.text(below)) of them for the home indicator"
    }
    if let first = layout.items.first {
      let count = layout.items.count
      let about = layout.estimates.contains(.distribution) ? "about " : ""
      let each = count == 1 ? "one item" : "\(count) items"
      sentence += ", with \(each) of \(about)\(Points.text(first.frame.width)) points"
      sentence += layout.distribution == .centered ? " or more, centred" : " each"
      sentence += layout.arrangement == .stacked ? ", titles under the icons" : ", titles beside the icons"
    }
    return sentence + "."
  }
}
