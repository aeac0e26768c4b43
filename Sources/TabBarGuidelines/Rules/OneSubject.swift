import TabBarCore

extension Rule {
  /// Tabs that show one subject from several sides.
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
      .met("a music library", .about("one", "Songs", "Artists", "Albums")),
      .broken("three apps in one", .about("several", "Contacts", "Calculator", "Weather")),
    ],
    needs: .tabs
  ) { inspection in
    switch inspection.design[.subject] {
    case "one":
      return .met(
        "all tabs are about one subject", measured: [Measurement("tabs", inspection.design.tabs.count)])
    case "several":
      return .broken(
        "the \(counted(inspection.design.tabs.count, "tab")) are about several subjects",
        tabs: inspection.allTabs, measured: [Measurement("tabs", inspection.design.tabs.count)])
    default: return .standing("are all tabs about one subject? (bar subject=one says so)")
    }
  }
}

extension Design {
  /// Returns a design of tabs about one or several subjects.
  fileprivate static func about(_ subject: String, _ titles: String...) -> Design {
    var design = Design(tabs: titles.map { Tab($0) })
    design.barDetails = .told(.subject, subject)
    return design
  }
}
