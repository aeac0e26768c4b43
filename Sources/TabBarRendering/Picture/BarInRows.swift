import TabBarCore
package import TabBarGuidelines

/// A bar without the lines around it, in the rows that there are.
package enum BarInRows {
  /// Returns its picture, or where that has no room its titles in one row; none for a bar without tabs.
  package static func lines(_ scene: Scene, most rows: Int, _ options: RenderOptions) -> [HarmlessText] {
    guard rows > 0, !scene.design.tabs.isEmpty, scene.layout.placement != .none else { return [] }
    let picture = BarPicture.bar(scene, options)
    return picture.count <= rows ? picture.text(options) : [line(scene, options)]
  }

  /// Returns the titles in the bar, the selected one in brackets, and those of the other tabs.
  private static func line(_ scene: Scene, _ options: RenderOptions) -> HarmlessText {
    let items = scene.layout.items.map { item in
      let title = options.shown(item.fullTitle.isEmpty ? item.icon ?? "" : item.fullTitle)
      return item.isSelected ? "[\(title)]" : title
    }
    let hidden = scene.layout.hidden.map { options.name(of: $0, in: scene.design) }
    let rest = hidden.isEmpty ? "" : " \(options.glyphs.leadsTo) " + hidden.joined(separator: ", ")
    let line = StyledText(items.joined(separator: options.glyphs.separator) + rest, .faint)
    return line.clipped(options).text(color: options.color)
  }
}
