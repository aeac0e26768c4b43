import TabBarCore
import TabBarGuidelines

/// What SwiftUI's and UIKit's code for a bar have in common.
struct BarCode {
  let design: Design
  let system: System?
  /// A name for each tab, valid in Swift.
  let names: [String]
  private let ascii: Bool

  init(_ scene: Scene, _ options: RenderOptions) {
    design = scene.design
    system = scene.layout.system
    ascii = options.ascii
    names = SwiftText.names(for: design.tabs.map(\.title))
  }

  /// Whether the system has `Tab` and `UITab`.
  var hasTabType: Bool {
    switch system?.platform {
    case .iOS, .iPadOS, .tvOS, .watchOS, .macOS: isAtLeast(Self.firstTab[system?.platform ?? .iOS] ?? 18)
    case .visionOS: isAtLeast(2)
    case .carPlay, nil: false
    }
  }

  private static let firstTab: [Platform: Int] = [.macOS: 15, .watchOS: 11]

  func isAtLeast(_ version: Int) -> Bool { (system?.version ?? 0) >= version }

  func literal(_ text: String) -> String { SwiftText.literal(text, ascii: ascii) }

  /// Returns a title that the app's string catalog may translate, as a `String`.
  func localized(_ title: String) -> String { "NSLocalizedString(\(literal(title)), comment: \"Tab\")" }

  /// The index of the tab that is selected at first, or `nil` without tabs.
  var selected: Int? { design.tabs.isEmpty ? nil : design.selection }

  func icon(of tab: Tab) -> (name: String, isSymbol: Bool)? {
    if tab.details?[.iconKind] == .noIcon { return nil }
    guard let name = tab.icon ?? (tab.role == .search ? "magnifyingglass" : nil) else { return nil }
    return (name, tab.details?[.iconKind] != .bitmap)
  }

  /// The lines above all code: system, and where the titles come from.
  var heading: [String] {
    let name = system?.name ?? "no system"
    var lines = ["// A tab bar for \(name), written by tabbar."]
    if design.tabs.contains(where: { $0.details?.titleLocales.isEmpty == false }) {
      lines.append("// Translations belong in the app's string catalog; they are above each tab here.")
    }
    return lines
  }

  /// The runs of neighbors that are parts of the same tab, or of none.
  var sections: [(title: String?, tabs: [Int])] {
    var sections: [(title: String?, tabs: [Int])] = []
    for (index, tab) in design.tabs.enumerated() {
      let group = tab.details?[.group]
      if let last = sections.last, last.title == group {
        sections[sections.count - 1].tabs.append(index)
      } else {
        sections.append((group, [index]))
      }
    }
    return sections
  }

  /// The comments above a tab: its translations, and what code of a tab bar cannot say.
  ///
  /// - Parameter written: The facts that the code below says.
  func comments(on tab: Tab, besides written: Set<TabProperty> = []) -> [String] {
    var lines: [String] = []
    let details = tab.details ?? TabDetails()
    let titles = details.titleLocales.compactMap { locale in
      details[titleIn: locale].map { "\(literal(locale)): \(literal($0))" }
    }
    if !titles.isEmpty { lines.append("// Translations: \(titles.joined(separator: ", "))") }
    switch tab.role {
    case .action: lines.append("// This acts on something, and a tab goes to a section: consider a button.")
    case .prominent: lines.append("// Prominent in the design; give it that role where the SDK has it.")
    case .search where !hasTabType: lines.append("// Search has no role of its own before \(tabTypeName).")
    case .destination, .settings, .search: break
    }
    for property in TabProperty.allCases where !Self.written.contains(property) && !written.contains(property)
    {
      guard let word = details[word: property] else { continue }
      lines.append("// In the design: \(property.rawValue)=\(literal(word))")
    }
    if !hasTabType, let group = details[.group] { lines.append("// A part of \(literal(group)).") }
    return lines
  }

  private var tabTypeName: String { "UITab and SwiftUI's Tab" }

  private static let written: Set<TabProperty> = [.group, .iconKind, .placement]

  /// Returns lines, each moved to the right by some levels; an empty one stays empty.
  static func indented(_ lines: [String], by levels: Int = 1) -> [String] {
    lines.map { $0.isEmpty ? $0 : String(repeating: "    ", count: levels) + $0 }
  }
}
