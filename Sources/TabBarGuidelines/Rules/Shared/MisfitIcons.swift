import TabBarCore

extension Rule {
  /// Creates a rule that judges the sizes of bitmaps: whether one is larger than its target, or whether one is smaller.
  convenience init(_ id: String, findingLarger larger: Bool) {
    self.init(
      id, needs: .section,
      repair: { inspection, judgement in
        IconMisfit.all(in: inspection, larger: larger).filter { judgement.tabs.contains($0.tab) }
          .map(\.remedy)
      }
    ) { $0.judgeIconSizes(larger: larger) }
  }
}

extension Inspection {
  fileprivate func judgeIconSizes(larger: Bool) -> Judgement {
    guard design.tabs.contains(where: { $0[.iconRegular] != nil || $0[.iconCompact] != nil }) else {
      return .skipped("no-icon-size")
    }
    let misfits = IconMisfit.all(in: self, larger: larger)
    guard let first = misfits.first else { return .met }
    let tabs = misfits.map(\.tab)
    return .broken(
      misfits.count == 1 ? "broken" : "broken-and-others",
      tabs.indices.filter { $0 == 0 || tabs[$0] != tabs[$0 - 1] }.map { tabs[$0] },
      [
        "length": first.length, "target": first.target, "others": misfits.count - 1,
        "icon": design.tabNames(of: [first.tab]), "size": first.size.word, "shape": Prose(first.shape),
        "bar": first.fact.property == .iconRegular ? "regular" as Prose : "compact",
        "side": first.shape.dimension,
      ])
  }
}
