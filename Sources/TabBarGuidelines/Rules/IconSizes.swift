import TabBarCore

extension Rule {
  static let iconSizes = Rule(
    "icon-sizes",
    repair: { inspection, judgement in
      judgement.tabs.compactMap { index in
        let tab = inspection.design.tabs[index]
        guard let metrics = tab[.iconShape].flatMap(IconMetrics.of),
          metrics.shape == .circle || metrics.shape == .square
        else { return nil }
        let isCompact = tab.details?[.iconCompact] == nil
        let side = isCompact ? metrics.compact : metrics.regular
        let size = Size(width: side, height: side)
        return Fix(
          .suggestion,
          "Draw the icon of \(inspection.design.name(of: index)) in \(size.word) pt for the \(isCompact ? "compact" : "regular") bar",
          [.set(index, isCompact ? .iconCompact : .iconRegular, size)])
      }
    }
  ) { inspection in
    let design = inspection.design
    guard inspection.isPhoneOrPad else {
      return .skipped("phone-and-pad-only")
    }
    let bitmaps = inspection.tabs { $0.details?[.iconKind] == .bitmap }
    guard !bitmaps.isEmpty else { return .notApplicable(saying: "no tab is said to have a bitmap") }
    let single = bitmaps.filter {
      (design.tabs[$0][.iconRegular] == nil) != (design.tabs[$0][.iconCompact] == nil)
    }
    if let first = single.first {
      let missing = design.tabs[first][.iconCompact] == nil ? "compact" : "regular"
      let others =
        single.count == 1
        ? "" : "; \(counted(single.count - 1, "other icon")) \(isOrAre(single.count - 1)) in one size too"
      return .broken(
        saying:
          "the icon of \(design.name(of: first)) has a size for one bar, and none for the \(missing) one\(others)",
        tabs: single, measured: [Measurement("bitmaps", bitmaps.count), Measurement("single", single.count)])
    }
    guard bitmaps.contains(where: { design.tabs[$0][.iconRegular] == nil }) else { return .met }
    return .standing(
      saying:
        "no size of a bitmap is known: is there one for each bar? (set TAB icon.regular=25x25 icon.compact=18x18 tells both)"
    )
  }
}
