import CTabBarTables
import TabBarCore

/// The colours of a bar and of what is around it, by the kind of bar, from `colors.inc`.
struct VectorPalette {
  /// What has a colour, by the name that the colour has in a page.
  enum Role: String, CaseIterable {
    case window, bar, edge, selected, item, lens, label, content, note, unused, badge
    case badgeText = "badge-text"
    case housing, sheet
    case sheetNote = "sheet-note"
    case keyboard, key
    // What only a picture alone has.
    case page, caption
    case partEdge = "part-edge"

    static let inPages = allCases.prefix { $0 != .page }
  }

  enum Look: String, CaseIterable {
    case docked, floating, strip, television, ornament, car
    /// A strip of iPadOS 26 and its like.
    case glassStrip = "glass-strip"
    case focusedTelevision = "focused-television"

    init(_ layout: BarLayout, isFocused: Bool) {
      let isGlass = (layout.system?.version ?? 0) >= Self.firstOfGlass
      switch layout.kind {
      case .docked, nil: self = .docked
      case .floating, .vertical: self = .floating
      case .strip: self = isGlass ? .glassStrip : .strip
      case .television: self = isFocused ? .focusedTelevision : .television
      case .ornament: self = .ornament
      case .car: self = .car
      }
    }

    // iOS 26, iPadOS 26 and their like.
    private static let firstOfGlass = 26

    /// Whether it is another one in the dark. A television, a car and visionOS have one appearance only.
    fileprivate var hasDark: Bool { [.docked, .floating, .strip, .glassStrip].contains(self) }
  }

  private var colors: [Role: VectorColor] = [:]

  subscript(part: Role) -> VectorColor { colors[part] ?? "none" }

  init(_ look: Look, isDark: Bool = false) {
    for (name, isDark) in [("docked", isDark && look.hasDark), ("paper", isDark), (look.rawValue, isDark)] {
      for row in Self.rows where row.look == name {
        colors[row.part] = isDark ? row.dark ?? row.light : row.light
      }
    }
  }

  private static let rows = UnsafeBufferPointer(start: tb_colors(), count: tb_color_count()).compactMap {
    row in
    Role(rawValue: String(cString: row.part)).map { part in
      (
        look: String(cString: row.look), part: part, light: VectorColor(String(cString: row.light)),
        dark: row.dark.map { VectorColor(String(cString: $0)) }
      )
    }
  }

  /// The names of the colours, for pictures in a page that says what they are in each look and appearance.
  static let named: VectorPalette = {
    var palette = VectorPalette(.docked)
    for part in Role.allCases { palette.colors[part] = "var(--\(part.rawValue))" }
    return palette
  }()
}
