import TabBarCore

extension Rule {
  static let tooFewTabs = Rule(
    id: "too-few-tabs",
    title: "Have at least three sections before you give them a bar",
    question: .howMany,
    rationale: """
      A bar takes a strip of every screen. With one or two sections it gives little back, and the app can \
      feel thinner and less connected than it is.
      """,
    remedy: """
      Put both sections on one screen, reach one from the other, or switch with a segmented control. Do not \
      invent a tab to reach the number.
      """,
    history: """
      From 2017 to 2021 the text warned that too few tabs make an app feel disconnected. In 2022 it asked for three \
      to five. Since 2023 it gives no least number.
      """,
    evidence: .guideline,
    catalogue: ["R23"],
    examples: [
      .met("three tabs", .titled("Summary", "Sharing", "Browse")),
      .broken("two tabs", .titled("Summary", "Sharing")),
    ],
    needs: .tabs
  ) { inspection in
    guard let least = inspection.limits[.fewestTabs], inspection.design.device.platform == .iOS else {
      return .notApplicable("\(inspection.guide.name) gives no least number for this device")
    }
    let count = inspection.design.tabs.count
    guard count < least else { return .met }
    let most = inspection.guide[rule: "too-many-tabs"]?.limits[.compactTabs]
    let advised = most.map { "\(least) to \($0)" } ?? "at least \(least)"
    let measured = [Measurement("tabs", count), Measurement("advised", least)]
    return .broken(
      "\(counted(count, "tab")), where \(advised) are advised on iPhone",
      tabs: Array(inspection.design.tabs.indices), measured: measured)
  }
}
