import TabBarCore
package import TabBarGuidelines

extension Format {
  static let list = Format(
    id: "list", summary: "the tabs with number, icon, title, badge, role and place"
  ) { scene, options in TabList.lines(scene, options) }
}

package enum TabList {
  /// Returns one line for each tab, after a line about the device.
  package static func lines(_ scene: Scene, _ options: RenderOptions) -> [HarmlessText] {
    let design = scene.design
    guard !design.tabs.isEmpty else {
      return HeadLine.lines(scene, options).text(options) + ["no tabs yet: add TITLE"]
    }
    let glyphs = options.glyphs
    let places = scene.layout.hiddenPlaces(count: design.tabs.count)
    let pages = StripPages.numbers(of: scene)
    var cuts = [String?](repeating: nil, count: design.tabs.count)
    var separated: Int?
    for item in scene.layout.items {
      guard let tab = item.kind.tab else { continue }
      cuts[tab] = item.title.note
      if item.isSeparated, !design.situation.isMinimized { separated = tab }
    }

    var table = Table()
    table.rightAligned = [1]
    table.flexible = 3
    for (index, tab) in design.tabs.enumerated() {
      let isSelected = index == design.selection
      let style: Style = isSelected ? .accent : .plain
      var place: [String] = []
      if isSelected { place.append("selected") }
      if let hidden = places[index] {
        place.append(pages[index].map { "page \($0)" } ?? hidden.phrase)
      }
      if separated == index { place.append("apart") }
      if let cut = cuts[index] { place.append(cut) }
      table.append([
        StyledText(isSelected ? glyphs.selected : "", .accent),
        StyledText(String(index + 1), .faint),
        StyledText(tab.icon.map { options.sign(for: $0) } ?? "", style),
        tab.title.isEmpty
          ? StyledText("no title", .faint) : StyledText(options.shown(design.title(of: tab)), style),
        StyledText(tab.badge.map { BadgeSign.sign(for: $0, options) } ?? "", .badge),
        StyledText(tab.role == .destination ? "" : tab.role.rawValue),
        StyledText(place.joined(separator: ", "), places[index] == nil ? .faint : .warning),
      ])
    }
    return (HeadLine.lines(scene, options) + table.lines(options)).text(options)
  }
}

extension FittedTitle {
  /// The damage to a title on the device, or `nil`.
  var note: String? {
    switch state {
    case .whole: nil
    case .tightened: isNoticeablyTightened ? "title tightened" : nil
    case .mayBeCut: "title may be cut"
    case .cut: "title cut"
    }
  }
}
