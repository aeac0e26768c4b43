import TabBarCore

extension Inspection {
  var unknownSymbol: Judgement {
    let tabs = allOfTheTabs
    let impossible = self.tabs { $0.hasImpossibleSymbol }
    if let first = impossible.first {
      return .broken(impossible, ["unknown": impossible.count, "icon": tabs[first].icon ?? ""])
    }
    let unknown = tabsWhoseIcon {
      $0.isUnknown || $0.selectedForm != nil
    }
    .filter { !tabs[$0].unknownSymbols.isEmpty }
    guard !unknown.isEmpty else { return .met }
    // A slip beside symbols is one; where every name is a plain word they are pictures of the app's own.
    let icons = tabs.count { $0.icon != nil }
    let isPictures = icons > 1 && unknown.count { tabs[$0].hasPlainWord } == icons
    let slips = isPictures ? [] : unknown.filter { tabs[$0].hasSlip }
    guard let first = slips.first else {
      return .question(unknown, by: each(.iconKind, is: .bitmap, orElse: .symbol, among: unknown))
    }
    let near = slips.count == 1 ? Symbol.nearest(to: tabs[first].unknownSymbols[0].name) : []
    return .asked(
      near.isEmpty ? "asked" : "nearest", slips,
      [
        "unknown": slips.count, "edition": Symbol.edition, "near": Prose.listed(near),
        "icons": Prose.shortlisted(slips) { "\(tabs[$0].unknownSymbols[0].name)" },
      ])
  }

  func unknownSymbolRemedies(_ judgement: Judgement) -> [Remedy] {
    judgement.tabs.flatMap { index in
      allOfTheTabs[index].unknownSymbols.flatMap { property, unknown in
        Symbol.nearest(to: unknown.lowercased()).map { near in
          Remedy(
            .suggestion, "give-symbol", on: [index], ["symbol": near],
            making: [property.map { .set(index, $0, word: near) } ?? .icon(index, near)])
        }
      }
    }
  }
}

extension Tab {
  /// Whether the icon is said to be a symbol and has a name that none can have.
  fileprivate var hasImpossibleSymbol: Bool {
    self[.iconKind] == .symbol && icon.map { !UniversalSymbols.canBeSymbol($0) } ?? false
  }

  /// Whether an unknown name can be a slip in that of a symbol: it has parts, or differs from one in a letter or two.
  fileprivate var hasSlip: Bool { unknownSymbols.contains { !Symbol.isPlainWord($0.name) } }

  /// Whether every unknown name is one word, as pictures of the app's own have.
  fileprivate var hasPlainWord: Bool {
    let names = unknownSymbols
    return !names.isEmpty && names.allSatisfy { !$0.name.contains(".") }
  }

  /// The names that the list does not have, with the property that holds each, or `nil` for the icon.
  fileprivate var unknownSymbols: [(property: TabProperty?, name: String)] {
    let selected = self[.selectedIcon].flatMap { UniversalSymbols.canBeSymbol($0) ? $0 : nil }
    let names = [(nil, hasImpossibleSymbol ? icon : symbolName), (TabProperty.selectedIcon, selected)]
    return names.compactMap { property, name in
      name.flatMap { Symbol.named($0) == nil ? (property, $0) : nil }
    }
  }
}
