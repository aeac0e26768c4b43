import TabBarCore

extension Rule {
  static let badgeForm = Rule(
    "badge-form",
    repair: { inspection, _ in
      inspection.tabs { $0.badge.map(BadgeText.init) == .zero }.map { tab in
        // A badge of zero says what no badge says, too.
        Fix(.safe, "take the badge of zero off \(inspection.design.name(of: tab))", [.badge(tab, nil)])
      }
    }
  ) { inspection in
    let design = inspection.design
    var texts: [Int] = []
    var doubtful: [Int] = []
    var counted = 0
    for index in inspection.badgedTabs {
      switch BadgeText(design.tabs[index].badge ?? "") {
      case .number, .exclamation: counted += 1
      case .text: texts.append(index)
      case .abbreviated: doubtful.append(index)
      // A zero and a dot are left to rules of their own.
      case .zero, .dot: break
      }
    }
    func badges(_ indices: [Int]) -> String {
      listed(
        indices.prefix(3).map { "\(quoted(design.tabs[$0].badge ?? "")) on \(design.name(of: $0))" },
        others: max(0, indices.count - 3))
    }
    if !texts.isEmpty {
      return .broken(
        saying: "\(badges(texts)): neither a number nor an exclamation mark", tabs: texts,
        measured: [Measurement("badges", counted + texts.count + doubtful.count)])
    }
    guard doubtful.isEmpty else {
      return .needsPerson(
        saying: "is \(badges(doubtful)) still read as a number at a glance?", tabs: doubtful,
        measured: [Measurement("badges", counted + doubtful.count)])
    }
    guard counted > 0 else { return .notApplicable(saying: "no tab has a badge with a text") }
    return .met
  }
}
