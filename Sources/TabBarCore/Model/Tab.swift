/// One entry of a tab bar, as UIKit's `UITabBarItem` and SwiftUI's `Tab` describe it.
public struct Tab: Hashable, Sendable {
  /// The text under or beside the icon. Empty means that the tab shows no title.
  public var title: String
  /// The name of the SF Symbol that is drawn, or `nil` for none.
  public var icon: String?
  /// The text of the badge, or `nil` for none. UIKit accepts any text.
  public var badge: String?
  /// What selecting the tab does.
  public var role: TabRole
  /// What is known about the tab beyond the three things that are drawn; few tabs have any.
  public var details: TabDetails?

  /// The value of a property, or `nil` where it is not known.
  public subscript(property: TabProperty) -> String? { details?[property] }

  /// Creates a tab; all but the title can be left out.
  public init(
    _ title: String, icon: String? = nil, badge: String? = nil, role: TabRole = .destination,
    details: TabDetails? = nil
  ) {
    self.title = title
    self.icon = icon
    self.badge = badge
    self.role = role
    self.details = details
  }
}

/// What selecting a tab does.
public enum TabRole: String, Hashable, Sendable, CaseIterable {
  /// Goes to a section of the app: what a tab is for.
  case destination
  /// Acts on something instead of going somewhere: composes, scans, logs out.
  case action
  /// Goes to the app's search.
  case search
  /// Goes to the app's settings.
  case settings
  /// Goes to the one section that the app gives prominence (iOS 27).
  case prominent
}

/// The lesser known facts about a tab, which some guidelines ask for.
///
/// A value is kept as the word that a person gave it in; one that is not set is absent.
public struct TabDetails: Hashable, Sendable {
  private var values: [TabProperty: String] = [:]
  private var titles: [String: String] = [:]
  /// The findings about the tab that are accepted.
  public var allowances: [Allowance] = []

  /// Creates details in which nothing is set.
  public init() {}

  /// Whether nothing is set.
  public var isEmpty: Bool { values.isEmpty && titles.isEmpty && allowances.isEmpty }

  /// The value of a property, or `nil` where it is not set.
  public subscript(property: TabProperty) -> String? {
    get { values[property] }
    set { values[property] = newValue }
  }

  /// The title in a language, by its identifier (`de`, `pt-BR`), or `nil` where it is not set.
  public subscript(titleIn locale: String) -> String? {
    get { titles[locale] }
    set { titles[locale] = newValue }
  }

  /// The identifiers of the languages that the title is given in, in alphabetical order.
  public var titleLocales: [String] { titles.keys.sorted() }
}

/// A property of a tab that `set` can give a value.
public enum TabProperty: String, Hashable, Sendable, CaseIterable {
  /// Whether the section has content: ok, empty, unavailable.
  case availability
  /// The text that tells people why a section has no content, and what to do.
  case explanation
  /// Whether the tab can be selected: yes, no.
  case enabled
  /// Whether the tab is in the bar at all times: yes, no.
  case visible
  /// The pane that selecting the tab changes: own, leading, trailing, window.
  case affects
  /// The content of a live-viewing app's tab: live, recorded, other.
  case category
  /// What draws the icon: symbol, bitmap, none.
  case iconKind = "icon.kind"
  /// The variant of the icon: filled, outline, auto.
  case iconVariant = "icon.variant"
  /// The shape of a bitmap icon: circle, square, wide, tall.
  case iconShape = "icon.shape"
  /// The size of a bitmap icon in the regular bar, in points: WxH.
  case iconRegular = "icon.regular"
  /// The size of a bitmap icon in the compact bar, in points: WxH.
  case iconCompact = "icon.compact"
  /// The size of a bitmap icon's file for screens of scale 2, in pixels: WxH.
  case icon2x = "icon.2x"
  /// The size of a bitmap icon's file for screens of scale 3, in pixels: WxH.
  case icon3x = "icon.3x"
  /// The symbol that is drawn while the tab is selected.
  case selectedIcon
  /// Whether selecting a search tab starts a search at once (iOS 27): yes, no.
  case activatesSearch
  /// The place in a customisable iPad bar: fixed, default, optional, pinned, sidebar.
  case placement
  /// The title of the tab in the same bar whose section this one is a part of.
  case group
  /// What selecting the tab opens: section, sheet (something over the section that people were in).
  case opens
  /// Whether people find the section as they left it: yes, no.
  case keepsState
  /// Other titles that would do as well, in the order of preference, with a stroke between them:
  /// `Library|Shelf`.
  case alternatives
}
