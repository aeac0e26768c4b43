import TabBarCore

/// The bar and its items as members of a document.
enum BarJSON {
  /// Returns the bar without its items.
  static func bar(_ layout: BarLayout) -> JSONValue {
    var members: [(name: String, value: JSONValue)] = [
      ("placement", .string(layout.placement.rawValue)), ("visible", .bool(layout.isVisible)),
      ("frame", frame(layout.frame)), ("contentHeight", .number(layout.contentHeight)),
      ("arrangement", .string(layout.arrangement.rawValue)),
      ("distribution", .string(layout.distribution.rawValue)),
      ("overflow", .string(layout.overflow.rawValue)),
      ("capacity", layout.capacity.map { .number($0) } ?? .null),
    ]
    var estimated: [JSONValue] = []
    if layout.estimates.contains(.barHeight) || layout.estimates.contains(.device) {
      estimated.append("frame")
    }
    if !estimated.isEmpty { members.append(("estimated", .array(estimated))) }
    return .object(members)
  }

  /// Returns an item with its parts.
  static func item(_ item: BarItem, _ layout: BarLayout) -> JSONValue {
    let kind: String
    var members: [(name: String, value: JSONValue)] = []
    switch item.kind {
    case .tab(let index):
      kind = "tab"
      members.append(("tab", .number(index + 1)))
    case .more:
      kind = "more"
      members.append(("tab", .null))
    }
    members.insert(("kind", .string(kind)), at: 0)
    members += [
      ("title", .string(item.fullTitle)), ("displayedTitle", .string(item.title.displayed)),
      ("truncated", .bool(item.title.truncation == .cut)), ("titleWidth", .number(item.title.width)),
      ("titleRoom", .number(item.titleRoom)), ("frame", frame(item.frame)),
      ("icon", .optional(item.icon)), ("badge", .optional(item.badge)), ("selected", .bool(item.isSelected)),
      ("mayBeCut", .bool(item.title.truncation == .mayBeCut)),
      ("iconFrame", item.iconFrame.map(frame) ?? .null), ("titleFrame", item.titleFrame.map(frame) ?? .null),
      ("badgeFrame", item.badgeFrame.map(frame) ?? .null),
      ("estimated", .array(estimated(layout))),
    ]
    return .object(members)
  }

  /// Returns the names of an item's members that are estimates.
  private static func estimated(_ layout: BarLayout) -> [JSONValue] {
    var names: [JSONValue] = []
    if layout.estimates.contains(.titleWidth) { names.append("titleWidth") }
    if layout.estimates.contains(.titleRoom) { names.append("titleRoom") }
    if layout.estimates.contains(.distribution) || layout.estimates.contains(.device) {
      names.append("frame")
    }
    if layout.estimates.contains(.itemParts) { names += ["iconFrame", "titleFrame", "badgeFrame"] }
    return names
  }

  private static func frame(_ rect: Rect) -> JSONValue {
    .members([
      "x": .number(rect.x), "y": .number(rect.y), "width": .number(rect.width),
      "height": .number(rect.height),
    ])
  }
}
