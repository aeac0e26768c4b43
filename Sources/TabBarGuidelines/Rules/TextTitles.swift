import TabBarCore

extension Inspection {
  var textTitles: Judgement {
    let count = tabCount
    let bare = tabs { $0.hasIcon && !$0.hasTitle }
    // Where words are the rule a symbol may stand for one, and unfamiliar-icon says whether people know it.
    guard bare.count * 2 > count else { return .met }
    if let most = guide[rule: "glyph-crowd"]?.limits[.crowdedSymbols], count > most {
      return .skipped("skipped", ["most": most])
    }
    return .broken(bare, ["symbolsAlone": bare.count, "tabs": count])
  }
}
