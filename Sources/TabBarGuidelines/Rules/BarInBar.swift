import TabBarCore

extension Rule {
  static let barInBar = Rule("bar-in-bar") { inspection in
    let values: Message.Values = ["tabs": inspection.tabCount]
    return switch inspection.design[.level] {
    case .root: .met
    case .detail: .broken("pushed", inspection.allTabs, values)
    case .nested: .broken(inspection.allTabs, values)
    case .modal: .skipped("modal")
    case nil: .skipped("at-the-root")
    }
  }
}
