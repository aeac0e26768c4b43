import TabBarDrawing
import TabBarImport

/// What was read of an app's bars, for scripts: each fact is certain, or has the gap that keeps it from being so.
enum ImportDocument {
  static func document(_ result: ImportResult, main: Int?) -> JSONValue {
    JSONValue([
      "schema": 1, "bars": result.bars.enumerated().map { bar($1, isMain: $0 == main) },
      "gaps": result.gaps.map(remark),
    ])
  }

  private static func bar(_ bar: ImportedBar, isMain: Bool) -> JSONValue {
    JSONValue([
      "name": bar.name, "place": place(bar.place), "main": isMain, "reached": bar.isReached,
      "aside": bar.aside,
      "system": bar.system, "since": bar.target, "accessory": bar.hasAccessory,
      "tabs": bar.tabs.map { tab($0, around: bar.wideGaps.first) }, "gaps": bar.gaps.map(remark),
      "notes": bar.notes.map(remark),
    ])
  }

  private static func tab(_ tab: ImportedTab, around gap: ImportRemark?) -> JSONValue {
    func fact(_ name: ImportedTab.Fact, _ value: String?) -> JSONValue {
      let gap = tab.gaps[name] ?? tab.gaps[.any] ?? gap
      return JSONValue(["value": value, "certain": gap == nil, "gap": gap.map(remark)])
    }
    let kind = tab.icon.map { $0.isBitmap ? "bitmap" : "symbol" }
    return JSONValue([
      "place": place(tab.place), "title": fact(.title, tab.title),
      "titles": JSONValue.object(tab.titles.sorted { $0.key < $1.key }.map { ($0, $1.json) }),
      "icon": fact(.icon, tab.icon?.name), "iconKind": kind,
      "selectedIcon": fact(.icon, tab.selectedIcon?.name), "badge": fact(.badge, tab.badge),
      "systemItem": tab.systemItem, "role": fact(.any, tab.isSearch ? "search" : nil),
      "placement": fact(.any, tab.placement), "group": fact(.any, tab.section), "condition": tab.condition,
    ])
  }

  private static func place(_ place: SourcePlace) -> JSONValue {
    JSONValue(["path": place.path, "line": place.line, "column": place.column])
  }

  static func remark(_ remark: ImportRemark) -> JSONValue {
    JSONValue(["place": place(remark.place), "reason": remark.reason])
  }
}
