import TabBarCore

extension Inspection {
  var watchBar: Judgement {
    switch platform {
    case .watchOS: .broken(allTabs, ["tabs": tabCount])
    case .macOS: .skipped("no-watch")
    default: .met
    }
  }
}
