import TabBarCore

extension Rule {
  static let iconSize = Rule(
    id: "icon-size",
    title: "Keep a bitmap icon to its target size",
    question: .whichIcon,
    rationale: """
      The system draws a bitmap as large as it is. One that is larger than the others pushes its title down or \
      touches the edge of the bar.
      """,
    remedy: "Draw it as large as its shape may be: 25 pt for a circle, 23 for a square, 31 wide, 28 high.",
    misconception: """
      A wide icon may be 21 pt wide and a tall one 228 pt high, as a copy of the table has it. The pixels beside them, \
      93 at scale 3 and 56 at scale 2, give 31 and 28.
      """,
    history: """
      The guidelines of 2022 to 2024 have the table of sizes. That of 2025 left it out and points to templates.
      """,
    evidence: .guideline,
    catalogue: ["R70"],
    examples: [
      .met(
        "a circle of 25 pt",
        .of(
          Tab("Home", icon: "TabHome").with(.iconKind, .bitmap).with(.iconShape, .circle).with(
            .iconRegular, Size(width: 25, height: 25)))),
      .broken(
        "a circle of 26 pt",
        .of(
          Tab("Home", icon: "TabHome").with(.iconKind, .bitmap).with(.iconShape, .circle).with(
            .iconRegular, Size(width: 26, height: 26)))),
    ],
    needs: .tabs,
    repair: { inspection, judgement in
      IconMisfit.all(in: inspection, larger: true).filter { judgement.tabs.contains($0.tab) }
        .map { $0.fix(in: inspection.design) }
    }
  ) { inspection in
    inspection.judgeIconSizes(larger: true)
  }
}

extension Inspection {
  /// Judges the sizes of bitmaps: whether one is larger than its target, or whether one is smaller.
  func judgeIconSizes(larger: Bool) -> Judgement {
    guard isPhoneOrPad else { return .notApplicable("the text speaks of iPhone and iPad only") }
    guard design.tabs.contains(where: { $0[.iconRegular] != nil || $0[.iconCompact] != nil }) else {
      return .notApplicable("no tab has an icon whose size in points is known")
    }
    let misfits = IconMisfit.all(in: self, larger: larger)
    guard let first = misfits.first else { return .met }
    let others =
      misfits.count == 1
      ? ""
      : "; \(counted(misfits.count - 1, "other size")) \(isOrAre(misfits.count - 1)) too \(larger ? "large" : "small") as well"
    var tabs = misfits.map(\.tab)
    tabs = tabs.indices.filter { $0 == 0 || tabs[$0] != tabs[$0 - 1] }.map { tabs[$0] }
    return .broken(
      first.sentence(in: design) + others, tabs: tabs,
      measured: [Measurement("length", first.length), Measurement("target", first.target)])
  }
}
