import TabBarCore

/// What rules ask about the icon of a tab, looked up once for all of them.
struct IconFacts {
  /// The name of the symbol that is drawn, or `nil` where there is none or a picture of the app's own.
  let symbolName: String?
  /// The symbol with that name, or `nil` where the list has none.
  let symbol: Symbol?
  /// The form in which the icon is drawn while the tab is not selected, as far as it is known.
  let form: IconForm
  /// Whether the icon is filled while the tab is not selected.
  let isFilled: Bool
  /// The form of the icon that is drawn while the tab is selected, or `nil` where none was named.
  let selectedForm: IconForm?

  /// Looks up the icon of a tab.
  init(_ tab: Tab) {
    let name = tab.symbolName
    let known = name.flatMap(Symbol.named)
    symbolName = name
    symbol = known
    form = tab.drawnForm ?? name.map { IconForm(of: $0, known) } ?? .only
    isFilled = tab.icon != nil && form == .filled
    selectedForm = tab[.selectedIcon].map(IconForm.init(of:))
  }
}

extension Inspection {
  /// Returns the indices of the tabs for whose icons something holds, without the excluded ones.
  func tabsWhoseIcon(_ holds: (IconFacts) -> Bool) -> [Int] {
    icons.indices.filter { holds(icons[$0]) && !excludedTabs.contains($0) }
  }
}
