import TabBarCore
package import TabBarGuidelines

/// A bar without the lines around it, in the rows that there are.
package enum BarInRows {
  /// Returns its picture with the small screens, without them, or its titles in one row, whichever has room first; none
  /// for a bar without tabs.
  package static func lines(_ scene: Scene, most rows: Int, _ options: RenderOptions) -> [HarmlessText] {
    guard rows > 0, !scene.design.tabs.isEmpty, scene.layout.placement != .none else { return [] }
    guard options.pictures else {
      let tabs = ShownBar(scene.layout, of: scene.design).all.map { tab -> Prose in
        let phrase = BarInWords.phrase(for: tab, in: scene.design)
        return tab.place.map { "\($0): \(phrase)" } ?? phrase
      }
      return ([.joined(tabs, by: "; ")] + FootLines(scene, options).appNotes).flatMap {
        $0.lines(options).text(options)
      }
    }
    let bar = BarDrawing(scene, most: options.columns, options).bar
    let fitting = [bar + SmallScreens.rows(scene, options), bar].first { $0.count <= rows }
    return fitting?.text(options) ?? [line(scene, options)]
  }

  /// Returns the titles in the bar, the selected one in brackets, and those of the other tabs.
  private static func line(_ scene: Scene, _ options: RenderOptions) -> HarmlessText {
    let items = scene.layout.items.map { item in
      let tab = ShownBar.Tab(item, in: scene.layout, of: scene.design)
      let drawn = options.drawn(
        options.shown(item.fullTitle.isEmpty ? tab.symbol ?? "" : item.fullTitle), of: tab)
      let badge = tab.badge.map { " " + BadgeSign.sign(for: $0, options) } ?? ""
      return (tab.isSelected ? "[\(drawn)]" : drawn) + badge
    }
    let hidden = scene.layout.hidden.map { options.name(of: $0, in: scene.design) }
    let rest = hidden.isEmpty ? "" : " \(options.glyphs[.leadsTo]) " + hidden.joined(separator: ", ")
    let line = StyledText(items.joined(separator: options.glyphs[.separator]) + rest)
    return line.clipped(options).text(options)
  }
}
