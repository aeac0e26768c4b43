import TabBarCore

extension Rule {
  static let oneSubject = Rule(
    id: "one-subject",
    title: "Show one subject from several sides",
    question: .whatIsATab,
    rationale: """
      Tabs are views of the same data, or parts of one thing that the app is for. Sections without a common \
      subject are several apps in one, and each is hard to find in the others' company.
      """,
    remedy: "Say in one sentence what the app is for, and keep the tabs that are a part of that sentence.",
    history: """
      The text of 2013 asks for perspectives on one set of data, or subtasks of one function. Those since \
      2022 speak only of areas of an app.
      """,
    evidence: .guideline,
    catalogue: ["R05"],
    examples: [
      .met("the parts of one trip", .titled("Contacts", "Calculator", "Weather").with(.subject, .one)),
      .broken("three apps in one", .titled("Contacts", "Calculator", "Weather").with(.subject, .several)),
    ],
    needs: .tabs
  ) { inspection in
    inspection.judge(.subject, asking: "are all tabs about one subject? (bar subject=one says so)") {
      subject in
      guard subject == .several else { return .met }
      let count = inspection.design.tabs.count
      return .broken(
        "the \(counted(count, "tab")) are about several subjects", tabs: inspection.allTabs,
        measured: [Measurement("tabs", count)])
    }
  }
}
