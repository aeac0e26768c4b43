import TabBarCore

extension Rule {
  static let paneTabs = Rule(
    id: "pane-tabs",
    title: "Have fewer tabs in a pane than in the window",
    question: .whatAboutIPad,
    rationale: """
      A popover and the leading pane are about as wide as a phone, whatever the size of the iPad. What is a \
      row of tabs in the window becomes a crowd there.
      """,
    remedy: "Keep about five tabs in a popover or a leading pane, and about seven in a trailing one.",
    history: """
      The text of 2013 gives about seven tabs for the main view and the right pane, and about five for the \
      left one and for popovers. In 2022 it is a few more than on iPhone, in 2023 six, and since 2024 there \
      is no number.
      """,
    evidence: .guideline,
    catalogue: ["R27", "R28"],
    examples: [
      .met(
        "seven in the trailing pane",
        .inPane(.trailing, titled: "All", "Unread", "Flagged", "Sent", "Drafts", "Junk", "Bin")),
      .met("five in a popover", .inPane(.popover, titled: "All", "Unread", "Flagged", "Sent", "Drafts")),
      .broken(
        "six in a popover", .inPane(.popover, titled: "All", "Unread", "Flagged", "Sent", "Drafts", "Junk")),
      .broken(
        "eight in the trailing pane",
        .inPane(.trailing, titled: "All", "Unread", "Flagged", "Sent", "Drafts", "Junk", "Bin", "Later")),
    ],
    needs: .tabs
  ) { inspection in
    guard inspection.isInPane, inspection.platform == .iPadOS else {
      return .notApplicable("the bar is in no pane or popover of an iPad")
    }
    let pane = inspection.design.pane
    let limit = inspection.limits[pane == .trailing ? .trailingPaneTabs : .narrowPaneTabs]
    guard let most = limit else {
      return .notApplicable("\(inspection.guide.name) gives no number of tabs for a pane")
    }
    let count = inspection.design.tabs.count
    let place = AffectedView(with: pane).words
    guard count > most else { return .met }
    let measured = [Measurement("tabs", count), Measurement("advised", most)]
    return .broken(
      "\(count) tabs in \(place), where about \(most) fit well",
      tabs: inspection.allTabs.filter { $0 >= most }, measured: measured)
  }
}
