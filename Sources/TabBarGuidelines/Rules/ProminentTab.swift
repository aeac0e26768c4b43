import TabBarCore

extension Rule {
  static let prominentTab = Rule(
    id: "prominent-tab",
    title: "Make one tab prominent at most, and a section at that",
    question: .whereIsTheBar,
    rationale: """
      Since iOS 27 a tab can stand apart as the prominent one. There is room for one, and it is meant for a place \
      to go to: whoever taps it expects to arrive somewhere.
      """,
    remedy: "Keep the role for the one section that people come for. Put what opens a sheet into a toolbar.",
    misconception:
      "The prominent tab is the long-missed plus button. What opens a sheet is no candidate for it.",
    history: "New with iOS 27; without a prominent tab its place goes to search.",
    evidence: .observed,
    catalogue: ["R09"],
    examples: [
      .met("one section", .of(Tab("Today"), Tab("Play", role: .prominent).with(.opens, .section))),
      .broken(
        "two sections", .of(Tab("Today"), Tab("Play", role: .prominent), Tab("Watch", role: .prominent))),
      .broken(
        "a sheet", .of(Tab("Today"), Tab("Play", role: .prominent).with(.opens, .sheet))),
    ],
    needs: .tabs
  ) { inspection in
    let prominent = inspection.tabs { $0.role == .prominent }
    guard !prominent.isEmpty else { return .notApplicable("no tab is prominent") }
    let measured = [Measurement("prominentTabs", prominent.count)]
    guard prominent.count == 1 else {
      return .broken(
        "\(inspection.design.names(of: prominent)) are prominent, and the system has a place for one",
        tabs: prominent, measured: measured)
    }
    let sheets = prominent.filter { inspection.design.tabs[$0][.opens] == .sheet }
    guard sheets.isEmpty else {
      return .broken(
        "\(inspection.design.names(of: sheets)) is prominent and opens a sheet instead of a section",
        tabs: sheets,
        measured: measured)
    }
    return .met
  }
}
