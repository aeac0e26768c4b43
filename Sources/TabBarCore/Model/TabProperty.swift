/// A fact about a tab that `set` takes, in the order in which help lists them.
public enum TabProperty: String, FactProperty {
  case availability, explanation, enabled, visible, affects, category
  case iconKind = "icon.kind"
  case iconVariant = "icon.variant"
  case iconShape = "icon.shape"
  case iconRegular = "icon.regular"
  case iconCompact = "icon.compact"
  case icon2x = "icon.2x"
  case icon3x = "icon.3x"
  case selectedIcon, activatesSearch, placement, group, opens, keepsState, alternatives

  package var about: (words: FactWords, meaning: String) {
    switch self {
    case .availability: (Availability.words, "whether the section has something to show")
    case .explanation: (String.words, "what the app says if it has nothing to show")
    case .enabled: (Bool.words, "whether the tab can be selected")
    case .visible: (Bool.words, "whether the tab is in the bar at all times")
    case .affects: (AffectedPane.words, "the pane that selecting the tab changes")
    case .category: (ViewingCategory.words, "the kind of content, in a live-viewing app")
    case .iconKind: (IconKind.words, "what draws the icon")
    case .iconVariant: (IconVariant.words, "the variant of the icon")
    case .iconShape: (IconShape.words, "the shape of a bitmap icon")
    case .iconRegular:
      (Size.words, "the size of a bitmap icon in the regular bar, in points, such as `25x25`")
    case .iconCompact:
      (Size.words, "the size of a bitmap icon in the compact bar, in points, such as `18x18`")
    case .icon2x:
      (Size.words, "the size of the icon's file for screens of scale 2, in pixels, such as `50x50`")
    case .icon3x:
      (Size.words, "the size of the icon's file for screens of scale 3, in pixels, such as `75x75`")
    case .selectedIcon: (.symbol, "the symbol that is drawn while the tab is selected")
    case .activatesSearch: (Bool.words, "whether selecting a search tab starts a search at once (iOS 27)")
    case .placement: (TabPlacement.words, "the place in an iPad bar that people can rearrange")
    case .group: (String.words, "the title of the tab that this one is a part of")
    case .opens: (TabDestination.words, "what selecting the tab opens")
    case .keepsState: (Bool.words, "whether people find the section as they left it")
    case .alternatives: (String.words, "other titles that would do, such as `Library|Shelf`")
    }
  }
}

/// Whether a section has something to show.
package enum Availability: String, FactChoice {
  case ok, empty, unavailable
}

/// The pane that selecting a tab changes.
package enum AffectedPane: String, FactChoice {
  /// The one that the bar is in.
  case own
  case leading, trailing, window
}

/// The content of a tab in a live-viewing app.
package enum ViewingCategory: String, FactChoice {
  case live, recorded, other
}

package enum IconKind: String, FactChoice {
  case symbol, bitmap
  case noIcon = "none"
}

package enum IconVariant: String, FactChoice {
  case filled, outline
  /// The one that the system chooses.
  case auto
}

package enum IconShape: String, FactChoice {
  case circle, square, wide, tall
}

/// The place of a tab in an iPad bar that people can rearrange.
package enum TabPlacement: String, FactChoice {
  case fixed
  case standard = "default"
  case optional, pinned, sidebar
}

/// The view that selecting a tab opens.
package enum TabDestination: String, FactChoice {
  case section
  /// Something over the section that people were in.
  case sheet
}

extension FactKey where Name == TabProperty {
  package static var availability: TabFact<Availability> { TabFact(.availability) }
  package static var affects: TabFact<AffectedPane> { TabFact(.affects) }
  package static var category: TabFact<ViewingCategory> { TabFact(.category) }
  package static var iconKind: TabFact<IconKind> { TabFact(.iconKind) }
  package static var iconVariant: TabFact<IconVariant> { TabFact(.iconVariant) }
  package static var iconShape: TabFact<IconShape> { TabFact(.iconShape) }
  package static var placement: TabFact<TabPlacement> { TabFact(.placement) }
  package static var opens: TabFact<TabDestination> { TabFact(.opens) }
  package static var enabled: TabFact<Bool> { TabFact(.enabled) }
  package static var visible: TabFact<Bool> { TabFact(.visible) }
  package static var activatesSearch: TabFact<Bool> { TabFact(.activatesSearch) }
  package static var keepsState: TabFact<Bool> { TabFact(.keepsState) }
  package static var iconRegular: TabFact<Size> { TabFact(.iconRegular) }
  package static var iconCompact: TabFact<Size> { TabFact(.iconCompact) }
  package static var icon2x: TabFact<Size> { TabFact(.icon2x) }
  package static var icon3x: TabFact<Size> { TabFact(.icon3x) }
  package static var explanation: TabFact<String> { TabFact(.explanation) }
  package static var selectedIcon: TabFact<String> { TabFact(.selectedIcon) }
  package static var group: TabFact<String> { TabFact(.group) }
  package static var alternatives: TabFact<String> { TabFact(.alternatives) }
}
