import TabBarCore

enum IconForm: Hashable {
  case filled
  /// Outlined, where a filled form of the same symbol exists.
  case outlined
  /// The only form of the symbol, or one that is not known.
  case only

  init(of name: String) { self.init(of: name, Symbol.named(name)) }

  /// Tells the form of a symbol by its name and what the list knows of it.
  init(of name: String, _ symbol: Symbol?) {
    if name.hasPart("fill") {
      self = .filled
    } else if symbol?.filledName != nil {
      self = .outlined
    } else {
      self = .only
    }
  }
}

extension String {
  /// Returns whether one of the parts between full stops is a word.
  func hasPart(_ word: String) -> Bool {
    var rest = utf8[...]
    while let end = rest.firstIndex(of: UInt8(ascii: ".")) {
      if rest[..<end].elementsEqual(word.utf8) { return true }
      rest = rest[rest.index(after: end)...]
    }
    return rest.elementsEqual(word.utf8)
  }
}

extension Tab {
  /// The name of the symbol that is drawn, or `nil` where there is none or a picture of the app's own.
  var symbolName: String? {
    guard let icon, UniversalSymbols.canBeSymbol(icon) else { return nil }
    guard let kind = self[.iconKind] else { return icon }
    return kind == .symbol ? icon : nil
  }

  /// Whether the icon is a picture of the app's own, which no list of symbols can tell anything about.
  var hasOwnPicture: Bool {
    self[.iconKind] == .bitmap || icon.map { !UniversalSymbols.canBeSymbol($0) } ?? false
  }

  /// The form in which the icon is drawn while the tab is not selected, where its variant says so.
  var drawnForm: IconForm? {
    switch self[.iconVariant] {
    case .filled: .filled
    case .outline: .outlined
    case .auto: .only
    case nil: nil
    }
  }
}

/// Facts about the icon of a tab, looked up once for all rules.
final class IconFacts: Sendable {
  let symbolName: String?
  let symbol: Symbol?
  /// The form in which the icon is drawn while the tab is not selected; `only` if nothing is known.
  let form: IconForm
  /// Whether the icon is filled while the tab is not selected.
  let isFilled: Bool
  /// The form of the icon that is drawn while the tab is selected, or `nil` where none was named.
  let selectedForm: IconForm?
  /// What everyone takes the symbol for, or `nil` where that is not so certain.
  let meaning: SymbolMeaning?
  /// Whether it is a picture of the app's own, and whether it is a symbol for a drawer or a menu.
  let isOwnPicture, isDrawer: Bool
  /// Whether it has the name of a symbol that the list does not have.
  let isUnknown: Bool

  init(_ tab: Tab) {
    let name = tab.symbolName
    let known = name.flatMap(Symbol.named)
    symbolName = name
    symbol = known
    isUnknown = name != nil && known == nil
    form = tab.drawnForm ?? name.map { IconForm(of: $0, known) } ?? .only
    isFilled = tab.hasIcon && form == .filled
    selectedForm = tab[.selectedIcon].map(IconForm.init(of:))
    meaning = name.flatMap(UniversalSymbols.meaning)
    isOwnPicture = tab.hasOwnPicture
    isDrawer = name.map(WordList.drawerSymbols.contains) ?? false
  }
}

extension Inspection {
  /// Returns the indices of the tabs for whose icons something holds, without the excluded ones.
  func tabsWhoseIcon(_ holds: (IconFacts) -> Bool) -> [Int] {
    let icons = icons
    return indices(among: icons.indices) { holds(icons[$0]) }
  }
}
