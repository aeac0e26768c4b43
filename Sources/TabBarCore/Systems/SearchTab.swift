/// What a system does with a tab that has the role search: where its item is, and how far that can be trusted.
///
/// All that speaks of a search tab's place reads a row of this table.
package struct SearchTab: Hashable, Sendable {
  package enum Position: Hashable, Sendable {
    /// One of the others, where the list has it.
    case inList
    /// One of the others, at the trailing end.
    case atEnd
    /// An item of its own, at the trailing end.
    case apart
  }

  package let place: Position
  /// The rule, in one sentence without a full stop.
  package let rule: String
  package let ground: Reason.Ground
  /// What the place rests on; none where it is known.
  let doubts: Estimates

  private init(
    _ place: Position, _ rule: String, _ source: String, _ confidence: Confidence, _ doubt: Estimate? = nil
  ) {
    self.place = place
    self.rule = rule
    ground = Reason.Ground(source, confidence)
    doubts = doubt.map { Estimates($0) } ?? []
  }

  /// Before iOS 18.
  static let unknownRole = SearchTab(
    .inList, "the role came with iOS 18, and before it a search tab is one like the others",
    "Apple, TabRole.search and UISearchTab", .high)
  /// iOS 18, in a bar along the bottom edge.
  static let ios18 = SearchTab(
    .inList, "one of the others; it is drawn where the list has it", "no source", .low, .searchOrder)
  /// iPadOS 18 and later, in the strip.
  static let strip = SearchTab(
    .atEnd, "pinned to the trailing end unless its placement says otherwise",
    "Apple, UISearchTab and TabRole.search", .medium)
  /// iOS 26, and later systems for an app that was built with its SDK.
  static let ios26 = SearchTab(
    .apart, "a search tab stands apart at the trailing end in an app built with the SDK of iOS 26",
    "view dumps of iOS 26; expo issue 50249 for an app of that SDK on iOS 27", .high)
  /// iOS 27, where selecting it starts a search at once.
  static let activating = SearchTab(
    .apart, "a search tab that starts a search at once stands apart at the trailing end",
    "Apple, prominentTabIdentifier, and a measurement on an iPhone 18 Pro", .high)
  /// iOS 27, where it is a section like the others.
  static let ios27 = SearchTab(
    .inList,
    "one of the others, as it neither starts a search at once nor was the app built with the SDK of iOS 26",
    "Apple, prominentTabIdentifier, for the bar that it is in; no source for its place there", .low,
    .searchOrder)

  /// Returns the row for a search tab of a design; `nil` where the platform has no role of search.
  package static func row(for tab: Tab, of design: Design, on system: System, in kind: BarKind) -> SearchTab?
  {
    guard system.platform == .iOS || system.platform == .iPadOS else { return nil }
    if system.version < 18 { return unknownRole }
    if kind == .strip { return strip }
    if system.version < 26 { return ios18 }
    if system.version == 26 || design.sdk == .ios26 { return ios26 }
    // The place apart is the prominent tab's, where there is one.
    let isApart = tab[.activatesSearch] == true && !design.tabs.contains { $0.role == .prominent }
    return isApart ? activating : ios27
  }
}

/// The SDK that an app was built with, which a newer system looks at; the oldest first.
package enum SDK: String, Hashable, Sendable, CaseIterable {
  case ios26, ios27
  case ios27_1 = "ios27.1"

  package var name: String { "iOS " + rawValue.dropFirst(3) }
}
