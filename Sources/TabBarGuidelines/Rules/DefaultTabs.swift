import TabBarCore

extension Inspection {
  var defaultTabs: Judgement {
    guard let most = limits[.defaultTabs] else {
      return lacksNumber
    }
    guard let isCustomizable = design[.customizable] else {
      return tabCount > most
        ? .question(
          [], ["advised": most], by: .bar(.customizable, is: true, orElse: false)) : .skipped()
    }
    guard isCustomizable else { return .skipped() }
    let first = tabs { $0[.placement] != .optional && $0[.placement] != .sidebar }
    return first.count > most
      ? .broken(Array(first.dropFirst(most)), ["defaultTabs": first.count, "advised": most]) : .met
  }
}
