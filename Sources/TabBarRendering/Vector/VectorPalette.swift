import TabBarCore

/// The colours of a bar and of what is around it, by the kind of bar.
///
/// They are seen on screenshots and say nothing about an app's own colours; nothing is measured or judged by them.
struct VectorPalette {
  var window: VectorColor = "#ffffff"
  var bar: VectorColor = "#f7f7f8"
  /// The thin line at the edge of a bar or around a capsule.
  var edge: VectorColor = "#b9b9bd"
  /// The selected item.
  var selected: VectorColor = "#007aff"
  /// The other items.
  var item: VectorColor = "#8e8e93"
  /// The shape under the selected item, or `nil` where its colour is the only mark.
  var lens: VectorColor?
  /// The title of the content, the status bar and the home indicator.
  var label: VectorColor = "#1d1d1f"
  /// Placeholders for content.
  var content: VectorColor = "#ececef"
  /// Notes of the drawing, which the device does not show.
  var note: VectorColor = "#6e6e73"
  /// A button that leads nowhere at present.
  let unused: VectorColor = "#b9b9bd"
  let badge: VectorColor = "#ff3b30"
  let badgeText: VectorColor = "#ffffff"

  /// Creates the colours of the bar of a layout, for a person who has the light appearance.
  init(_ layout: BarLayout, isFocused: Bool) {
    let isGlass = (layout.system?.version ?? 0) >= Self.firstOfGlass
    switch layout.shape {
    case .docked: break
    case .floating:
      (bar, edge, selected, item) = ("#fbfbfc", "#d3d3d8", "#0088ff", "#3a3a3c")
      lens = "#e8e8ec"
    case .strip:
      (bar, edge, selected, item) =
        isGlass
        ? ("#fbfbfc", "#d3d3d8", "#0088ff", "#3a3a3c") : ("#ebebee", "#ebebee", "#007aff", "#3a3a3c")
      lens = isGlass ? "#e8e8ec" : "#ffffff"
    case .television:
      (window, bar, edge, label, content) = ("#2c2c2e", "#3a3a3c", "#3a3a3c", "#f2f2f7", "#3a3a3c")
      (item, note) = ("#c7c7cc", "#c7c7cc")
      (selected, lens) = isFocused ? ("#1d1d1f", "#ffffff") : ("#ffffff", "#5b5b5f")
    case .ornament:
      (window, bar, edge, item, content) = ("#c9ccd1", "#71757d", "#8d9199", "#ffffff", "#b9bdc3")
      (selected, lens, note) = ("#ffffff", "#a2a6ae", "#3a3a3c")
    case .car:
      (window, bar, edge, item, content) = ("#000000", "#1c1c1e", "#3a3a3c", "#98989d", "#1c1c1e")
      (selected, label, note) = ("#0a84ff", "#f2f2f7", "#98989d")
    }
  }

  // iOS 26, iPadOS 26 and their like.
  private static let firstOfGlass = 26
}
