/// What the calls of UIKit, SwiftUI and well-known libraries mean for a tab (Apple, documentation of UIKit and SwiftUI).
enum Frameworks {
  enum Meaning {
    /// A text that is looked up in a table.
    case key
    /// `String(localized:)`, `String(format:)`, `String(value)`.
    case string
    case image
    /// The argument without a name.
    case same
    /// A value with the arguments as its fields.
    case object
    /// What a result builder makes of its closure.
    case content
    case loop
  }

  static let calls: [String: Meaning] = [
    "NSLocalizedString": .key, "LocalizedStringResource": .key, "LocalizedStringKey": .key, "Text": .key,
    "String": .string, "Image": .image, "UIImage": .image, "NSImage": .image, "imageLiteral": .image,
    "#imageLiteral": .image, "Array": .same, "ArraySlice": .same, "Optional": .same, "AnyView": .same,
    "State": .same, "StateObject": .same, "ObservedObject": .same, "Published": .same,
    "UITabBarItem": .object,
    "Group": .content, "TabContentBuilder": .content, "ForEach": .loop,
    "Tab": .object, "TabSection": .object, "Label": .object, "UITab": .object, "UISearchTab": .object,
    "UITabGroup": .object,
  ]

  /// What gives a bar its list of controllers or tabs, and what gives a controller one that it shows first, or one more.
  static let takers: [String: Bool] = [
    "setViewControllers": true, "setTabs": true, "setItems": true, "pushViewController": false,
    "addChild": false, "addChildViewController": false, "addTab": false,
  ]

  /// The labels of symbols, and of images of the app's own.
  static let symbols: Set = ["systemName", "systemSymbolName", "systemImage", "systemSymbol", "symbol"]
  static let assets: Set = [
    "", "named", "resource", "decorative", "resourceName", "imageLiteralResourceName", "uiImage", "nsImage",
    "asset",
  ]

  /// What `.init(…)` makes, by its labels.
  static let initializers: [(labels: Set<String>, type: String)] = [
    (["localized"], "String"), (["systemName"], "UIImage"), (["named"], "UIImage"),
    (["tabBarSystemItem"], "UITabBarItem"), (["title", "image"], "UITabBarItem"),
  ]

  enum NameKind { case key, symbol, asset }

  /// What `.name(text)` means.
  static let implicit: [String: NameKind] = [
    "localized": .key, "system": .symbol, "systemName": .symbol, "systemImage": .symbol, "symbol": .symbol,
    "asset": .asset, "named": .asset,
  ]

  /// The modifiers of views that say something of tabs.
  static let modifiers: Set = [
    "tabItem", "badge", "tag", "hidden", "modifier", "tabPlacement", "defaultVisibility",
    "customizationBehavior",
  ]

  /// The names by which apps look up the text of a key: `"tabs.home".localized`.
  static let lookups: Set = [
    "localized", "localize", "localizedString", "localizedValue", "localised", "translated", "loc", "l10n",
    "i18n", "localizedKey", "asLocalizedKey", "localizedStringKey",
  ]

  /// The views that are children of a `TabView` by themselves, and take a place in the bar even without a tab item, as every
  /// child does (P. Wilson, "TabView - it is …", 2019; tried with a `Spacer` by Trio).
  static let emptyPlaces: Set = ["Spacer", "Text", "Color", "Rectangle", "Divider"]
}
