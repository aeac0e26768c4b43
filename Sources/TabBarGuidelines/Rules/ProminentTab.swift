import TabBarCore

extension Rule {
  static let prominentTab = Rule("prominent-tab") { inspection in
    let prominent = inspection.tabs { $0.role == .prominent }
    guard !prominent.isEmpty else { return .notApplicable(saying: "no tab is prominent") }
    let measured = [Measurement("prominentTabs", prominent.count)]
    guard prominent.count == 1 else {
      return .broken(
        saying: "\(inspection.design.names(of: prominent)) are prominent, and the system has a place for one",
        tabs: prominent, measured: measured)
    }
    let sheets = prominent.filter { inspection.design.tabs[$0][.opens] == .sheet }
    guard sheets.isEmpty else {
      return .broken(
        saying: "\(inspection.design.names(of: sheets)) is prominent and opens a sheet instead of a section",
        tabs: sheets,
        measured: measured)
    }
    return .met
  }
}
