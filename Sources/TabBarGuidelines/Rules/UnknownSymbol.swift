import TabBarCore

extension Rule {
  static let unknownSymbol = Rule(
    "unknown-symbol",
    repair: { inspection, judgement in
      judgement.tabs.flatMap { index -> [Fix] in
        let tab = inspection.design.tabs[index]
        let name = inspection.design.name(of: index)
        return tab.unknownSymbols.flatMap { property, unknown in
          Symbol.nearest(to: unknown.lowercased()).map { near in
            Fix(
              .suggestion, "Give \(name) the symbol \(near)",
              [property.map { .set(index, $0, word: near) } ?? .icon(index, near)])
          }
        }
      }
    }
  ) { inspection in
    let design = inspection.design
    guard design.tabs.contains(where: \.hasIcon) else { return .skipped("no-icons") }
    let impossible = inspection.tabs { $0.hasImpossibleSymbol }
    if let first = impossible.first {
      let others =
        impossible.count == 1 ? "" : " and so \(isOrAre(impossible.count - 1)) \(impossible.count - 1) more"
      return .broken(
        saying: """
          \(design.tabs[first].icon ?? "") on \(design.name(of: first)) is no name of a symbol\(others): they have \
          lower case letters, digits and full stops
          """,
        tabs: impossible, measured: [Measurement("unknown", impossible.count)])
    }
    let unknown = inspection.tabsWhoseIcon({
      $0.symbolName != nil && $0.symbol == nil || $0.selectedForm != nil
    })
    .filter { !design.tabs[$0].unknownSymbols.isEmpty }
    guard !unknown.isEmpty else { return .met }
    let icons = design.tabs.count { $0.icon != nil }
    let words = unknown.filter { design.tabs[$0].hasPlainWord }
    // A slip beside symbols is one; where every name is a plain word they are pictures of the app's own.
    let slips = words.count == icons && icons > 1 ? [] : unknown.filter { design.tabs[$0].hasSlip }
    guard !slips.isEmpty else {
      let isOne = unknown.count == 1
      return .standing(
        saying: """
          \(isOne ? "is the icon" : "are the icons") of \(design.names(of: unknown)) \(isOne ? "a picture" : "pictures") of \
          the app's own? (set TAB icon.kind=bitmap says so)
          """)
    }
    return ask(about: slips, in: design)
  }

  private static func ask(about unknown: [Int], in design: Design) -> Judgement {
    guard let first = unknown.first, let name = design.tabs[first].unknownSymbols.first?.name else {
      return .met
    }
    let near = Symbol.nearest(to: name)
    let hint = near.isEmpty ? "" : " (nearest: \(listed(near)))"
    let more = unknown.count - 1
    let others = more == 0 ? "" : ", nor the symbols of \(counted(more, "other tab"))"
    return .needsPerson(
      saying: """
        the list of \(Symbol.edition) does not have \(name)\(hint), which \(design.name(of: first)) names\(others); \
        is it newer, or a picture of the app's own?
        """,
      tabs: unknown, measured: [Measurement("unknown", unknown.count)])
  }
}

extension Tab {
  /// Whether the icon is said to be a symbol and has a name that none can have.
  fileprivate var hasImpossibleSymbol: Bool {
    guard let details, details[.iconKind] == .symbol, let icon else { return false }
    return !UniversalSymbols.canBeSymbol(icon)
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
    var names: [(property: TabProperty?, name: String)] = []
    if hasImpossibleSymbol, let icon { names.append((nil, icon)) }
    if let name = symbolName, Symbol.named(name) == nil { names.append((nil, name)) }
    if let selected = details?[.selectedIcon], UniversalSymbols.canBeSymbol(selected),
      Symbol.named(selected) == nil
    {
      names.append((.selectedIcon, selected))
    }
    return names
  }
}
