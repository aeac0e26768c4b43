import TabBarCore

extension Rule {
  static let smallIcon = Rule(
    "small-icon", needs: .section,
    repair: { inspection, judgement in
      IconMisfit.all(in: inspection, larger: false).filter { judgement.tabs.contains($0.tab) }
        .map { $0.fix(in: inspection.design) }
    }
  ) { inspection in
    inspection.judgeIconSizes(larger: false)
  }
}
