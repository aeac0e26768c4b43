import TabBarCore

extension Inspection {
  var modalBar: Judgement {
    guard let level = design[.level] else { return .skipped("at-the-root") }
    return level == .modal ? .asked(allTabs, ["tabs": tabCount]) : .met
  }
}
