import TabBarCore

// What stands between backticks is typed as it is.

extension TabProperty {
  /// What it tells about a tab.
  var meaning: String {
    switch self {
    case .availability: "whether the section has something to show"
    case .explanation: "what the app tells people where it has not"
    case .enabled: "whether the tab can be selected"
    case .visible: "whether the tab is in the bar at all times"
    case .affects: "the pane that selecting the tab changes"
    case .category: "what the tab of an app for watching leads to"
    case .iconKind: "what draws the icon"
    case .iconVariant: "the variant of the icon"
    case .iconShape: "the shape of a bitmap icon"
    case .iconRegular: "the size of a bitmap icon in the regular bar, in points, such as `25x25`"
    case .iconCompact: "the size of a bitmap icon in the compact bar, in points, such as `18x18`"
    case .icon2x: "the size of the icon's file for screens of scale 2, in pixels, such as `50x50`"
    case .icon3x: "the size of the icon's file for screens of scale 3, in pixels, such as `75x75`"
    case .selectedIcon: "the symbol that is drawn while the tab is selected"
    case .activatesSearch: "whether selecting a search tab starts a search at once (iOS 27)"
    case .placement: "the place in an iPad bar that people can rearrange"
    case .group: "the title of the tab that this one is a part of"
    case .opens: "what selecting the tab opens"
    case .keepsState: "whether people find the section as they left it"
    case .alternatives: "other titles that would do, such as `Library|Shelf`"
    }
  }
}

extension BarProperty {
  /// What it tells about the bar.
  var meaning: String {
    switch self {
    case .height: "the height that the app gives the bar, in points from 1 to 1000"
    case .position: "the edge that the app puts the bar on"
    case .container: "the system's own bar, or one that the app draws"
    case .level: "the place of the view that has the bar"
    case .subject: "whether the tabs are about one subject: views of the same data, parts of one function"
    case .background: "what the bar's background is"
    case .selection: "what marks the selected tab: more than a colour, or a colour alone"
    case .labelColor: "whether titles and icons differ in colour from the content behind them"
    case .hidesWhenPushed: "whether the bar goes away when a view is pushed"
    case .hidesOnScroll: "whether the app hides the bar while content scrolls"
    case .aboveKeyboard: "whether the app puts the bar on top of a keyboard"
    case .customizable: "whether people may choose the tabs"
    case .sidebar: "whether an iPad's bar can turn into a sidebar"
    case .content: "the kind of view under a television's bar"
    case .menuButton: "what the remote's Menu button does: moves the focus to the bar, or something else"
    case .haptics: "what people feel: when they change tabs, when a message arrives, both"
    }
  }
}

extension TabRole {
  /// What a role tells about a tab.
  static let meaning = "what selecting the tab does"
}
