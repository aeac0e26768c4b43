import CTabBarTables

/// Where a system has the bar of an app on an iPhone, or a tab of the role search in it, and who says so: the rows of
/// `places.inc`, in their order.
///
/// All that speaks of these places reads a row.
package enum PlaceRow: Int, CaseIterable {
  case phone, olderSDK, camera, splitView, upright
  case noRole, ios18, strip, ios26, activating, ios27

  /// Of a bar, its edge; of a tab, among the others where the list has it or at the trailing end, or an item of its own.
  package enum Place: String {
    case bottom, side
    case inList, atEnd, apart
  }

  private var row: tb_place { tb_places()[rawValue] }

  package var place: Place { Place(rawValue: String(cString: row.place)) ?? .bottom }
  /// The rule, in one sentence without a full stop.
  var rule: String { String(cString: row.rule) }
  package var ground: Source { Source(String(cString: row.source), Confidence(row.confidence)) }
  /// The text that a finding about the place cites; `nil` for the guide's page on tab bars.
  package var text: String? { row.text.map { String(cString: $0) } }

  /// Returns the row for the bar of a design on an iPhone.
  package static func bar(of design: Design) -> PlaceRow {
    let device = design.device
    guard device.hasBarAtSide(in: .landscape) else { return .phone }
    if let sdk = design.sdk, sdk != .ios27_1 { return .olderSDK }
    guard device.hasBarAtSide(in: design.orientation) else { return .upright }
    return design.window == .split(.half) && device.sharesScreen(in: design.orientation)
      ? .splitView : .camera
  }

  /// Returns the row for a search tab of a design; `nil` where the platform has no role of search.
  package static func search(_ tab: Tab, of design: Design, on system: System, in kind: BarKind) -> PlaceRow?
  {
    guard system.platform.rotates else { return nil }
    if system.version < 18 { return .noRole }
    if kind == .strip { return .strip }
    if system.version < 26 { return .ios18 }
    if system.version == 26 || design.sdk == .ios26 { return .ios26 }
    // The place apart is the prominent tab's, where there is one.
    let isApart = tab[.activatesSearch] == true && !design.tabs.contains { $0.role == .prominent }
    return isApart ? .activating : .ios27
  }
}

extension Device {
  /// Whether the tab bar is at one side of the screen: the safe area is wider there by the width of the bar and its
  /// margin.
  package func hasBarAtSide(in orientation: Orientation) -> Bool {
    let area = safeArea(in: orientation)
    return abs(area.left - area.right) >= Fact.sideWidth.value + Fact.sideInset.value
  }

  /// Whether two apps can share the screen of an iPhone, which the inner display of iPhone Duo lets them on its side.
  package func sharesScreen(in orientation: Orientation) -> Bool {
    orientation == .landscape && hasBarAtSide(in: .landscape) && !hasBarAtSide(in: .portrait)
  }
}
