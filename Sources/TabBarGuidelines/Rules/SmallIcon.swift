import TabBarCore

extension Rule {
  static let smallIcon = Rule(
    id: "small-icon",
    title: "Draw a bitmap icon as large as its target",
    question: .whichIcon,
    rationale: """
      The targets make icons of different shapes look equally heavy. One that is smaller looks lost among Apple's \
      own symbols.
      """,
    remedy: "Draw it as large as its shape may be: 25 pt for a circle, 23 for a square, 31 wide, 28 high.",
    history: """
      The guidelines of 2022 to 2024 have the table of sizes. That of 2025 left it out and points to templates.
      """,
    evidence: .guideline,
    catalogue: ["R70"],
    examples: [
      .met(
        "a square of 23 pt",
        .of(
          Tab("Home", icon: "TabHome").with(.iconKind, .bitmap).with(.iconShape, .square).with(
            .iconRegular, Size(width: 23, height: 23)))),
      .broken(
        "a square of 22 pt",
        .of(
          Tab("Home", icon: "TabHome").with(.iconKind, .bitmap).with(.iconShape, .square).with(
            .iconRegular, Size(width: 22, height: 22)))),
    ],
    needs: .tabs,
    repair: { inspection, judgement in
      IconMisfit.all(in: inspection, larger: false).filter { judgement.tabs.contains($0.tab) }
        .map { $0.fix(in: inspection.design) }
    }
  ) { inspection in
    inspection.judgeIconSizes(larger: false)
  }
}
