import TabBarCore

extension Inspection {
  var iconPixels: Judgement {
    guard allOfTheTabs.contains(where: { $0[.icon2x] != nil || $0[.icon3x] != nil }) else {
      return .skipped()
    }
    let wrong = tabs { !$0.wrongFiles.isEmpty }
    guard let first = wrong.first, let file = allOfTheTabs[first].wrongFiles.first else {
      return .met
    }
    return .broken(
      wrong,
      [
        "width": file.size.width, "height": file.size.height, "expectedWidth": file.expected.width,
        "expectedHeight": file.expected.height, "scale": file.scale, "others": wrong.count - 1,
        "icon": design.name(of: first), "grounds": file.grounds,
      ])
  }

  func iconPixelsRemedies(_ judgement: Judgement) -> [Remedy] {
    judgement.tabs.flatMap { tab in
      allOfTheTabs[tab].wrongFiles.map { file in
        Remedy(
          .suggestion, on: [tab], ["pixels": file.expected.word, "scale": file.scale],
          making: [.set(tab, file.fact, file.expected)])
      }
    }
  }
}

/// A file of an icon that has other pixels than its points make.
private struct WrongFile {
  let fact: TabFact<Size>
  let scale: Int
  let size: Size
  let expected: Size
  /// What makes the expected pixels, such as `25x25 pt`.
  let grounds: String
}

extension Tab {
  /// The files of the icon that do not go with its size in points or, where none is known, with one another.
  fileprivate var wrongFiles: [WrongFile] {
    guard !facts.isEmpty else { return [] }
    var sizes = [self[.iconRegular], self[.iconCompact]].compactMap(\.self)
    var grounds = sizes.first.map { "\($0.word) pt" }
    if sizes.isEmpty, let double = self[.icon2x] {
      sizes = [double.scaled(by: 0.5)]
      grounds = "\(double.word) px @2x"
    }
    guard let size = sizes.first, let grounds else { return [] }
    return [(TabFact<Size>.icon2x, 2), (.icon3x, 3)].compactMap { fact, scale in
      // The file may be that of either bar.
      guard let file = self[fact], !sizes.contains(where: { $0.scaled(by: Double(scale)) == file }) else {
        return nil
      }
      return WrongFile(
        fact: fact, scale: scale, size: file, expected: size.scaled(by: Double(scale)), grounds: grounds)
    }
  }
}

extension Size {
  fileprivate func scaled(by factor: Double) -> Size { Size(width: width * factor, height: height * factor) }
}
