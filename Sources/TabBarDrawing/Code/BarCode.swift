import TabBarCore
import TabBarGuidelines

/// What SwiftUI's and UIKit's code for a bar have in common.
struct BarCode {
  let design: Design
  let system: System?
  /// A name for each tab, valid in Swift.
  let names: [String]
  /// What to use where the platform has no such bar, as a sentence; `nil` where it has one.
  private let absence: String?
  private let ascii: Bool

  init(_ scene: Scene, _ options: RenderOptions) {
    absence = scene.layout.placement == .none ? scene.layout.absence?.sentence : nil
    design = scene.design
    system = scene.layout.system
    ascii = options.ascii
    names = SwiftText.names(for: design.tabs.map(\.title))
  }

  var hasTabType: Bool { isAtLeast(firstTab) }

  private var firstTab: Int { system?.platform == .visionOS ? 2 : 18 }

  /// Whether it is an iPhone's or an iPad's system of a version or a later one.
  func isHandheld(from version: Int) -> Bool {
    system?.platform.rotates == true && isAtLeast(version)
  }

  // Apple, UITabBarController and View: bottomAccessory, UISearchTab.automaticallyActivatesSearch, tabBarMinimizeBehavior
  // and what SwiftUI has for them are of 26.0; prominentTabIdentifier and TabRole.prominent of 27.0.
  var hasAccessory: Bool { isHandheld(from: 26) && design.situation.hasAccessory }
  var minimizes: Bool { system?.platform == .iOS && isAtLeast(26) && design.situation.isMinimized }
  func activatesSearch(_ tab: Tab) -> Bool {
    isHandheld(from: 26) && tab.role == .search && tab[.activatesSearch] == true
  }
  func isProminent(_ tab: Tab) -> Bool { isHandheld(from: 27) && tab.role == .prominent }

  /// The line above a declaration that needs newer interfaces than each app has, or none.
  var availability: [String] {
    guard hasTabType, let platform = system?.platform else { return [] }
    let tabs = design.tabs
    let version =
      tabs.contains(where: isProminent)
      ? 27 : hasAccessory || minimizes || tabs.contains(where: activatesSearch) ? 26 : firstTab
    return ["@available(\(platform == .iPadOS ? Platform.iOS.rawValue : platform.rawValue) \(version), *)"]
  }

  func isAtLeast(_ version: Int) -> Bool { (system?.version ?? 0) >= version }

  func literal(_ text: String) -> String { SwiftText.literal(text, ascii: ascii) }

  /// Returns a title that the app's string catalog may translate, as a `String`.
  func localized(_ title: String) -> String { "NSLocalizedString(\(literal(title)), comment: \"Tab\")" }

  func icon(of tab: Tab) -> (name: String, isSymbol: Bool)? {
    tab.drawnIcon.map { ($0, tab[.iconKind] != .bitmap) }
  }

  /// Returns the whole code, or why there is none: `obstacle` for this kind of code, or what neither kind can make.
  func file(unless obstacle: String?, _ body: (_ selected: Int) -> [String]) -> [String] {
    var lines = ["// A tab bar for \(system?.name ?? "no system"), written by tabbar."]
    if let sdk = design.sdk { lines.append("// For an app that is built with the SDK of \(sdk.rawValue).") }
    if design.tabs.contains(where: { !$0.titles.isEmpty }) {
      lines.append("// Its titles as a string catalog: tabbar show SESSION --format xcstrings")
    }
    let common: String? =
      switch system?.platform {
      case nil: "No system is known."
      case .carPlay: "CarPlay has a template of its own for tab bars: CPTabBarTemplate."
      case .iOS, .iPadOS, .tvOS, .visionOS, .macOS, .watchOS: absence
      }
    if let obstacle = common ?? obstacle { return lines + ["// \(obstacle)"] }
    return lines + (design.tabs.isEmpty ? ["// The bar has no tabs yet."] : body(design.selection))
  }

  /// The runs of neighbors that are parts of the same tab, or of none.
  var sections: [(title: String?, tabs: [Int])] {
    var sections: [(title: String?, tabs: [Int])] = []
    for (index, tab) in design.tabs.enumerated() {
      let group = tab[.group]
      if let last = sections.last, last.title == group {
        sections[sections.count - 1].tabs.append(index)
      } else {
        sections.append((group, [index]))
      }
    }
    return sections
  }

  /// The comments above a tab: its translations, and what code of a tab bar cannot say besides `written` facts.
  func comments(
    on tab: Tab, besides written: Set<TabProperty> = [], hasSections: Bool = true
  ) -> [String] {
    var lines: [String] = []
    let titles = tab.titles.sorted { $0.key < $1.key }.map { "\(literal($0.key)): \(literal($0.value))" }
    if !titles.isEmpty { lines.append("// Translations: \(titles.joined(separator: ", "))") }
    switch tab.role {
    case .action: lines.append("// This acts on something, and a tab goes to a section: consider a button.")
    case .prominent where !isProminent(tab):
      lines.append("// Prominent in the design, which is a role from iOS 27 on.")
    case .search where !hasTabType:
      lines.append("// Search has no role of its own before UITab and SwiftUI's Tab.")
    case .destination, .settings, .search, .prominent: break
    }
    var written = written.union(Self.written)
    if activatesSearch(tab) { written.insert(.activatesSearch) }
    for property in TabProperty.allCases where !written.contains(property) {
      guard let word = tab.facts[property] else { continue }
      lines.append("// In the design: \(property.rawValue)=\(literal(word))")
    }
    if !hasTabType || !hasSections, let group = tab[.group] {
      lines.append("// A part of \(literal(group)).")
    }
    return lines
  }

  private static let written: Set<TabProperty> = [.group, .iconKind, .placement]

  /// Returns lines, each moved to the right by some levels; an empty one stays empty.
  static func indented(_ lines: [String], by levels: Int = 1) -> [String] {
    lines.map { $0.isEmpty ? $0 : String(repeating: "    ", count: levels) + $0 }
  }
}
