import TabBarCore

extension Rule {
  static let textTitles = Rule("text-titles", needs: .television, inEachLanguage: true) { inspection in
    let count = inspection.tabCount
    let bare = inspection.tabs { $0.hasIcon && !$0.hasTitle }
    // Where words are the rule a symbol may stand for one, and unfamiliar-icon says whether people know it.
    guard bare.count * 2 > count else { return .met }
    if let most = inspection.guide[rule: "glyph-crowd"]?.limits[.crowdedSymbols], count > most {
      return .skipped("skipped", ["most": most])
    }
    return .broken(bare, ["symbolsAlone": bare.count, "tabs": count])
  }
}
