import TabBarCore

extension Rule {
  static let iconPixels = Rule(
    "icon-pixels",
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
      return .notApplicable(saying: "no tab has an icon whose size in pixels is known")
    }
    let wrong = inspection.tabs { !$0.wrongFiles.isEmpty }
    guard let first = wrong.first, let file = design.tabs[first].wrongFiles.first else { return .met }
    let others =
      wrong.count == 1
      ? "" : "; \(counted(wrong.count - 1, "other tab")) \(isOrAre(wrong.count - 1)) wrong too"
    return .broken(
      saying: """
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
