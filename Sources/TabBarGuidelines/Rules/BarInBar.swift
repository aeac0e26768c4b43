import TabBarCore

extension Inspection {
  var barInBar: Judgement {
    let values: Message.Values = ["tabs": tabCount]
    return switch design[.level] {
    case .root: .met
    case .detail: .broken("pushed", allTabs, values)
    case .nested: .broken(allTabs, values)
    case .modal: .skipped("modal")
    case nil: .skipped("at-the-root")
    }
  }
}
