import TabBarCore
import TabBarGuidelines

enum TabList {
  /// Returns one line for each tab, after a line about the device.
  static func lines(_ scene: Scene, _ options: RenderOptions) -> [HarmlessText] {
    let design = scene.design
    guard !design.tabs.isEmpty else {
      return HeadLine.lines(scene, options).text(options) + Silence.noTabs.lines(options).text(options)
    }
    let shown = ShownBar(scene.layout, of: design).all
    let rows = design.tabs.enumerated().map { index, tab -> [StyledText] in
      let isSelected = index == design.selection
      let style: Style = isSelected ? .accent : .plain
      let item = shown.first { $0.index == index }
      let states = (item?.states ?? []) + [item?.place].compactMap(\.self)
      let icon: Prose =
        options.pictures
        ? "\(options.sign(for: item?.symbol ?? tab.drawnIcon))"
        : item?.icon ?? tab.icon.map { "icon \($0)" } ?? ""
      let badge = tab.badge.map { badge -> Prose in
        options.pictures ? "\(BadgeSign.sign(for: badge, options))" : "badge \(badge, .title)"
      }
      return [
        StyledText(isSelected ? options.glyphs[.selected] : "", .accent),
        StyledText(String(index + 1), .faint),
        StyledText(tab.hasIcon ? options.said(icon) : "", style),
        tab.title.isEmpty
          ? StyledText(options.said("no title"), .faint)
          : StyledText(options.shown(design.title(of: tab)), style),
        StyledText(badge.map(options.said) ?? "", .badge),
        StyledText(tab.role == .destination ? "" : options.said(Prose(tab.role))),
        StyledText(options.said("\(list: states)"), item?.place == nil ? .faint : .warning),
      ]
    }
    let table = Table(rows: rows, rightAligned: [1], flexible: 3)
    return (HeadLine.lines(scene, options) + table.lines(options)).text(options)
  }
}
