import TabBarCore

extension Rule {
  /// No more characters in a title than the guide allows.
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
    evidence: .guideline,
    catalogue: ["R53"],
    examples: [
      .met("25 characters", .titled("Customers", "Orders and their invoices", "Search")),
      .broken("26 characters", .titled("Customers", "Orders and all the returns", "Search")),
    ],
    needs: .tabs
  ) { inspection in
    guard let most = inspection.limits[.titleCharacters] else {
      return .notApplicable("\(inspection.guide.name) gives no number of characters")
    }
    let tabs = inspection.design.tabs
    let lengths = tabs.map(\.title.count)
    let tooLong = tabs.indices.filter { lengths[$0] > most }
    let longest = lengths.max() ?? 0
    let measured = [Measurement("characters", longest), Measurement("allowed", most)]
    guard let worst = tooLong.max(by: { lengths[$0] < lengths[$1] }) else {
      return .met("at most \(counted(longest, "character")) of \(most) allowed", measured: measured)
    }
    let name = inspection.design.name(of: worst)
    let others = tooLong.count == 1 ? "" : "\(tooLong.count) titles are too long; "
    return .broken(
      "\(others)\(name) has \(lengths[worst]) characters with spaces, \(most) are allowed",
      tabs: tooLong, measured: measured)
  }
}
