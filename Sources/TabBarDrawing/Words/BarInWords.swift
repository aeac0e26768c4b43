package import TabBarCore
package import TabBarGuidelines

/// The bar in sentences, for screen readers and logs: what the lines around a picture say, and what it shows.
package enum BarInWords {
  static func lines(_ scene: Scene, _ options: RenderOptions) -> [HarmlessText] {
    lines(of: sentences(scene), options)
  }

  private static func lines(of sentences: [Prose], _ options: RenderOptions) -> [HarmlessText] {
    sentences.map { Block.paragraph($0) }.lines(options)
  }

  /// Returns what is different since an earlier scene: what is said of the bar as a whole, and each tab that has another
  /// state or is in another place.
  package static func changes(in scene: Scene, since before: Scene, _ options: RenderOptions)
    -> [HarmlessText]
  {
    let (old, states) = (about(before), Set(tabs(before).map(\.state)))
    return lines(
      of: about(scene).filter { !old.contains($0) }
        + tabs(scene).filter { !states.contains($0.state) }.map(\.sentence), options)
  }

  /// Returns the bar, its items and the tabs that it does not show, a sentence each.
  package static func sentences(_ scene: Scene) -> [Prose] { about(scene) + tabs(scene).map(\.sentence) }

  package static func absence(_ scene: Scene) -> Prose {
    let (absence, design) = (scene.layout.absence, scene.design)
    let back = absence == nil || design.system == nil ? "device iphone-14" : "system auto"
    let sentences: [Prose] =
      [absence?.prose ?? "The tab bar of \(design.device.platform.rawValue) cannot be laid out yet."]
      + (design.tabs.isEmpty ? [] : ["The tabs are kept: `show list` lists them."])
    return .joined(sentences + ["`\(back)` goes back to a bar that can be drawn."], by: " ")
  }

  /// Returns what is said of the bar as a whole.
  private static func about(_ scene: Scene) -> [Prose] {
    let (layout, options) = (scene.layout, RenderOptions(pictures: false))
    let head: Prose = "\(list: HeadLine.texts(scene, options))."
    guard layout.placement != .none else { return [head, absence(scene)] }
    let absence: [Prose] =
      layout.absence.map { [$0.prose] + (scene.design.tabs.isEmpty ? [] : ["When it is back:"]) } ?? []
    return [head] + absence + [bar(scene)]
      + FootLines(scene, options).notes
      + (scene.design.tabs.isEmpty ? [Silence.noTabs] : [])
  }

  /// Returns the kind of bar, and what is to be seen of it.
  static func bar(_ scene: Scene) -> Prose {
    let layout = scene.layout
    var details = FootLines(scene, RenderOptions(pictures: false)).numbers
    if !layout.items.isEmpty { details.insert("\(counted: layout.items.count, "item")", at: 0) }
    if let titles = layout.titlePlace { details.append(titles) }
    for part in layout.parts {
      let isRight = part.frame.midX > layout.window.width / 2
      switch part.role {
      case .accessory:
        details.append(layout.hasAccessoryAbove ? "the accessory is above it" : "the accessory is beside it")
      case .logo: details.append(isRight ? "the logo is at the right" : "the logo is at the left")
      case .shape where layout.isColumn: details.append(isRight ? "at the right" : "at the left")
      case .edge, .shape, .pageButton: break
      }
    }
    if !layout.pageButtons.isEmpty { details.append("buttons turn the page") }
    if layout.fadesLeading { details.append("there are more tabs before these") }
    if layout.fadesTrailing { details.append("there are more tabs after these") }
    return "\(layout.name.asSentence): \(list: details)."
  }

  /// Returns a sentence for each tab, with what is said of it wherever it stands among the others.
  private static func tabs(_ scene: Scene) -> [(sentence: Prose, state: Prose)] {
    let design = scene.design
    guard scene.layout.placement != .none, !design.tabs.isEmpty else { return [] }
    let shown = ShownBar(scene.layout, of: design)
    return shown.items.enumerated().map { position, tab in
      let phrase = phrase(for: tab, in: design)
      return ("Item \(position + 1) of \(shown.items.count): \(phrase).", phrase)
    }
      + shown.hidden.flatMap(\.tabs).map { tab in
        let sentence: Prose = "\((tab.place ?? "").asSentence): \(phrase(for: tab, in: design))."
        return (sentence, sentence)
      }
  }

  /// Returns a tab in a few words: its name, its state, its badge, and what becomes of its title.
  package static func phrase(for tab: ShownBar.Tab, in design: Design) -> Prose {
    let name: Prose = tab.index.map { "\(titleOf: $0, in: design)" } ?? "\(tab.name, .title)"
    let hasTitle = tab.index.map { !design.tabs[$0].title.isEmpty } ?? true
    let others: [Prose?] = [
      tab.badge.map { "badge \($0, .title)" },
      tab.damage == .cut ? "drawn as \(tab.displayed, .title)" : nil,
      tab.icon,
    ]
    return "\(list: [name] + (hasTitle ? [] : ["no title"]) + tab.states + others.compactMap(\.self))"
  }
}

extension BarLayout {
  /// The kind of bar, as every answer calls it.
  package var name: Prose {
    guard let form = kind?.form else { return "no bar" }
    if isShrunk { return "a bar shrunk to a circle" }
    return inSidebar.isEmpty ? Prose(listed: form.name) : "\(Prose(listed: form.name)) with a sidebar"
  }

  /// The places of titles, where there are any.
  package var titlePlace: Prose? {
    guard items.contains(where: { $0.titleFrame != nil }) else { return nil }
    switch arrangement {
    case .stacked: return "titles under the icons"
    case .inline: return "titles beside the icons"
    case .text: return "titles alone"
    case .icon: return nil
    }
  }
}
