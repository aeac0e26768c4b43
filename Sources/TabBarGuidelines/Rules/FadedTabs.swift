import TabBarCore

extension Rule {
  static let fadedTabs = Rule(
    id: "faded-tabs",
    title: "Keep the tabs of an Apple TV within the width of the screen",
    question: .whatAboutTV,
    rationale: """
      A row that is wider than the screen fades out at the right, and at the left too once it has scrolled. Tabs \
      in the fade are read late or not at all.
      """,
    remedy: "Shorten the titles, or have fewer tabs.",
    misconception: "Tabs that do not fit get a More tab. tvOS has none: the row fades and scrolls.",
    evidence: .derived,
    catalogue: ["R85", "R91"],
    examples: [
      .met("seven short titles", row("Movies", count: 7)),
      .met("three long titles", row("Recently Watched by Everyone", count: 3)),
      .broken("four long titles", row("Recently Watched by Everyone", count: 4)),
    ],
    needs: .bar
  ) { inspection in
    let layout = inspection.layout
    guard inspection.platform == .tvOS else { return .notApplicable("for Apple TV only") }
    guard layout.fadesLeading || layout.fadesTrailing else { return .met }
    let capacity = layout.capacity ?? inspection.design.tabs.count
    var faded = layout.hidden.filter { $0 < capacity && !inspection.excludedTabs.contains($0) }
    for item in layout.items where item.title.state > .tightened {
      if let tab = item.kind.tab, !inspection.excludedTabs.contains(tab) { faded.append(tab) }
    }
    faded.sort()
    let count = min(capacity, inspection.design.tabs.count)
    let ends =
      layout.fadesLeading && layout.fadesTrailing
      ? "at both ends" : layout.fadesTrailing ? "at its trailing end" : "at its leading end"
    guard !faded.isEmpty || inspection.excludedTabs.isEmpty else { return .met }
    let wide = "the row of tabs is wider than the screen and fades \(ends)"
    let measured = [Measurement("tabs", count), Measurement("faded", faded.count)]
    guard !faded.isEmpty else { return .broken(wide, measured: measured) }
    return .broken(
      "\(wide): \(inspection.design.names(of: faded)) \(isOrAre(faded.count)) not whole",
      tabs: faded, measured: measured)
  }

  private static func row(_ title: String, count: Int) -> Design {
    Design(tabs: (1...count).map { Tab("\(title) \($0)") }, device: .television)
  }
}
