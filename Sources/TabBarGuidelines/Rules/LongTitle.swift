import TabBarCore

extension Rule {
  static let longTitle = Rule(
    id: "long-title",
    title: "Keep to the number of characters for a title",
    question: .whatToCallIt,
    rationale: """
      A fixed number is easy to agree on with translators before there is anything to measure. It is an upper \
      bound only: most bars cut titles long before they reach it.
      """,
    remedy: "Say it in one or two words. Leave out what the icon or the app's name already says.",
    misconception: "Twenty-five characters fit. On an iPhone with five tabs about a dozen do.",
    history: """
      Apple has never given a number of characters, only words such as short. SAP has had its 25 since at least \
      2023.
      """,
    evidence: .guideline,
    catalogue: ["R53"],
    examples: [
      .met("25 characters", .titled("Customers", "Orders and their invoices", "Search")),
      .broken("26 characters", .titled("Customers", "Orders and all the returns", "Search")),
    ],
    needs: .tabs,
    repair: { $0.alternatives(for: $1, of: "long-title") }
  ) { inspection in
    guard let most = inspection.limits[.titleCharacters] else {
      return .notApplicable("the guide gives no number of characters")
    }
    // A character takes a byte or more, so that a title of few bytes has few characters.
    let tooLong = inspection.tabs { $0.title.utf8.count > most && $0.title.count > most }
    let tabs = inspection.design.tabs
    guard let worst = tooLong.max(by: { tabs[$0].title.count < tabs[$1].title.count }) else { return .met }
    let longest = tabs[worst].title.count
    let name = inspection.design.name(of: worst)
    let others = tooLong.count == 1 ? "" : "\(tooLong.count) titles are too long; "
    return .broken(
      "\(others)\(name) has \(longest) characters with spaces, \(most) are allowed",
      tabs: tooLong, measured: [Measurement("characters", longest), Measurement("allowed", most)])
  }
}
