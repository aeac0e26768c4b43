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
      let place = [
        isSelected ? "selected" : nil,
        places[index].map { hidden in scene.layout.page(of: index).map { "page \($0)" } ?? hidden.phrase },
        item?.isApart == true ? "apart" : nil, (item?.damage).map { "title \($0.word)" },
      ]
      return [
        StyledText(isSelected ? options.glyphs.selected : "", .accent),
        StyledText(String(index + 1), .faint),
        StyledText(tab.hasIcon ? options.sign(for: tab.drawnIcon) : "", style),
        tab.title.isEmpty
          ? StyledText("no title", .faint) : StyledText(options.shown(design.title(of: tab)), style),
        StyledText(tab.badge.map { BadgeSign.sign(for: $0, options) } ?? "", .badge),
        StyledText(tab.role == .destination ? "" : tab.role.rawValue),
        StyledText(
          place.compactMap(\.self).joined(separator: ", "), places[index] == nil ? .faint : .warning),
      ]
    }
    let table = Table(rows: rows, rightAligned: [1], flexible: 3)
    return (HeadLine.lines(scene, options) + table.lines(options)).text(options)
  }
}
