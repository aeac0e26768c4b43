import TabBarCore

extension Inspection {
  var iconSizes: Judgement {
    let tabs = allOfTheTabs
    let bitmaps = self.tabs { $0[.iconKind] == .bitmap }
    guard !bitmaps.isEmpty else { return .skipped("no-bitmap") }
    let single = bitmaps.filter { (tabs[$0][.iconRegular] == nil) != (tabs[$0][.iconCompact] == nil) }
    guard single.isEmpty else {
      let isCompact = tabs[single[0]][.iconRegular] == nil
      return .broken(
        single.count == 1 && isCompact ? "no-regular" : "broken", single,
        ["bitmaps": bitmaps.count, "single": single.count])
    }
    return bitmaps.contains { tabs[$0][.iconRegular] == nil } ? .question() : .met
  }

  func iconSizesRemedies(_ judgement: Judgement) -> [Remedy] {
    judgement.tabs.compactMap { index in
      let tab = allOfTheTabs[index]
      guard let shape = tab[.iconShape], shape == .circle || shape == .square else { return nil }
      let isCompact = tab[.iconCompact] == nil
      let side = isCompact ? shape.target.compact : shape.target.regular
      let size = Size(width: side, height: side)
      return Remedy(
        .suggestion, on: [index], ["size": size.word, "bar": isCompact ? "compact" as Prose : "regular"],
        making: [.set(index, isCompact ? .iconCompact : .iconRegular, size)])
    }
  }
}
