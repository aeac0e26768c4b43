import TabBarCore

extension Rule {
  static let labelContrast = Rule(
    id: "label-contrast",
    title: "Keep titles and icons away from the colours of the content behind",
    question: .whereIsTheBar,
    rationale: """
      Content shows through a bar of glass. Where a label has nearly the colour of what passes behind it, it \
      disappears, and a small title needs more contrast than a large one: 4.5 to 1.
      """,
    remedy: """
      Leave the labels in the system's single colour, above all over colourful content, and try the bar over the \
      brightest and the darkest content.
      """,
    misconception: "Glass always keeps labels legible. Betas of iOS 26 were measured at 1.5 to 1.",
    history: "New in 2025, with the bar of glass. Until then a bar had a material that set its labels apart.",
    evidence: .guideline,
    catalogue: ["R18", "R20"],
    examples: [
      .met("the system's single colour", .bar(.labelColor, .distinct)),
      .broken("blue labels over blue content", .bar(.labelColor, .close)),
    ],
    needs: .tabs
  ) { inspection in
    inspection.judge(
      .labelColor,
      asking:
        "do titles and icons differ from all the content that passes behind them? (bar labelColor= says it)"
    ) { color in
      color == .close ? .broken("titles and icons have nearly the colour of the content behind them") : .met
    }
  }
}
