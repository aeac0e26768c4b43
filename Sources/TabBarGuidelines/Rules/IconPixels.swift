import TabBarCore

extension Rule {
  static let iconPixels = Rule(
    id: "icon-pixels",
    title: "Give a bitmap icon two and three pixels for each point",
    question: .whichIcon,
    rationale: """
      A screen of scale 3 shows three pixels for each point, one of scale 2 two. A file of other pixels is drawn \
      larger or smaller there than on other screens.
      """,
    remedy:
      "Multiply the size in points by the scale: 25x25 pt are 50x50 px at scale 2 and 75x75 px at scale 3.",
    misconception: """
      Printed tables are right. One copy of Apple's has 21 pt beside 93 px at scale 3; 93 divided by 3 is 31.
      """,
    evidence: .derived,
    catalogue: ["R70"],
    examples: [
      .met(
        "31 pt and 93 px at scale 3",
        .of(
          Tab("Home", icon: "TabHome").with(.iconKind, .bitmap).with(
            .iconRegular, Size(width: 31, height: 20)
          ).with(.icon3x, Size(width: 93, height: 60)))),
      .broken(
        "21 pt and 93 px at scale 3",
        .of(
          Tab("Home", icon: "TabHome").with(.iconKind, .bitmap).with(
            .iconRegular, Size(width: 21, height: 20)
          ).with(.icon3x, Size(width: 93, height: 60)))),
    ],
    needs: .tabs,
    repair: { inspection, judgement in
      judgement.tabs.flatMap { index -> [Fix] in
        inspection.design.tabs[index].wrongFiles.map { wrong in
          Fix(
            .suggestion,
            "Draw the icon of \(inspection.design.name(of: index)) in \(wrong.expected.word) px for scale \(wrong.scale)",
            [.set(index, wrong.fact, wrong.expected)])
        }
      }
    }
  ) { inspection in
    let design = inspection.design
    guard design.tabs.contains(where: { $0[.icon2x] != nil || $0[.icon3x] != nil }) else {
      return .notApplicable("no tab has an icon whose size in pixels is known")
    }
    let wrong = inspection.tabs { !$0.wrongFiles.isEmpty }
    guard let first = wrong.first, let file = design.tabs[first].wrongFiles.first else { return .met }
    let others =
      wrong.count == 1
      ? "" : "; \(counted(wrong.count - 1, "other tab")) \(isOrAre(wrong.count - 1)) wrong too"
    return .broken(
      """
      the icon of \(design.name(of: first)) has \(file.size.word) px at scale \(file.scale), and \(file.grounds) make \
      \(file.expected.word) px\(others)
      """,
      tabs: wrong,
      measured: [
        Measurement("width", file.size.width), Measurement("height", file.size.height),
        Measurement("expectedWidth", file.expected.width),
        Measurement("expectedHeight", file.expected.height),
      ])
  }
}

/// A file of an icon that has other pixels than its points make.
private struct WrongFile {
  let fact: TabFact<Size>
  let scale: Int
  let size: Size
  let expected: Size
  /// What makes the expected pixels, in words.
  let grounds: String
}

extension Tab {
  /// The files of the icon that do not go with its size in points or, where none is known, with one another.
  fileprivate var wrongFiles: [WrongFile] {
    guard details != nil else { return [] }
    let sizes = [self[.iconRegular], self[.iconCompact]].compactMap(\.self)
    guard let size = sizes.first else {
      guard let double = self[.icon2x], let triple = self[.icon3x] else { return [] }
      let expected = double.scaled(by: 1.5)
      return expected == triple
        ? []
        : [
          WrongFile(
            fact: .icon3x, scale: 3, size: triple, expected: expected,
            grounds: "the \(double.word) px at scale 2")
        ]
    }
    return [(TabFact<Size>.icon2x, 2), (.icon3x, 3)].compactMap { fact, scale in
      guard let file = self[fact],
        // The file may be that of either bar.
        !sizes.contains(where: { $0.scaled(by: Double(scale)) == file })
      else { return nil }
      return WrongFile(
        fact: fact, scale: scale, size: file, expected: size.scaled(by: Double(scale)),
        grounds: "\(size.word) pt")
    }
  }
}

extension Size {
  fileprivate func scaled(by factor: Double) -> Size { Size(width: width * factor, height: height * factor) }
}
