import TabBarCore

extension Rule {
  static let glyphCrowd = Rule("glyph-crowd", needs: .television, inEachLanguage: true) { inspection in
    guard let most = inspection.limits[.crowdedSymbols] else {
      return inspection.lacksNumber
    }
    let count = inspection.tabCount
    let bare = inspection.tabs { $0.hasIcon && !$0.hasTitle }
    return count > most && bare.count * 2 > count
      ? .asked(bare, ["symbolsAlone": bare.count, "tabs": count]) : .met
  }
}
