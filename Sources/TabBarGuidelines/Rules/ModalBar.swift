import TabBarCore

extension Rule {
  static let modalBar = Rule("modal-bar") { inspection in
    guard let level = inspection.design[.level] else { return .skipped("at-the-root") }
    return level == .modal ? .asked(inspection.allTabs, ["tabs": inspection.tabCount]) : .met
  }
}
