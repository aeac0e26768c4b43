import TabBarCore
package import TabBarGuidelines

/// A bar without the lines around it, in the rows that there are.
package enum BarInRows {
  /// Returns its picture with the small screens, without them, or its titles in one row, whichever has room first; none
  /// for a bar without tabs.
  package static func lines(_ scene: Scene, most rows: Int, _ options: RenderOptions) -> [HarmlessText] {
    guard rows > 0, !scene.design.tabs.isEmpty, scene.layout.placement != .none else { return [] }
    guard options.pictures else {
      return [line(scene, options)]
        + FootLines.appNotes(scene).flatMap { $0.lines(options).text(options) }
    }
    let bar = BarPicture.bar(scene, BarDrawing(scene, most: options.columns, options))
    let fitting = [bar + SmallScreens.rows(scene, options), bar].first { $0.count <= rows }
    return fitting?.text(options) ?? [line(scene, options)]
  }

  /// Returns the titles in the bar, the selected one in brackets, and those of the other tabs.
  private static func line(_ scene: Scene, _ options: RenderOptions) -> HarmlessText {
    guard options.pictures else {
      let shown = ShownBar(scene.layout, of: scene.design)
      let places = [("", shown.items)] + shown.hidden.map { ($0.place.phrase + ": ", $0.tabs) }
      return HarmlessText(
        places.flatMap { place, tabs in tabs.map { place + BarInWords.phrase(for: $0, in: scene.design) } }
          .map(options.shown).joined(separator: "; "))
    }
    let items = scene.layout.items.map { item in
      let title = options.shown(item.fullTitle.isEmpty ? item.icon ?? "" : item.fullTitle)
      let drawn = options.drawn(title, of: item.kind.tab.map { scene.design.tabs[$0] })
      let badge = item.badge.map { " " + BadgeSign.sign(for: $0, options) } ?? ""
      return (item.isSelected ? "[\(drawn)]" : drawn) + badge
    }
    let hidden = scene.layout.hidden.map { options.name(of: $0, in: scene.design) }
    let rest = hidden.isEmpty ? "" : " \(options.glyphs.leadsTo) " + hidden.joined(separator: ", ")
    let line = StyledText(items.joined(separator: options.glyphs.separator) + rest)
    return line.clipped(options).text(options)
  }
}
