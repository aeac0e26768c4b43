/// One entry of a tab bar, as UIKit's `UITabBarItem` and SwiftUI's `Tab` describe it.
public struct Tab: Hashable, Sendable {
  /// The text under or beside the icon. Empty means that the tab shows no title.
  public var title: String {
    get { shared.value.title }
    set { shared.value.title = newValue }
  }
  /// The name of the SF Symbol that is drawn, or `nil` for none.
  public var icon: String? {
    get { shared.value.icon }
    set { shared.value.icon = newValue }
  }
  /// The text of the badge, or `nil` for none. UIKit accepts any text.
  public var badge: String? {
    get { shared.value.badge }
    set { shared.value.badge = newValue }
  }
  /// The effect of selecting the tab.
  public var role: TabRole {
    get { shared.value.role }
    set { shared.value.role = newValue }
  }
  /// Facts that the picture does not show, which some guidelines ask for: each as the word that a person typed. One that is
  /// not known is absent.
  package var facts: [TabProperty: String] {
    get { shared.value.facts }
    set { shared.value.facts = newValue }
  }
  /// The title in other languages, by their identifiers (`de`, `pt-BR`).
  package var titles: [String: String] {
    get { shared.value.titles }
    set { shared.value.titles = newValue }
  }
  /// The findings about the tab that are accepted.
  package var allowances: [Allowance] {
    get { shared.value.allowances }
    set { shared.value.allowances = newValue }
  }
  /// What tells it from other tabs, whatever becomes of its title and place.
  package var origin: Origin {
    get { shared.value.origin }
    set { shared.value.origin = newValue }
  }

  private var shared: Shared<Values>

  private struct Values: Hashable {
    var title: String
    var icon: String?
    var badge: String?
    var role: TabRole
    var facts: [TabProperty: String] = [:]
    var titles: [String: String] = [:]
    var allowances: [Allowance] = []
    var origin = Origin()
  }

  /// Whether an icon is drawn for it: its own, the system's for its role, or a bitmap, which may have no name.
  package var hasIcon: Bool { drawnIcon != nil || self[.iconKind] == .bitmap }

  package var drawnIcon: String? { self[.iconKind] == .noIcon ? nil : icon ?? role.systemIcon }

  package subscript<Value>(fact: TabFact<Value>) -> Value? {
    get {
      // Most tabs have none, and rules ask often.
      guard let word = shared.value.facts[fact.property] else { return nil }
      return Value(word: word)
    }
    set { facts[fact.property] = newValue?.word }
  }

  /// Creates a tab; all but the title can be left out.
  public init(_ title: String, icon: String? = nil, badge: String? = nil, role: TabRole = .destination) {
    shared = Shared(Values(title: title, icon: icon, badge: badge, role: role))
  }
}

/// Where a tab comes from, not what it is: tabs that differ in it alone are equal, so two origins always are.
package struct Origin: Hashable {
  /// What tells a tab from all others of a session, also of those that another way from the same mark added.
  package struct ID: Hashable {
    /// The number among all tabs that were ever added to the design, or 0 for one that no command added.
    package var number = 0
    /// The hash value of the tab as it was added.
    package var content = 0
  }

  package var id = ID()
  package var number: Int { id.number }
  /// The tabs that were folded into it.
  package var parts: [ID] = []

  init() {}

  package static func == (left: Origin, right: Origin) -> Bool { true }
  package func hash(into hasher: inout Hasher) {}
}

/// The effect of selecting a tab.
public enum TabRole: String, Sendable, CaseIterable {
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

  /// The symbol that the system draws for a tab without an icon of its own, or `nil` (Apple, TabRole.search and
  /// UISearchTab: a default title and image).
  var systemIcon: String? { self == .search ? "magnifyingglass" : nil }

  package static let meaning = "what selecting the tab does"
}
