import TabBarCore
import TabBarGuidelines

enum TabList {
  /// Returns one line for each tab, after a line about the device.
  static func lines(_ scene: Scene, _ options: RenderOptions) -> [HarmlessText] {
    let design = scene.design
    guard !design.tabs.isEmpty else {
      return HeadLine.lines(scene, options).text(options) + ["no tabs yet: add TITLE"]
    }
    let places = scene.layout.hiddenPlaces(count: design.tabs.count)
    let shown = ShownBar(scene.layout, of: design)
    let rows = design.tabs.enumerated().map { index, tab -> [StyledText] in
      let isSelected = index == design.selection
      let style: Style = isSelected ? .accent : .plain
      let item = shown.items.first { $0.index == index }
      let known = (item ?? shown.hidden.flatMap(\.tabs).first { $0.index == index })?.states ?? []
      let place =
        known.map { Optional(options.shown($0.text)) } + [
          places[index].map { hidden in scene.layout.page(of: index).map { "page \($0)" } ?? hidden.phrase },
          (item?.damage).map { "title \($0.word.text)" },
        ]
      let (icon, badge) = (
        options.pictures ? options.sign(for: tab.drawnIcon) : tab.icon.map { "icon \($0)" } ?? "",
        tab.badge.map { options.pictures ? BadgeSign.sign(for: $0, options) : "badge \(options.shown($0))" }
      )
      return [
        StyledText(isSelected ? options.glyphs.selected : "", .accent),
        StyledText(String(index + 1), .faint),
        StyledText(tab.hasIcon ? icon : "", style),
        tab.title.isEmpty
          ? StyledText("no title", .faint) : StyledText(options.shown(design.title(of: tab)), style),
        StyledText(badge ?? "", .badge),
        StyledText(tab.role == .destination ? "" : tab.role.rawValue),
        StyledText(
          place.compactMap(\.self).joined(separator: ", "), places[index] == nil ? .faint : .warning),
      ]
    }
    let table = Table(rows: rows, rightAligned: [1], flexible: 3)
    return (HeadLine.lines(scene, options) + table.lines(options)).text(options)
  }
}
