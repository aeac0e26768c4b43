import TabBarCore

extension Rule {
  static let oneSubject = Rule("one-subject") { inspection in
    inspection.judge(.subject, asking: "are all tabs about one subject? (bar subject=one says so)") {
      subject in
      guard subject == .several else { return .met }
      let count = inspection.design.tabs.count
      return .broken(
        saying: "the \(counted(count, "tab")) are about several subjects", tabs: inspection.allTabs,
        measured: [Measurement("tabs", count)])
    }
  }
}
