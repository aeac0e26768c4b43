import TabBarCore

/// The colours of a bar and of what is around it, by the kind of bar.
///
/// They are seen on screenshots and say nothing about an app's own colours; nothing is measured or judged by them.
struct VectorPalette {
  /// What is around the picture. A picture alone brings its own white page.
  var page: VectorColor = "#ffffff"
  var window: VectorColor = "#ffffff"
  var bar: VectorColor = "#f7f7f8"
  /// The thin line at the edge of a bar or around a capsule.
  var edge: VectorColor = "#b9b9bd"
  /// The selected item.
  var selected: VectorColor = "#007aff"
  /// The other items.
  var item: VectorColor = "#8e8e93"
  /// The shape under the selected item, where its colour is not the only mark.
  var lens: VectorColor = "#ffffff"
  /// The title of the content, the status bar and the home indicator.
  var label: VectorColor = "#1d1d1f"
  /// Placeholders for content.
  var content: VectorColor = "#ececef"
  /// Notes of the drawing, which the device does not show.
  var note: VectorColor = "#6e6e73"
  /// A button that leads nowhere at present.
  var unused: VectorColor = "#b9b9bd"
  var badge: VectorColor = "#ff3b30"
  var badgeText: VectorColor = "#ffffff"
  /// The sensors in the edge of a screen.
  var housing: VectorColor = "#1d1d1f"
  /// A sheet over the window, and a keyboard with its keys.
  var sheet: VectorColor = "#ffffff"
  var sheetNote: VectorColor = "#6e6e73"
  var keyboard: VectorColor = "#d3d5da"
  var key: VectorColor = "#ffffff"
  /// The lines above and below a picture alone, and the edge of a part of a window in it.
  var caption: VectorColor = "#48484a"
  var partEdge: VectorColor = "#d9d9de"

  /// What the colours depend on.
  enum Look: CaseIterable {
    case docked, floating, strip, television, ornament, car
    /// A strip of iPadOS 26 and its like.
    case glassStrip
    /// A row that has the focus.
    case focusedTelevision

    /// The name that it has in a page.
    var name: StaticString {
      switch self {
      case .docked: "docked"
      case .floating: "floating"
      case .strip: "strip"
      case .television: "television"
      case .ornament: "ornament"
      case .car: "car"
      case .glassStrip: "glass-strip"
      case .focusedTelevision: "focused-television"
      }
    }

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
  }

  /// Whether a person has the light or the dark appearance. A television, a car and visionOS have one only.
  enum Appearance {
    case light, dark
  }

  init(_ look: Look, _ appearance: Appearance = .light) {
    if appearance == .dark, ![.television, .focusedTelevision, .ornament, .car].contains(look) { darken() }
    let isDark = appearance == .dark
    if isDark { (page, caption, partEdge) = ("#121214", "#b4b4ba", "#3a3a3c") }
    switch look {
    case .docked: break
    case .floating, .glassStrip:
      (bar, edge, lens) = isDark ? ("#1c1c1e", "#48484a", "#3a3a3c") : ("#fbfbfc", "#d3d3d8", "#e8e8ec")
      (selected, item) = isDark ? ("#0091ff", "#e5e5ea") : ("#0088ff", "#3a3a3c")
    case .strip:
      (bar, edge, lens) = isDark ? ("#2c2c2e", "#2c2c2e", "#5b5b5f") : ("#ebebee", "#ebebee", "#ffffff")
      (selected, item) = isDark ? ("#409cff", "#e5e5ea") : ("#007aff", "#3a3a3c")
    case .television, .focusedTelevision:
      (window, bar, edge, label, content) = ("#2c2c2e", "#3a3a3c", "#3a3a3c", "#f2f2f7", "#3a3a3c")
      (item, note) = ("#c7c7cc", "#c7c7cc")
      (selected, lens) = look == .focusedTelevision ? ("#1d1d1f", "#ffffff") : ("#ffffff", "#5b5b5f")
    case .ornament:
      (window, bar, edge, item, content) = ("#c9ccd1", "#71757d", "#8d9199", "#ffffff", "#b9bdc3")
      (selected, lens, note) = ("#ffffff", "#a2a6ae", "#3a3a3c")
    case .car:
      (window, bar, edge, item, content) = ("#000000", "#1c1c1e", "#3a3a3c", "#98989d", "#1c1c1e")
      (selected, label, note) = ("#0a84ff", "#f2f2f7", "#98989d")
    }
  }

  private mutating func darken() {
    (window, bar, edge, selected, item) = ("#000000", "#161618", "#3a3a3c", "#0a84ff", "#98989d")
    (label, content, note, unused) = ("#f5f5f7", "#1c1c1e", "#98989d", "#5b5b5f")
    (badge, housing, sheet, sheetNote) = ("#ff453a", "#2c2c2e", "#1c1c1e", "#98989d")
    (keyboard, key) = ("#2c2c2e", "#6b6b70")
  }

  /// Each colour of a picture with the name that it has in a page.
  static let names: [(name: StaticString, part: any WritableKeyPath<VectorPalette, VectorColor> & Sendable)] =
    [
      ("window", \.window), ("bar", \.bar), ("edge", \.edge), ("selected", \.selected), ("item", \.item),
      ("lens", \.lens), ("label", \.label), ("content", \.content), ("note", \.note), ("unused", \.unused),
      ("badge", \.badge), ("badge-text", \.badgeText), ("housing", \.housing), ("sheet", \.sheet),
      ("sheet-note", \.sheetNote), ("keyboard", \.keyboard), ("key", \.key),
    ]

  /// The names of the colours, for pictures in a page that says what they are in each look and appearance.
  static let named: VectorPalette = {
    var palette = VectorPalette(.docked)
    palette.page = "var(--page)"
    for (name, part) in names { palette[keyPath: part] = "var(--\(HarmlessText(stringLiteral: name)))" }
    return palette
  }()
}
