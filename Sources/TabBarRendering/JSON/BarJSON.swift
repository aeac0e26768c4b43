import TabBarCore

/// The bar and its items as members of a document.
enum BarJSON {
  /// Returns the bar without its items.
  static func bar(_ layout: BarLayout) -> JSONValue {
    .object([
      ("placement", .string(layout.placement.rawValue)), ("visible", .bool(layout.isVisible)),
      ("frame", frame(layout.frame)), ("contentHeight", .number(layout.contentHeight)),
      ("arrangement", .string(layout.arrangement.rawValue)),
      ("distribution", .string(layout.distribution.rawValue)),
      ("overflow", .string(layout.overflow.rawValue)),
      ("capacity", layout.capacity.map { .number($0) } ?? .null),
      ("absence", layout.absence.map(absence) ?? .null),
      ("background", .bool(layout.isVisible && layout.hasMaterial)),
      ("capsule", optional(layout.capsule)), ("accessory", optional(layout.accessory)),
      ("logo", optional(layout.logo)), ("pageButtons", .array(layout.pageButtons.map(frame))),
      (
        "fades",
        .members(["leading": .bool(layout.fadesLeading), "trailing": .bool(layout.fadesTrailing)])
      ),
      ("inSidebar", .array(layout.inSidebar.map { .number($0 + 1) })),
      ("estimated", .strings(estimated(layout))),
    ])
  }

  private static func absence(_ absence: Absence) -> JSONValue {
    .members(["reason": .string(absence.name), "sentence": .string(absence.sentence)])
  }

  /// Returns the names of the bar's members that are estimates.
  private static func estimated(_ layout: BarLayout) -> [String] {
    var names: [String] = []
    if layout.isEstimate(.height) { names.append("frame") }
    if layout.isEstimate(.contentHeight) { names.append("contentHeight") }
    if layout.isEstimate(.capacity) { names.append("capacity") }
    if layout.isEstimate(.capsule) { names.append("capsule") }
    if layout.isEstimate(.accessory) { names.append("accessory") }
    if layout.isEstimate(.pageButtons) { names.append("pageButtons") }
    return names
  }

  /// Returns an item with its parts.
  static func item(_ item: BarItem, _ layout: BarLayout, _ design: Design) -> JSONValue {
    let tab = item.kind.tab
    let isSearch = item.isSeparated && tab.map { design.tabs[$0].role == .search } ?? false
    return .object([
      ("kind", .string(tab == nil ? "more" : isSearch ? "search" : "tab")),
      ("tab", tab.map { .number($0 + 1) } ?? .null),
      ("title", .string(item.fullTitle)), ("displayedTitle", .string(item.title.displayed)),
      ("truncated", .bool(item.title.truncation == .cut)), ("titleWidth", .number(item.title.width)),
      ("titleRoom", .number(item.titleRoom)), ("frame", frame(item.frame)),
      ("icon", .optional(item.icon)), ("badge", .optional(item.badge)), ("selected", .bool(item.isSelected)),
      ("mayBeCut", .bool(item.title.truncation == .mayBeCut)),
      ("iconFrame", optional(item.iconFrame)), ("titleFrame", optional(item.titleFrame)),
      ("badgeFrame", optional(item.badgeFrame)),
      ("separated", .bool(item.isSeparated)),
      ("estimated", .strings(estimatedOfItem(layout))),
    ])
  }

  /// Returns the names of an item's members that are estimates.
  private static func estimatedOfItem(_ layout: BarLayout) -> [String] {
    var names: [String] = []
    if layout.isEstimate(.titleWidth) { names.append("titleWidth") }
    if layout.isEstimate(.titleRoom) { names.append("titleRoom") }
    if layout.isEstimate(.itemFrame) { names.append("frame") }
    if layout.isEstimate(.itemParts) { names += ["iconFrame", "titleFrame", "badgeFrame"] }
    return names
  }

  private static func optional(_ rect: Rect?) -> JSONValue { rect.map(frame) ?? .null }

  private static func frame(_ rect: Rect) -> JSONValue {
    .members([
      "x": .number(rect.x), "y": .number(rect.y), "width": .number(rect.width),
      "height": .number(rect.height),
    ])
  }
}
