package import TabBarCore
package import TabBarGuidelines

/// The bar in sentences, for screen readers and logs.
package enum BarInWords {
  static func lines(_ scene: Scene, _ options: RenderOptions) -> [HarmlessText] {
    lines(of: sentences(scene), FootLines.barNotes(scene), options)
  }

  private static func lines(
    of sentences: [String], _ notes: [Prose], _ options: RenderOptions
  ) -> [HarmlessText] {
    (sentences.map(options.shown) + notes.map(options.said)).flatMap {
      WordWrap.lines(of: $0, columns: options.columns)
    }
  }

  /// Returns what is different since an earlier scene: what is said of the bar as a whole, and each tab that has another
  /// state or is in another place.
  package static func changes(in scene: Scene, since before: Scene, _ options: RenderOptions)
    -> [HarmlessText]
  {
    let (old, new) = (Spoken(before), Spoken(scene))
    let states = Set(old.tabs.map(\.state))
    let notes = FootLines.barNotes(before)
    return lines(
      of: new.bar.filter { !old.bar.contains($0) }
        + new.tabs.filter { !states.contains($0.state) }.map(\.sentence),
      FootLines.barNotes(scene).filter { !notes.contains($0) }, options)
  }

  /// What is said of the bar and of each of its tabs.
  private struct Spoken {
    private(set) var bar: [String]
    /// Each with what is said of it wherever it stands among the others.
    private(set) var tabs: [(sentence: String, state: String)] = []

    init(_ scene: Scene) {
      bar = BarInWords.opening(of: scene)
      let design = scene.design
      guard scene.layout.placement != .none, !design.tabs.isEmpty else { return }
      let shown = ShownBar(scene.layout, of: design)
      for (position, tab) in shown.items.enumerated() {
        let phrase = BarInWords.phrase(for: tab, in: design)
        tabs.append(("Item \(position + 1) of \(shown.items.count): \(phrase).", phrase))
      }
      for (place, hidden) in shown.hidden {
        for tab in hidden {
          let outside = (tab.page.map { "on page \($0)" } ?? place.phrase).asSentence
          let sentence = "\(outside): \(BarInWords.phrase(for: tab, in: design))."
          tabs.append((sentence, sentence))
        }
      }
    }
  }

  package static func absence(_ scene: Scene) -> Prose {
    let count = scene.design.tabs.count
    let tabs = count == 0 ? "" : (count == 1 ? "The tab is" : "The \(count) tabs are")
    let kept: Prose = count == 0 ? "" : " \(tabs) kept: `show list` lists them."
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
  package static func sentences(_ scene: Scene) -> [String] {
    let spoken = Spoken(scene)
    return spoken.bar + spoken.tabs.map(\.sentence)
  }

  /// Returns what is said of the bar as a whole.
  private static func opening(of scene: Scene) -> [String] {
    let layout = scene.layout
    let design = scene.design
    var result = [opening(scene)]
    guard layout.placement != .none else { return result + [absence(scene).text] }
    if let absence = layout.absence {
      result.append(absence.sentence)
      if !design.tabs.isEmpty { result.append("When it is back:") }
    }
    result += BarSentences.sentences(scene)
    return result + (design.tabs.isEmpty ? ["It has no tabs yet. Type: add TITLE."] : [])
  }

  /// Returns a tab in a few words: its name, its state, its badge, and what becomes of its title.
  package static func phrase(for tab: ShownBar.Tab, in design: Design) -> String {
    let hasTitle = tab.index.map { !design.tabs[$0].title.isEmpty } ?? true
    let title: String? = tab.damage.map { damage in
      damage == .cut
        ? "title cut to \(tab.displayed)" : "title \(damage.word)"
    }
    let states = tab.states.map(\.text)
    return
      ([tab.name] + (hasTitle ? [] : ["no title"]) + states
      + [tab.badge.map { "badge \($0)" }, title, tab.icon.map { "icon \($0)" }].compactMap(\.self))
      .joined(separator: ", ")
  }

  private static func opening(_ scene: Scene) -> String {
    let layout = scene.layout
    let design = scene.design
    let about = HeadLine.isEstimate(layout) ? "about " : ""
    let (width, height) = (Points.text(layout.window.width), Points.text(layout.window.height))
    let language = design.localeName.map {
      design.locale == Localization.pseudo ? $0.text : "language \($0.text)"
    }
    let words =
      design.place.map(\.text) + [
        "\(about)\(width) by \(height) points", "\(layout.sizeClasses.horizontal.rawValue) width",
        "\(layout.sizeClasses.vertical.rawValue) height",
      ] + [design.directionName?.text, language, layout.system?.name].compactMap(\.self)
    return words.joined(separator: ", ") + ", judged by \(scene.guide.name)."
  }
}

enum BarSentences {
  /// Returns one sentence for the kind of bar, and one for each detail that a picture would show.
  static func sentences(_ scene: Scene) -> [String] {
    let layout = scene.layout
    let situation = scene.design.situation
    guard let form = layout.kind?.form else { return [] }
    var result = [sentence(form, layout)]
    if situation.isFocused, let focus = form.focus { result.append(focus.sentence) }
    if let accessory = layout.accessory {
      let place = layout.hasAccessoryAbove ? "above it" : "beside it"
      result.append("An accessory of about \(Points.words(accessory)) is \(place).")
    }
    result += notes(scene).map(\.text)
    let fades = [layout.fadesLeading, layout.fadesTrailing]
    let ends = zip(layout.pageButtons.isEmpty ? ["leading", "trailing"] : ["before", "after"], fades)
      .filter(\.1).map(\.0).joined(separator: " and ")
    if !layout.pageButtons.isEmpty {
      result.append("Buttons at both ends page\(ends.isEmpty ? "" : "; there are more \(ends) these").")
    } else if !ends.isEmpty {
      result.append("The row fades out at its \(ends) end.")
    }
    if let logo = layout.logo {
      result.append("A logo of \(Points.words(logo)) is at the \(side(logo, layout)).")
    }
    if !layout.hasMaterial {
      result.append("The end of the content shows: nothing is under the bar, so it has no background.")
    }
    let sides = max(layout.safeArea.left, layout.safeArea.right)
    if sides > 0, layout.surface != .glass {
      let about = layout.isEstimate(.safeArea) ? "about " : ""
      result.append("At the sides \(about)\(Points.text(sides)) points are kept free.")
    }
    return result + [textSize(scene)].compactMap { $0?.text }
  }

  /// Returns what happens to the largest texts, or `nil` where they are not chosen, or the platform has none.
  static func textSize(_ scene: Scene) -> Prose? {
    scene.design.situation.textSize == .accessibility && scene.design.device.platform.rotates
      ? "Titles do not grow with the text size; a long press shows the large content viewer." : nil
  }

  /// Returns what the app has and no picture can show, as nobody has published it.
  static func notes(_ scene: Scene) -> [Prose] {
    [accessoryNote(scene), sidebarNote(scene), orderNote(scene)].compactMap(\.self)
  }

  private static func accessoryNote(_ scene: Scene) -> Prose? {
    // Apple, UITabAccessory: at the bottom of the view where no bar is at the bottom edge.
    scene.design.situation.hasAccessory && [.vertical, .strip].contains(scene.layout.kind)
      ? "No source has the place and the size of an accessory with this bar; it is not drawn." : nil
  }

  private static func sidebarNote(_ scene: Scene) -> Prose? {
    guard scene.design[.sidebar] == true, scene.platform == .iOS, let system = scene.layout.system else {
      return nil
    }
    let layout = scene.layout
    let isWide =
      layout.sizeClasses.horizontal == .regular
      && layout.window.width >= Fact.floatingLeastSidebar.value
    return isWide && system.version >= 27
      ? "An app of iOS 27 may have a sidebar here in place of its bar; it is not drawn."
      : "No sidebar here: an iPhone has one since iOS 27, in regular width from about \(Fact.floatingLeastSidebar.value) pt."
  }

  private static func orderNote(_ scene: Scene) -> Prose? {
    scene.layout.isEstimate(.order) ? Prose(listed: Estimate.searchOrder.reason) : nil
  }

  /// Returns the kind of bar with its size and its items.
  private static func sentence(_ form: BarForm, _ layout: BarLayout) -> String {
    func about(_ number: BarLayout.Number) -> String { layout.isEstimate(number) ? "about " : "" }
    let items = layout.items.count == 1 ? "one item" : "\(layout.items.count) items"
    if layout.isShrunk {
      let buttons = layout.items.count == 1 ? "a round button" : "\(layout.items.count) round buttons"
      return "The tab bar has shrunk to \(buttons) above the bottom edge."
    }
    var sentence = "The tab bar \(form.sentence.replacing("{side}", with: side(layout.frame, layout)))"
    if let shape = layout.parts.first(where: { $0.role == .shape }) {
      let size = (shape.number.map(about) ?? "") + Points.words(shape.frame)
      sentence = sentence.replacing("{size}", with: size)
    } else {
      sentence = sentence.replacing(" of {size}", with: "")
      sentence += ", \(about(.height))\(Points.text(layout.frame.height)) points high"
      let below = layout.frame.height - layout.contentHeight
      if below > 0 { sentence += ", \(Points.text(below)) of them for the home indicator" }
    }
    if let (distance, _) = layout.distance {
      sentence += ", \(about(.distance))\(Points.text(distance)) points from the edge"
    }
    guard let first = layout.items.first else { return sentence + "." }
    sentence += ", with \(items)"
    let others = layout.items.contains { abs($0.slot.width - first.slot.width) >= 1 && !$0.isSeparated }
    let isCentred = layout.surface == .edge && layout.growsWithTitles
    if !layout.isColumn, isCentred || !others {
      sentence +=
        " of \(about(.itemSlot))\(Points.text(first.slot.width)) points"
        + (isCentred ? " or more, centred" : " each")
    }
    switch layout.arrangement {
    case .stacked: sentence += ", titles under the icons"
    case .inline where !layout.isColumn: sentence += ", titles beside the icons"
    default: break
    }
    return sentence + "."
  }

  private static func side(_ rect: Rect, _ layout: BarLayout) -> String {
    rect.midX < layout.window.width / 2 ? "left" : "right"
  }
}
