import TabBarCore
package import TabBarGuidelines

/// The tabs of a bar in rows, with where each of them is.
package enum TabTable {
  /// Returns the table, with a name for those who do not see it.
  package static func block(_ scene: Scene, named name: Prose, _ options: RenderOptions) -> Block {
    let (layout, design) = (scene.layout, scene.design)
    let items = ShownBar(layout, of: design).all
    let rows = design.tabs.enumerated().map { index, tab -> [Prose] in
      let item = items.first { $0.index == index }
      let place = item.map { $0.place ?? "in the bar" } ?? "not drawn"
      let width: Prose? = layout.items.first { $0.kind.tab == index }.map {
        "\(options.about("\($0.slot.width)", if: $0.$slot.isEstimate)) pt"
      }
      return [
        "\(index + 1)", "\(titleOf: index, in: design)", "\(tab.icon ?? "")",
        "\(tab.badge ?? "", .title)", tab.role == .destination ? "" : Prose(tab.role),
        "\(list: [place] + (item?.states ?? []))", width ?? "",
      ]
    }
    let header: [Prose] = ["tab", "title", "icon", "badge", "role", "place", "width"]
    return .table(name, header.map(\.asSentence), rows)
  }
}
