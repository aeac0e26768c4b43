import TabBarCore

extension Rule {
  static let iconSizes = Rule(
    id: "icon-sizes",
    title: "Draw a bitmap icon in two sizes",
    question: .whichIcon,
    rationale: """
      A bar is regular or compact, and an iPhone that is turned goes from one to the other. One size of bitmap is \
      too large for the compact bar or too small for the regular one.
      """,
    remedy: "Draw a second one for the other bar: a round icon of 25 pt is one of 18 pt in the compact bar.",
    misconception: "The system scales bitmaps to the bar. It draws them as large as they are.",
    history: """
      Until iOS 10 the bar had one height and icons one size. Since iOS 11 there is a compact bar, and the guidelines \
      of 2022 to 2024 give sizes for both. The text of 2025 has no sizes any more and points to templates.
      """,
    evidence: .guideline,
    catalogue: ["R69"],
    examples: [
      .met(
        "both sizes",
        .of(
          Tab("Home", icon: "TabHome").with(.iconKind, .bitmap).with(
            .iconRegular, Size(width: 25, height: 25)
          ).with(.iconCompact, Size(width: 18, height: 18)))),
      .broken(
        "one size",
        .of(
          Tab("Home", icon: "TabHome").with(.iconKind, .bitmap).with(
            .iconRegular, Size(width: 25, height: 25)))),
    ],
    needs: .tabs,
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
    guard inspection.isPhoneOrPad else { return .notApplicable("the text speaks of iPhone and iPad only") }
    let bitmaps = inspection.tabs { $0.details?[.iconKind] == .bitmap }
    guard !bitmaps.isEmpty else { return .notApplicable("no tab is said to have a bitmap") }
    let single = bitmaps.filter {
      (design.tabs[$0][.iconRegular] == nil) != (design.tabs[$0][.iconCompact] == nil)
    }
    if let first = single.first {
      let missing = design.tabs[first][.iconCompact] == nil ? "compact" : "regular"
      let others =
        single.count == 1
        ? "" : "; \(counted(single.count - 1, "other icon")) \(isOrAre(single.count - 1)) in one size too"
      return .broken(
        "the icon of \(design.name(of: first)) has a size for one bar, and none for the \(missing) one\(others)",
        tabs: single, measured: [Measurement("bitmaps", bitmaps.count), Measurement("single", single.count)])
    }
    guard bitmaps.contains(where: { design.tabs[$0][.iconRegular] == nil }) else { return .met }
    return .standing(
      "no size of a bitmap is known: is there one for each bar? (set TAB icon.regular=25x25 icon.compact=18x18 tells both)"
    )
  }
}
