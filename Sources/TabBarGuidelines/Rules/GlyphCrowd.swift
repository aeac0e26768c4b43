import TabBarCore

extension Inspection {
  var glyphCrowd: Judgement {
    guard let most = limits[.crowdedSymbols] else {
      return lacksNumber
    }
    let count = tabCount
    let bare = tabs { $0.hasIcon && !$0.hasTitle }
    return count > most && bare.count * 2 > count
      ? .asked(bare, ["symbolsAlone": bare.count, "tabs": count]) : .met
  }
}
