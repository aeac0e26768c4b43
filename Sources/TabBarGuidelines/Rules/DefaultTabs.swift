import TabBarCore

extension Rule {
  static let defaultTabs = Rule(
    "default-tabs", needs: .pad,
    repair: { [.setting(.placement, to: .optional, on: $1.tabs)] }
  ) { inspection in
    guard let most = inspection.limits[.defaultTabs] else {
      return inspection.lacksNumber
    }
    guard let isCustomizable = inspection.design[.customizable] else {
      return inspection.tabCount > most
        ? .question(
          [], ["advised": most], by: .bar(.customizable, is: true, orElse: false)) : .skipped()
    }
    guard isCustomizable else { return .skipped() }
    let first = inspection.tabs { $0[.placement] != .optional && $0[.placement] != .sidebar }
    return first.count > most
      ? .broken(Array(first.dropFirst(most)), ["defaultTabs": first.count, "advised": most]) : .met
  }
}
