import TabBarCore

extension Rule {
  static let oneSearchTab = Rule(
    "one-search-tab",
    repair: { inspection, judgement in
      guard judgement.isBroken else { return [] }
      return judgement.tabs.map { tab in
        Fix(
          .suggestion, "make \(inspection.design.name(of: tab)) a section like the others",
          [.role(tab, .destination)])
      }
    }
  ) { inspection in
    let searching = inspection.tabs { $0.role == .search }
    guard let first = searching.first else { return .skipped("no-search-tab") }
    guard searching.count > 1 else {
      guard let other = inspection.searchTabWithoutRole else { return .met }
      return .needsPerson(
        saying: """
          \(inspection.design.name(of: first)) has the role search: is \(inspection.design.name(of: other)) a second \
          search?
          """,
        tabs: [other], measured: [Measurement("searchTabs", 2)])
    }
    let others = Array(searching.dropFirst())
    let measured = [Measurement("searchTabs", searching.count)]
    return .broken(
      saying: """
        \(counted(searching.count, "tab")) have the role search, and the system uses that of \
        \(inspection.design.name(of: first)) alone
        """,
      tabs: others, measured: measured)
  }
}
