import TabBarCore

extension Rule {
  static let iconSize = Rule(
    "icon-size", needs: .section,
    repair: { inspection, judgement in
      IconMisfit.all(in: inspection, larger: true).filter { judgement.tabs.contains($0.tab) }
        .map { $0.fix(in: inspection.design) }
    }
  ) { inspection in
    inspection.judgeIconSizes(larger: true)
  }
}
